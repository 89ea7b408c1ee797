# web.mk: the web page, part of ../Makefile. `make web` builds it: build/web, static files that any server serves from any folder, and
# build/nonet.html, one file that works from a disk; `make site` puts it into a site with all
# documents, build/site; `make test-web` tests all three, in Chromium, too. Nothing else needs node, npm or a browser.

NPM ?= npm
WEB_NEEDS := command:node=nodejs command:$(NPM)=npm
BROWSER_NEEDS = $(if $(CHROMIUM),,command:chromium=chromium)
# For the configuration files in web/. They are loaded by Vite, which need not remind of how node would load them.
web site test-web test-web-unit test-web-browser test-web-firefox bench-web: export NONET_BUILD = $(abspath $(BUILD))
web site test-web test-web-unit test-web-browser test-web-firefox bench-web: export VITE_CONFIG_NATIVE_IGNORE_WARNING = true
in_web = $(NPM) --prefix web run --silent

.PHONY: web site make-site test-web test-web-unit test-web-browser test-web-firefox bench-web

# The packages come first: wasm-opt is one of them.
web:
	@$(need) $(WEB_NEEDS)
	@$(MAKE) --no-print-directory web/node_modules/.installed
	@$(MAKE) --no-print-directory wasm
	@$(in_web) check && $(in_web) build
	@node web/sizes.mjs $(BUILD)/web $(BUILD)/nonet.html
	@echo 'see $(BUILD)/web and $(BUILD)/nonet.html'

# The site: everything that one reads, as static files, with the page itself below app/. The sources to download are those of git, if it is there.
site: web
	@$(MAKE) --no-print-directory $(PARALLEL) make-site

make-site: $(BUILD)/nonet
	@! git rev-parse HEAD >/dev/null 2>&1 || $(MAKE) --no-print-directory -s dist
	@cd web && node site/run.mjs $(abspath $(BUILD))/site
	@echo 'see $(BUILD)/site/index.html'

# Unit tests, then what is seen and pressed in Chromium; SPECS='offline play': the tests of these names only.
test-web: test-web-unit
	@$(MAKE) --no-print-directory test-web-browser

test-web-unit: site
	@$(in_web) test

test-web-browser:
	@$(need) $(BROWSER_NEEDS)
	@$(in_web) test:browser -- --project=chromium $(SPECS:%=tests/%)

test-web-firefox: web
	@$(need) $(if $(FIREFOX),,command:firefox-esr=firefox-esr)
	@$(in_web) test:browser -- --project=firefox

bench-web: web
	@$(need) $(BROWSER_NEEDS)
	@$(MAKE) --no-print-directory web/lighthouse/node_modules/.installed
	@$(in_web) test:browser -- --project=bench --workers=1

# What the tools of the page are, and where they came from, is settled by the lock file; it is obeyed when it changes.
web/node_modules/.installed web/lighthouse/node_modules/.installed: %/node_modules/.installed: %/package.json %/package-lock.json
	@$(need) $(WEB_NEEDS)
	@node web/check_node.mjs
	@cd $* && $(NPM) ci --silent
	@touch $@
