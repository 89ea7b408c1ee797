# wasm.mk: the module of the web page, part of ../Makefile. `make wasm` calls make again with a compiler for WebAssembly, so that
# all rules, lists of sources and flags are those of the libraries; the same for the unit tests (`make test-wasm`).

# The newest of the compilers that were measured (docs/web.md) which is there; WASM_CC=... takes another. The shell looks for it: make would
# do that before the first line of a recipe is run, and so before the compiler is installed.
WASM_CC ?= $$(command -v clang-19 || command -v clang)
# Nothing that a browser lacks: vectors of 128 bits are the only extension.
WASM_CFLAGS ?= -O2 -msimd128
WASM_SETTINGS = CC="$(WASM_CC) --target=wasm32-wasi" CFLAGS='$(WASM_CFLAGS)' LDFLAGS= SAN= HARDEN=no THREADS=no PLAY=no PAPER=no SERVE=no PACKED=no
# Packages of the newest compiler; where there are none, those of Debian's usual one.
WASM_NEEDS := command:clang-19=clang-19 wasm:clang-19=lld-19 wasm:clang-19=wasi-libc wasm:clang-19=libclang-rt-19-dev-wasm32
WASM_OTHERS := command:clang=clang wasm:clang=lld wasm:clang=wasi-libc wasm:clang=libclang-rt-dev-wasm32
need_wasm = $(if $(filter command line,$(origin WASM_CC)),:,$(need) $(WASM_NEEDS) || $(need) $(WASM_OTHERS))

.PHONY: wasm run-wasm test-wasm run-test-wasm

wasm:
	@$(need_wasm)
	@$(MAKE) --no-print-directory $(PARALLEL) run-wasm CHECKED= CPPFLAGS=-DNN_LARGE_APART WIDE_PIC=-fPIC $(WASM_SETTINGS)

run-wasm: $(BUILD)/nonet.wasm $(BUILD)/nonet-large.wasm $(BUILD)/nonet-positions.txt
	@for file in $^; do printf '  %s: %s bytes, %s packed\n' $$file $$(wc -c <$$file) $$(gzip -9 <$$file | wc -c); done

$O/web/%.o: web/%.c
	@mkdir -p $(@D)
	$(SAY)$(CC) -I. $(ALL_CPPFLAGS) $(ALL_CFLAGS) -MMD -MP -c -o $@ $<

# The stack lies below everything else: what runs over its end traps, instead of writing over data. No call takes more than
# 32 KB of it on other machines (tests/stack). Objects, not archives, which need tools of their own; what nobody calls goes.
# Without -O: given that, clang runs the wasm-opt that it finds with options that it does not take.
WASM_LINK := -O0 -Wl,--stack-first -Wl,-z,stack-size=1048576 -Wl,--gc-sections -Wl,--initial-memory=16777216 -Wl,--max-memory=2147483648

# Two modules (web/large/large_door.c): what the second one needs of the first is a list, and nothing else is to be had.
LARGE_NEEDS := web/large/needs.txt
# Positions to practise on are a file of the page (web/book/book_door.c).
BOOK_OBJECT := $O/lib/words/practice_book.o
$O/nonet.unpacked.wasm: $(WEB_OBJECTS) $O/web/large/large_door.o $O/web/book/book_door.o $(GAME_OBJECTS) \
		$(filter-out $(WIDE_OBJECTS) $(BOOK_OBJECT),$(LIB_OBJECTS)) $(LARGE_NEEDS)
	$(SAY)$(CC) $(WASM_LINK) -mexec-model=reactor -Wl,--strip-debug -Wl,--export-table -Wl,--growable-table \
		$(patsubst %,-Wl$(comma)--export=%,__stack_pointer $(shell cat $(LARGE_NEEDS))) -o $@ $(filter %.o,$^)

# Both have the table of techniques.
TECHNIQUE_OBJECTS := $(filter $O/lib/technique/%,$(LIB_OBJECTS))
$O/web/large/large_table.o: KERNEL_FLAGS = -fPIC
$(TECHNIQUE_OBJECTS): KERNEL_FLAGS = $(WIDE_PIC)
$O/nonet-large.unpacked.wasm: $O/web/large/large_table.o $(TECHNIQUE_OBJECTS) $(WIDE_OBJECTS) $(LARGE_NEEDS)
	$(SAY)$(CC) -O0 -nostdlib -Wl,-shared -Wl,--experimental-pic -Wl,--no-entry -Wl,--gc-sections -Wl,--strip-debug \
		-Wl,--allow-undefined-file=$(LARGE_NEEDS) -o $@ $(filter %.o,$^)

