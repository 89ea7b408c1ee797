# web.mk: the web page, part of ../Makefile. `make web` builds it into build/web, static files that any server serves from any folder;
# `make test-web` tests it, in Chromium, too. Nothing else needs node, npm or a browser.

NPM ?= npm
WEB_NEEDS := command:node=nodejs command:$(NPM)=npm
# For the configuration files in web/.
web test-web: export NONET_BUILD = $(abspath $(BUILD))

.PHONY: web test-web

# The page has the engine in it.
web test-web: wasm

web:
	@$(need) $(WEB_NEEDS)
	@$(MAKE) --no-print-directory web/node_modules/.installed
	@cd web && $(NPM) run --silent check && $(NPM) run --silent build
	@echo 'see $(BUILD)/web'

test-web:
	@$(need) $(WEB_NEEDS) $(if $(CHROMIUM),,command:chromium=chromium)
	@$(MAKE) --no-print-directory web/node_modules/.installed
	@cd web && $(NPM) run --silent check && $(NPM) test --silent && $(NPM) run --silent test:browser

# What the tools of the page are, and where they came from, is settled by the lock file; it is obeyed when it changes.
web/node_modules/.installed: web/package.json web/package-lock.json
	@node web/check_node.mjs
	@cd web && $(NPM) ci --silent
	@touch $@