$O/web/large/%.o: web/large/%.c
	@mkdir -p $(@D)
	$(SAY)$(CC) -Ilib $(ALL_CPPFLAGS) $(ALL_CFLAGS) $(KERNEL_FLAGS) -MMD -MP -c -o $@ $<

# wasm-opt makes it smaller by a tenth; it comes with the packages of the page (npm ci in web/), and is not needed.
WASM_OPT ?= $(wildcard web/node_modules/.bin/wasm-opt)
WASM_OPT_FLAGS := --enable-simd --enable-bulk-memory --enable-sign-ext --enable-mutable-globals --enable-nontrapping-float-to-int \
	--enable-reference-types --enable-multivalue -O2 --strip-debug --strip-producers --strip-target-features
$O/%.wasm: $O/%.unpacked.wasm $(WASM_OPT)
	$(SAY)$(if $(WASM_OPT),$(WASM_OPT) $(WASM_OPT_FLAGS) $< -o $@,cp $< $@)

$(BUILD)/%.wasm: $O/%.wasm FORCE
	@cmp -s $< $@ || { cp $< $@.new && mv $@.new $@; }

$(BUILD)/nonet-positions.txt: lib/words/practice_positions.h
	@sed -n 's/^POSITION(.*, "\(.*\)")$$/\1/p' $< >$@.new && mv $@.new $@

# ---- tests -----------------------------------------------------------------------------------------------

# Unit tests that cannot be WebAssembly. All others are.
#   test_tui_*, test_paper_*, test_serve_*, test_packed   parts with libraries of their own, which the page does without
#   test_game_stop, test_team   all of them is about threads: they start some, or count how many helped
#   test_web_*                  the exports themselves: web/tests call them in the module
# Of test_solver one case of the same kind is left out.
WASM_LEFT_OUT := test_tui_% test_paper_% test_serve_% test_packed test_game_stop test_team test_web_%
WASM_TESTS := $(patsubst tests/unit/%.c,$O/%.wasm,$(filter-out $(WASM_LEFT_OUT:%=tests/unit/%.c),$(sort $(wildcard tests/unit/test_*.c))))
# The clock that counts processor time is taken from the one that there is.
WASM_TEST_CPPFLAGS := -DTESTS_ARE_SLOW -Itests/support/wasm -Itests/support/cmocka -D_WASI_EMULATED_PROCESS_CLOCKS

$O/test_%.wasm: $O/tests/unit/test_%.o $(SUPPORT_OBJECTS) $(GAME_SUPPORT) $(GAME_OBJECTS) $(LIB_OBJECTS)
	$(SAY)$(CC) $(WASM_LINK) -o $@ $^ -lwasi-emulated-process-clocks

# The host as plain JavaScript, for node.
$(BUILD)/engine/host.js: web/node_modules/.installed $(wildcard web/src/engine/*.ts) web/src/engine/tsconfig.json web/tsconfig.json
	@cd web && node_modules/.bin/tsc -p src/engine/tsconfig.json --outDir $(abspath $(@D))
	@touch $@

test-wasm: web/node_modules/.installed
	@$(need_wasm)
	@$(MAKE) --no-print-directory $(PARALLEL) run-test-wasm CHECKED=1 CPPFLAGS='$(WASM_TEST_CPPFLAGS)' $(WASM_SETTINGS)
	@$(MAKE) --no-print-directory wasm
	@$(MAKE) --no-print-directory $(PARALLEL) $(BUILD)/nonet $(BUILD)/engine/host.js
	@node tests/web/same_as_native.mjs $(BUILD)/nonet $(BUILD)/nonet.wasm $(BUILD)/engine/host.js $(if $(filter file,$(origin COUNT)),35,$(COUNT))
	@cd web && NONET_WASM=$(abspath $(BUILD)/nonet.wasm) node_modules/.bin/vitest run tests/engine

run-test-wasm: $(WASM_TESTS)
	@tests/web/run_unit_tests $^
