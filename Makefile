# nonet: `make run` builds it and shows it at work, `make test` builds and runs all tests.
#
#   make                  program build/nonet with its modules, libraries build/libnonet and build/libnonetgame, .a and .so
#   make run              build it, solve the puzzles in examples/, say what to try next
#   make test             all tests                       (CC=clang, SAN=address,undefined, SAN=thread)
#   make install          to PREFIX=/usr/local; also DESTDIR, LIBDIR, MANDIR, DOCDIR
#   make uninstall        remove what `make install` installed
#   make web              the web page: build/web for a server, build/nonet.html for a disk (docs/web.md)
#   make site             build/site: a start page, all documents as pages, and the web page, for any server of files
#   make wasm             build/nonet.wasm, nonet-large.wasm: both libraries for the web page, as WebAssembly (docs/web.md)
#   make man              the manual pages, in build/man
#   make dist             build/nonet-VERSION.tar.gz, which builds and tests without git
#   make clean            remove build/
#   make help             show this list
#
#   make test-arch        the tests on other processors, under qemu: aarch64 and big-endian s390x
#   make test-web         the web page: types, unit tests, Chromium; make test-web-firefox: a few in Firefox
#   make test-wasm        the unit tests as WebAssembly under node, and answers against those of this machine, COUNT=1000
#   make test-valgrind    the unit tests and the program under valgrind
#   make verify           thousands of puzzles against qqwing
#   make verify-engines   random puzzles: all engines against each other, COUNT=1000000 SEED=1
#   make verify-boards    the same for boards from 4x4 to 12x12
#   make verify-finders   all that techniques remove at random positions against slow finders, COUNT=1000 SEED=1 FAMILIES="fish"
#   make verify-vicinity  the neighbours of puzzles (PUZZLES=FILE REMOVE=1 ADD=1) against a slow program
#   make verify-techniques  puzzles generated for a technique (COUNT=5 SEED=1) need it, says explain
#   make verify-chains    every link of chains that are found (COUNT=10000 SEED=1) holds, as our own reader says
#   make verify-books     books of 24, 120 and 300 pages in three sizes keep to the rules of print, and have the right solutions
#   make bench-play       how long nonet play takes to start, and to answer keys and hints
#   make bench-practice   how long positions to practise on take, POSITIONS=50 of each technique, and whether any are equivalent
#   make bench-web        how long the web page takes to start, to answer keys, to find hints and puzzles, ROUNDS=30
#   make bench-stop       how long commands go on after --timeout and Ctrl-C; takes half an hour
#   make fuzz             libFuzzer on whatever takes input, SECONDS=60 for each target, TARGETS="game json": only these
#   make coverage         lines and branches that the tests run, a folder each; LIST=lib/text: those that none runs
#   make abi              what has changed in the binary interface; make abi-accept: describe it anew
#   make stack            how much stack each call of the library takes
#   make torture          every call of the system fails in turn; FAULTS=N: N of each call's (make test: a few)
#   make contact-sheet    the examples of all techniques, drawn on a few sheets, in build/contact-sheet; SHEET='-t dark -w 300'
#   make technique-pages  docs/techniques: a page for each technique, with a picture; make charts: those of bench/README.md
#   make mutants          do the tests find small mistakes made in FILES='lib/board lib/text', COUNT=100 SEED=1 JOBS=2?
#   make format           clang-format over all sources
#
#   Settings for all of them: CC, CFLAGS, CPPFLAGS, LDFLAGS, PKG_CONFIG as usual; BUILD=DIR builds outside the tree;
#   PLAY=no leaves the game out, PAPER=no pictures and books, SERVE=no the server, PACKED=no packed files, THREADS=no threads (libraries only), HARDEN=no the hardening;
#   MODULES=no links these parts into the program, instead of files that it loads; V=1 shows the commands that are run.
#   To cross-compile: CC=aarch64-linux-gnu-gcc
#
# Objects live in a folder named after the compiler and its flags, so builds never mix.

VERSION := 0.6.0
# Of the manual pages.
DATE := November 19, 2026
# Before 1.0 a new minor version may break programs that are linked with an older one.
SOVERSION := 0.6
BUILD ?= build
# Named in one way, however it was said: what the compiler noted about headers holds for that name only.
override BUILD := $(patsubst $(CURDIR)/%,%,$(abspath $(BUILD)))

# `make install` installs what `make` built: with the flags of that time, unless others are given.
ifeq ($(MAKECMDGOALS),install)
-include $(BUILD)/flags.mk
endif
ifeq ($(origin CC),default)
CC := gcc
endif
CFLAGS ?= -O2 -g
SAN ?=
WERROR ?=
# CHECKED=1 keeps the assertions; `make test` sets it, a plain build leaves them out.
CHECKED ?=
# THREADS=no leaves threads out of the library, for systems that have none: one thread does all the work.
THREADS ?= yes
# PLAY=no leaves the game on the terminal out, and so ncurses and SQLite; PAPER=no pictures and books, and so cairo; SERVE=no the
# server of the web page, and so libmicrohttpd; PACKED=no reading and writing of gz, zst, xz and bz2, and so their libraries.
PLAY ?= yes
PAPER ?= yes
SERVE ?= yes
PACKED ?= yes
# These parts are modules, files that the program loads when it needs them (cli/system/module.h). MODULES=no links them into it.
MODULES ?= yes
# V=1 shows commands as they are, else only what they make.
V ?=
SAY = $(if $(V),,@echo '  $(patsubst $O/%,%,$@)' && )
# `make run` and `make test` use all processors, unless -j says how many.
PARALLEL = $(if $(findstring jobserver,$(MAKEFLAGS)),,-j$(shell nproc 2>/dev/null || echo 2))
SECONDS ?= 60
COUNT ?= 1000000
SEED ?= 1
comma := ,
# What tested programs run under, and the library of the unit tests: test-arch has others.
RUNNER ?=
CMOCKA ?= -lcmocka

# psabi: how vectors and 64-bit atomics are handed on on x86 with 32 bits; none of ours leaves its library.
WARNINGS := -Wall -Wextra -Wpedantic -Wshadow -Wvla -Wundef -Wstrict-prototypes \
	-Wmissing-prototypes -Wwrite-strings -Wcast-qual -Wformat=2 -Wno-psabi $(if $(WERROR),-Werror)
ALL_CPPFLAGS := -Iinclude -D_POSIX_C_SOURCE=200809L $(if $(CHECKED),,-DNDEBUG) \
	$(if $(filter no,$(THREADS)),-DNN_NO_THREADS) $(CPPFLAGS)

# Hardening: what makes a mistake that we have not found hard to use. Whatever compiler and linker take of it (tools/accepted)
# comes before CFLAGS and LDFLAGS, which therefore win; HARDEN=no leaves all of it out.
HARDEN ?= yes
MACHINE := $(shell $(CC) -dumpmachine)
ifeq ($(HARDEN),yes)
HARDENED := $(shell tools/accepted '$(CC)' -fstack-protector-strong -fstack-clash-protection \
	$(if $(filter x86_64% i%86%,$(MACHINE)),-fcf-protection) $(if $(filter aarch64%,$(MACHINE)),-mbranch-protection=standard))
HARDENED_LINK := $(shell tools/accepted '$(CC)' -Wl,-z,relro -Wl,-z,now -Wl,-z,noexecstack)
# Checked copies need an optimiser, and are in the way of the sanitizers' own; a level that is given is the one that counts.
CAN_FORTIFY := $(if $(SAN)$(findstring _FORTIFY_SOURCE,$(CFLAGS) $(CPPFLAGS)),,$(filter-out -O0,$(lastword $(filter -O%,$(CFLAGS)))))
fortify = $(shell tools/accepted '$(CC)' '-U_FORTIFY_SOURCE -D_FORTIFY_SOURCE=$1')
HARDENED += $(if $(CAN_FORTIFY),$(or $(call fortify,3),$(call fortify,2)))
# The logic and the rater keep sets of cells on the stack in almost every function; guarding them costs rating 3% of its
# instructions, explaining 1%. They hold cells of a board that was read and checked elsewhere. A guard that CFLAGS ask for stays.
NO_GUARD := $(if $(findstring -fstack-protector,$(CFLAGS)),,$(if $(findstring -fstack-protector,$(HARDENED)),-fno-stack-protector))
# A program without shared libraries stays where it was linked.
PIE := $(if $(findstring -static,$(LDFLAGS) $(CFLAGS)),,$(shell tools/accepted '$(CC)' -pie))
endif

PTHREAD := $(if $(filter no,$(THREADS)),,-pthread)
# A module of WebAssembly is never moved, and reaching its data by a table takes time.
PIC := $(if $(filter wasm%,$(MACHINE)),,-fPIC)
ALL_CFLAGS := -std=c11 $(HARDENED) $(CFLAGS) $(WARNINGS) $(PIC) -fvisibility=hidden -ffp-contract=off $(PTHREAD) \
	$(if $(SAN),-fsanitize=$(SAN) -fno-sanitize-recover=all -fno-omit-frame-pointer)
ALL_LDFLAGS := $(PTHREAD) $(HARDENED_LINK) $(LDFLAGS) $(if $(SAN),-fsanitize=$(SAN))

# A compiler that is named after another machine, as aarch64-linux-gnu-gcc, brings its tools.
MACHINE_PREFIX := $(if $(findstring -linux-,$(notdir $(CC))),$(patsubst %gcc,%,$(patsubst %clang,%,$(notdir $(CC)))))
IS_CROSS := $(if $(MACHINE_PREFIX),$(filter-out $(shell uname -m),$(firstword $(subst -, ,$(MACHINE_PREFIX)))))
PKG_CONFIG ?= $(if $(IS_CROSS),$(MACHINE_PREFIX))pkg-config
STRIP ?= $(if $(IS_CROSS),$(MACHINE_PREFIX))strip

# A program without shared libraries can load none.
IS_STATIC := $(filter -static -static-pie,$(LDFLAGS) $(CFLAGS))
IS_LINKED := $(if $(filter no,$(MODULES))$(IS_STATIC),yes)

# Parts with libraries that most commands do without: nonet play (tui/) needs ncursesw and SQLite, PNG, PDF and books (paper/)
# cairo and others, nonet serve (serve/) libmicrohttpd, packed files (packed/) zlib and three others. Without them a part is left out, and says so. What needs none of them is always there.
# libraries SWITCH,FOLDER,PACKAGES: those of pkg-config's packages, if the part is wanted and they are all there.
libraries = $(if $(filter no,$1),,$(if $(wildcard $2/*.c),$(shell $(PKG_CONFIG) --exists $3 2>/dev/null && $(PKG_CONFIG) --libs $(if $(IS_STATIC),--static) $3)))
PLAY_PACKAGES := ncursesw sqlite3
PLAY_LIBRARIES := $(call libraries,$(PLAY),tui,$(PLAY_PACKAGES))
PLAY_CFLAGS := $(if $(PLAY_LIBRARIES),$(shell $(PKG_CONFIG) --cflags $(PLAY_PACKAGES)))
PAPER_PACKAGES := cairo pangocairo libqrencode zlib
PAPER_LIBRARIES := $(call libraries,$(PAPER),paper,$(PAPER_PACKAGES))
PAPER_CFLAGS := $(if $(PAPER_LIBRARIES),$(shell $(PKG_CONFIG) --cflags $(PAPER_PACKAGES)))
# What libmicrohttpd needs is not to be had as archives.
SERVE_PACKAGES := libmicrohttpd
SERVE_LIBRARIES := $(if $(IS_STATIC),,$(call libraries,$(SERVE),serve,$(SERVE_PACKAGES)))
SERVE_CFLAGS := $(if $(SERVE_LIBRARIES),$(shell $(PKG_CONFIG) --cflags $(SERVE_PACKAGES)))
# Debian's libbz2 is unknown to pkg-config.
PACKED_PACKAGES := zlib libzstd liblzma
HAS_BZ2 := $(if $(filter no,$(PACKED)),,$(shell printf '\043include <stdio.h>\n\043include <bzlib.h>\n' | $(CC) -E -x c - >/dev/null 2>&1 && echo yes))
PACKED_LIBRARIES := $(if $(HAS_BZ2),$(call libraries,$(PACKED),packed,$(PACKED_PACKAGES)))
PACKED_LIBRARIES := $(if $(PACKED_LIBRARIES),$(PACKED_LIBRARIES) -lbz2)
PACKED_CFLAGS := $(if $(PACKED_LIBRARIES),$(shell $(PKG_CONFIG) --cflags $(PACKED_PACKAGES)))

MODULE_FILES := $(if $(IS_LINKED),,$(if $(PLAY_LIBRARIES),nonet-play.so) $(if $(PAPER_LIBRARIES),nonet-paper.so) $(if $(SERVE_LIBRARIES),nonet-serve.so) $(if $(PACKED_LIBRARIES),nonet-packed.so))

O := $(BUILD)/$(shell echo '$(CC) $(ALL_CPPFLAGS) $(ALL_CFLAGS) $(ALL_LDFLAGS) $(PLAY_LIBRARIES) $(PAPER_LIBRARIES) $(SERVE_LIBRARIES) $(PACKED_LIBRARIES) $(IS_LINKED)' | cksum | cut -d' ' -f1)
# The same source gives the same bytes in every folder; so this is no part of the name above.
ALL_CFLAGS += -ffile-prefix-map=$(CURDIR)=.

# The logic works on sets of cells of a size that the compiler knows: it is compiled for boards up to
# 11x11, and once more for large ones (lib/sized/sized.h).
SIZED_SOURCES := $(sort $(wildcard lib/logic/*.c lib/logic/*/*.c lib/sized/*.c))
WIDE_OBJECTS := $(patsubst %.c,$O/wide/%.o,$(SIZED_SOURCES))
LIB_OBJECTS := $(patsubst %.c,$O/%.o,$(sort $(wildcard lib/*.c lib/*/*.c lib/*/*/*.c))) $(WIDE_OBJECTS)
GAME_OBJECTS := $(patsubst %.c,$O/%.o,$(sort $(wildcard game/*.c)))
TUI_SOURCES := $(if $(PLAY_LIBRARIES),$(sort $(wildcard tui/*.c)),$(addprefix tui/,screen_layout.c paths.c preferences.c saved_games.c durable_files.c background_sync.c signals.c))
TUI_OBJECTS := $(patsubst %.c,$O/%.o,$(TUI_SOURCES))
PAPER_OBJECTS := $(if $(PAPER_LIBRARIES),$(patsubst %.c,$O/%.o,$(sort $(wildcard paper/*.c))))
SERVE_OBJECTS := $(if $(SERVE_LIBRARIES),$(patsubst %.c,$O/%.o,$(sort $(wildcard serve/*.c))))
PACKED_OBJECTS := $(if $(PACKED_LIBRARIES),$(patsubst %.c,$O/%.o,$(sort $(wildcard packed/*.c))))
WEB_OBJECTS := $(patsubst %.c,$O/%.o,$(sort $(wildcard web/exports/*.c)))
CLI_OBJECTS := $(patsubst %.c,$O/%.o,$(sort $(wildcard cli/*.c cli/*/*.c)))
GAME_SUPPORT := $O/tests/support/games.o
SUPPORT_OBJECTS := $(filter-out $(GAME_SUPPORT),$(patsubst %.c,$O/%.o,$(sort $(wildcard tests/support/*.c))))
UNIT_TESTS := $(patsubst tests/%.c,$O/tests/%,$(filter-out $(if $(PLAY_LIBRARIES),,$(addprefix tests/unit/,test_tui_records.c test_tui_lost_records.c)) \
	$(if $(PAPER_LIBRARIES),,tests/unit/test_paper_%) $(if $(SERVE_LIBRARIES),,tests/unit/test_serve_%) $(if $(PACKED_LIBRARIES),,tests/unit/test_packed.c),$(sort $(wildcard tests/unit/test_*.c))))
FINDER_OBJECTS := $(patsubst %.c,$O/%.o,$(sort $(wildcard tests/finders/*.c)))
AGREE_OBJECTS := $(patsubst %.c,$O/%.o,$(sort $(wildcard tests/agree/*.c)))
TORTURE_OBJECTS := $(patsubst %.c,$O/%.o,$(sort $(wildcard tests/torture/*.c)))
STACK_OBJECTS := $(patsubst %.c,$O/%.o,$(sort $(wildcard tests/stack/*.c)))
FUZZ_TARGETS := $(patsubst tests/%.c,$O/tests/%,$(filter-out $(if $(PLAY_LIBRARIES),,tests/fuzz/fuzz_records.c) $(if $(PAPER_LIBRARIES),,tests/fuzz/fuzz_paper%) $(if $(PACKED_LIBRARIES),,tests/fuzz/fuzz_packed.c),\
	$(sort $(wildcard tests/fuzz/fuzz_*.c))))
EXAMPLES := $(patsubst %.c,$O/%,$(sort $(wildcard examples/*.c)))

.PHONY: all flags run run-examples test run-tests test-arch test-valgrind run-valgrind verify verify-engines verify-boards verify-finders verify-vicinity \
	verify-techniques verify-chains verify-books stack torture mutants mutant-programs bench-play bench-practice bench-stop fuzz run-fuzz coverage run-coverage abi abi-accept run-abi run-abi-accept \
	contact-sheet technique-pages charts \
	man install uninstall dist format clean help FORCE
.DELETE_ON_ERROR:
.SECONDARY:

SHIPPED := $(addprefix $(BUILD)/,nonet $(MODULE_FILES) libnonet.a libnonet.so libnonetgame.a libnonetgame.so)
all: $(SHIPPED) flags
	@rm -f $(filter-out $(SHIPPED),$(wildcard $(BUILD)/nonet-*.so))
	@$(if $(PLAY_LIBRARIES)$(filter no,$(PLAY)),,echo 'nonet is built without play, for which ncursesw or SQLite is missing (PLAY=no: on purpose)')
	@$(if $(PAPER_LIBRARIES)$(filter no,$(PAPER))$(if $(wildcard paper/*.c),,none),,echo 'nonet is built without PNG, PDF and books, for which cairo, pango or libqrencode is missing (PAPER=no: on purpose)')
	@$(if $(SERVE_LIBRARIES)$(filter no,$(SERVE))$(IS_STATIC)$(if $(wildcard serve/*.c),,none),,echo 'nonet is built without serve, for which libmicrohttpd is missing (SERVE=no: on purpose)')
	@$(if $(PACKED_LIBRARIES)$(filter no,$(PACKED)),,echo 'nonet is built without packed files, for which zlib, libzstd, liblzma or libbz2 is missing (PACKED=no: on purpose)')

# For `make install`.
flags:
	@mkdir -p $(BUILD)
	@printf '%s ?= %s\n' CFLAGS '$(CFLAGS)' CPPFLAGS '$(CPPFLAGS)' LDFLAGS '$(LDFLAGS)' PLAY '$(PLAY)' PAPER '$(PAPER)' SERVE '$(SERVE)' PACKED '$(PACKED)' MODULES '$(MODULES)' THREADS '$(THREADS)' SAN '$(SAN)' \
		WERROR '$(WERROR)' HARDEN '$(HARDEN)' >$(BUILD)/flags.mk
	@printf 'ifeq ($$(origin CC),default)\nCC := %s\nendif\n' '$(CC)' >>$(BUILD)/flags.mk

help:
	@sed -n '/^#   /s/^#   //p;/^#$$/s/.*//p;/^VERSION/q' $(firstword $(MAKEFILE_LIST))

# ---- building ----------------------------------------------------------------------------------

# The game: a library on top of libnonet.
$O/libnonetgame.a: $(GAME_OBJECTS)
	@rm -f $@
	$(SAY)$(shell $(CC) -print-prog-name=ar) rcs $@ $(filter %.o,$^)

$O/game/%.o: game/%.c
	@mkdir -p $(@D)
	$(SAY)$(CC) $(ALL_CPPFLAGS) $(ALL_CFLAGS) -MMD -MP -c -o $@ $<

# The game on the terminal, paper, the server and packed files: as archives for tests and for programs that load nothing.
$O/libtui.a: $(TUI_OBJECTS)
$O/libpaper.a: $(PAPER_OBJECTS)
$O/libserve.a: $(SERVE_OBJECTS)
$O/libpacked.a: $(PACKED_OBJECTS)
$O/libtui.a $O/libpaper.a $O/libserve.a $O/libpacked.a:
	@rm -f $@
	$(SAY)$(shell $(CC) -print-prog-name=ar) rcs $@ $(filter %.o,$^)

$O/tui/%.o: tui/%.c
	@mkdir -p $(@D)
	$(SAY)$(CC) -I. $(ALL_CPPFLAGS) -D_DEFAULT_SOURCE $(PLAY_CFLAGS) $(ALL_CFLAGS) -MMD -MP -c -o $@ $<

$O/paper/%.o: paper/%.c
	@mkdir -p $(@D)
	$(SAY)$(CC) -I. $(ALL_CPPFLAGS) $(PAPER_CFLAGS) $(ALL_CFLAGS) -MMD -MP -c -o $@ $<

$O/serve/%.o: serve/%.c
	@mkdir -p $(@D)
	$(SAY)$(CC) -I. $(ALL_CPPFLAGS) $(SERVE_CFLAGS) $(ALL_CFLAGS) -MMD -MP -c -o $@ $<

$O/packed/%.o: packed/%.c
	@mkdir -p $(@D)
	$(SAY)$(CC) -I. $(ALL_CPPFLAGS) $(PACKED_CFLAGS) $(ALL_CFLAGS) -MMD -MP -c -o $@ $<

# The modules: what they need of libnonet is found in the program that loads them.
$O/nonet-play.so: $(TUI_OBJECTS) $(GAME_OBJECTS)
$O/nonet-play.so: MODULE_LIBRARIES = $(PLAY_LIBRARIES)
$O/nonet-paper.so: $(PAPER_OBJECTS)
$O/nonet-paper.so: MODULE_LIBRARIES = $(PAPER_LIBRARIES)
$O/nonet-serve.so: $(SERVE_OBJECTS)
$O/nonet-serve.so: MODULE_LIBRARIES = $(SERVE_LIBRARIES)
$O/nonet-packed.so: $(PACKED_OBJECTS)
$O/nonet-packed.so: MODULE_LIBRARIES = $(PACKED_LIBRARIES)
$(addprefix $O/,$(MODULE_FILES)): cli/system/module.map
	$(SAY)$(CC) $(ALL_CFLAGS) -shared -Wl,--version-script=$(filter %.map,$^) -o $@ $(filter %.o,$^) $(MODULE_LIBRARIES) $(ALL_LDFLAGS)

# What is shipped is a copy of what the flags folder holds, so that switching flags switches it too.
$(SHIPPED): $(BUILD)/%: $O/% FORCE
	@cmp -s $< $@ || { cp $< $@.new && mv $@.new $@; }

contact-sheet: $O/tests/drawing/contact_sheet
	@rm -rf $(BUILD)/contact-sheet && mkdir -p $(BUILD)/contact-sheet
	$O/tests/drawing/contact_sheet $(SHEET) $(BUILD)/contact-sheet
	@if command -v rsvg-convert >/dev/null; then \
		for sheet in $(BUILD)/contact-sheet/*.svg; do rsvg-convert "$$sheet" -o "$${sheet%.svg}.png" || exit 1; done; \
	else echo 'no PNG: rsvg-convert (librsvg2-bin) is missing'; fi
	@echo "see $(BUILD)/contact-sheet"

# Phony, not just without a rule: .SECONDARY would else excuse its absence.
FORCE:

$O/libnonet.a: $(LIB_OBJECTS)
	@rm -f $@
	$(SAY)$(shell $(CC) -print-prog-name=ar) rcs $@ $(filter %.o,$^)

# What a shared library is called, and what it shows.
shared = -shared -Wl,-soname,$(@F).$(SOVERSION) -Wl,--version-script=$(filter %.map,$^) $(if $(SAN),,-Wl,--no-undefined)
$O/libnonet.so: $(LIB_OBJECTS) lib/nonet.map
	$(SAY)$(CC) $(ALL_CFLAGS) $(shared) -o $@ $(filter %.o,$^) $(ALL_LDFLAGS)

$O/libnonetgame.so: $(GAME_OBJECTS) game/nonetgame.map $O/libnonet.so
	$(SAY)$(CC) $(ALL_CFLAGS) $(shared) -o $@ $(filter %.o %.so,$^) $(ALL_LDFLAGS)

# The program shows to its modules what libnonet.so shows, and so has all of it. Whoever needs it needs them, too.
all_of_libnonet = -Wl,--whole-archive $O/libnonet.a -Wl,--no-whole-archive
ifeq ($(IS_LINKED),)
$O/nonet: $(CLI_OBJECTS) $O/libnonet.a | $(addprefix $O/,$(MODULE_FILES))
	$(SAY)$(CC) $(ALL_CFLAGS) $(PIE) -Wl,--export-dynamic -o $@ $(filter %.o,$^) $(all_of_libnonet) -ldl $(ALL_LDFLAGS)
else
LINKED_PARTS := $(if $(PACKED_LIBRARIES),$O/libpacked.a) $(if $(SERVE_LIBRARIES),$O/libserve.a) $(if $(PAPER_LIBRARIES),$O/libpaper.a) $(if $(PLAY_LIBRARIES),$O/libtui.a $O/libnonetgame.a)
LINKED_LIBRARIES := $(PACKED_LIBRARIES) $(SERVE_LIBRARIES) $(PAPER_LIBRARIES) $(PLAY_LIBRARIES)
$O/nonet: $(CLI_OBJECTS) $(LINKED_PARTS) $O/libnonet.a
	$(SAY)$(CC) $(ALL_CFLAGS) $(PIE) -o $@ $(filter %.o %.a,$^) $(LINKED_LIBRARIES) $(ALL_LDFLAGS)
endif
$(BUILD)/nonet: | $(addprefix $(BUILD)/,$(MODULE_FILES))

# No call takes more than 32 KiB of stack (tests/stack); a frame of half of that is to be noticed when it is written.
# Sanitizers, assertions and unoptimised code take more.
FRAME_LIMIT := $(if $(findstring -O2,$(CFLAGS)),$(if $(SAN)$(CHECKED),,-Wframe-larger-than=16384))

# Library and program see their own headers by folder; the program sees of the library only include/nonet.h.
$O/lib/%.o: lib/%.c
	@mkdir -p $(@D)
	$(SAY)$(CC) $(ALL_CPPFLAGS) -Ilib $(ALL_CFLAGS) $(FRAME_LIMIT) $(KERNEL_FLAGS) -MMD -MP -c -o $@ $<

# The logic for large boards: the same sources with larger sets, all of their names with _wide behind.
# The words are told once, for boards of any size, with the larger sets.
WIDE_SETS := -DNN_CELL_WORDS=10
WIDE_FLAGS := $(WIDE_SETS) -include $O/wide/names.h
# The first build is checked for undefined behaviour; doing it again takes minutes. The logic itself knows no
# threads: a handle is one thread's.
LOGIC_FLAGS := $(NO_GUARD) $(if $(findstring thread,$(SAN)),-fno-sanitize=thread)
WIDE_LOGIC_FLAGS := $(LOGIC_FLAGS) $(if $(findstring undefined,$(SAN)),-fno-sanitize=undefined)
$O/lib/logic/%.o: KERNEL_FLAGS = $(LOGIC_FLAGS)
$O/lib/rate/se/%.o: KERNEL_FLAGS = $(NO_GUARD)
$O/wide/names.h: $(SIZED_SOURCES) tools/sized_names
	@mkdir -p $(@D)
	@tools/sized_names $(SIZED_SOURCES) >$@.new
	@cmp -s $@ $@.new && rm $@.new || mv $@.new $@

$O/wide/%.o: %.c | $O/wide/names.h
	@mkdir -p $(@D)
	$(SAY)$(CC) $(ALL_CPPFLAGS) -Ilib $(ALL_CFLAGS) $(FRAME_LIMIT) $(WIDE_FLAGS) $(WIDE_LOGIC_FLAGS) $(WIDE_PIC) -MMD -MP -c -o $@ $<

$O/lib/words/%.o: KERNEL_FLAGS = $(WIDE_SETS)

# Under sanitizers the kernels are not fast anyway, and optimising all that is checked takes a minute.
KERNEL_LEVEL := $(if $(SAN),,-O3)

# The bulk kernel: one source, an object for each instruction set, chosen at run time. The objects of
# sets that the machine's architecture does not have are empty. Of the four one is checked for everything; the other three leave
# out checks of pointers, which take two thirds of their compilation, and of which the sanitizer of addresses sees most.
$O/lib/engine/bulk/isa_%.o: KERNEL_FLAGS = $(KERNEL_LEVEL) $(ISA_FLAGS) $(COPY_FLAGS)
$(patsubst %,$O/lib/engine/bulk/isa_%.o,128 avx2 avx512): COPY_FLAGS = $(if $(findstring undefined,$(SAN)),-fno-sanitize=null$(comma)object-size$(comma)pointer-overflow)
ifneq ($(filter x86_64%,$(shell $(CC) -dumpmachine)),)
$O/lib/engine/bulk/isa_avx2.o: ISA_FLAGS := -mavx2 -mbmi -mbmi2 -mpopcnt
$O/lib/engine/bulk/isa_avx512.o: ISA_FLAGS := -mavx2 -mbmi -mbmi2 -mpopcnt \
	-mavx512f -mavx512bw -mavx512dq -mavx512vl
endif

# The learning engine: its loops over the four groups of a candidate want to be unrolled.
$O/lib/engine/learn/%.o: KERNEL_FLAGS = $(KERNEL_LEVEL)

# The band engine: likewise.
$O/lib/engine/band_%.o: KERNEL_FLAGS = $(KERNEL_LEVEL) $(ISA_FLAGS)
ifneq ($(filter x86_64%,$(shell $(CC) -dumpmachine)),)
$O/lib/engine/band_avx2.o: ISA_FLAGS := -mavx2 -mbmi -mbmi2 -mpopcnt
endif

# Commands know the headers of the modules; those that are linked in, too.
PROGRAM_PARTS := $(if $(IS_LINKED),-DLINKED_MODULES $(if $(PLAY_LIBRARIES),-DHAS_PLAY) $(if $(PAPER_LIBRARIES),-DHAS_PAPER) $(if $(SERVE_LIBRARIES),-DHAS_SERVE) $(if $(PACKED_LIBRARIES),-DHAS_PACKED))
$O/cli/commands/%.o $O/cli/book/%.o $O/cli/system/%.o $O/cli/input/%.o $O/cli/units/%.o: KERNEL_FLAGS = -I. $(PROGRAM_PARTS)
$O/cli/%.o: cli/%.c
	@mkdir -p $(@D)
	$(SAY)$(CC) $(ALL_CPPFLAGS) -Icli $(KERNEL_FLAGS) $(ALL_CFLAGS) -MMD -MP -c -o $@ $<

$O/tests/%.o: tests/%.c
	@mkdir -p $(@D)
	$(SAY)$(CC) $(ALL_CPPFLAGS) -Ilib -Itests -I. $(ALL_CFLAGS) -MMD -MP -c -o $@ $<

$O/examples/%.o: examples/%.c
	@mkdir -p $(@D)
	$(SAY)$(CC) $(ALL_CPPFLAGS) $(ALL_CFLAGS) -MMD -MP -c -o $@ $<

-include $(shell find $O -name '*.d' 2>/dev/null)

# ---- running and testing -----------------------------------------------------------------------

# Packages of parts that can be left out.
PLAY_NEEDS := $(if $(filter no,$(PLAY)),,command:$(PKG_CONFIG)=pkg-config header:curses.h=libncurses-dev header:sqlite3.h=libsqlite3-dev)
PAPER_NEEDS := $(if $(filter no,$(PAPER)),,$(if $(wildcard paper/*.c),command:$(PKG_CONFIG)=pkg-config \
	library:cairo=libcairo2-dev library:pangocairo=libpango1.0-dev library:libqrencode=libqrencode-dev library:zlib=zlib1g-dev font:Inter=fonts-inter))
SERVE_NEEDS := $(if $(filter no,$(SERVE)),,$(if $(wildcard serve/*.c),command:$(PKG_CONFIG)=pkg-config library:libmicrohttpd=libmicrohttpd-dev))
PACKED_NEEDS := $(if $(filter no,$(PACKED)),,command:$(PKG_CONFIG)=pkg-config library:zlib=zlib1g-dev library:libzstd=libzstd-dev library:liblzma=liblzma-dev \
	header:bzlib.h=libbz2-dev)
need = CC='$(CC)' PKG_CONFIG='$(PKG_CONFIG)' tools/need

run:
	@$(need) $(PLAY_NEEDS) || echo 'building without nonet play'
	@$(need) $(PAPER_NEEDS) || echo 'building without PNG, PDF and books'
	@$(need) $(SERVE_NEEDS) || echo 'building without nonet serve'
	@$(need) $(PACKED_NEEDS) || echo 'building without packed files'
	@echo 'Building nonet:'
	@$(MAKE) --no-print-directory $(PARALLEL) run-examples

run-examples: $(BUILD)/nonet
	@$(BUILD)/nonet solve --both $(addprefix examples/,easy.txt hard.txt small.txt sixteen.txt)
	@echo
	@echo 'nonet is built. Try next:'
	@printf '  %-40s %s\n' \
		$(if $(PLAY_LIBRARIES),'$(BUILD)/nonet play' 'a game') \
		'$(BUILD)/nonet explain examples/hard.txt' 'the way to the solution, step by step' \
		'$(BUILD)/nonet generate --level hard' 'a new puzzle' \
		'$(BUILD)/nonet help' 'everything else' \
		'sudo make install' 'nonet as a command'

test:
	@$(need) header:cmocka.h=libcmocka-dev command:$(CC)=$(CC) command:g++=g++ $(PLAY_NEEDS) $(PAPER_NEEDS) $(SERVE_NEEDS) $(PACKED_NEEDS) command:tmux=tmux \
		command:ps=procps command:ctags=universal-ctags
	@$(need) python:jsonschema=python3-jsonschema || echo 'JSON will not be checked against its schemas'
	@$(need) command:abidw=abigail-tools python:cffi=python3-cffi || echo 'some tests of the libraries will be skipped'
	@$(need) command:mandoc=mandoc || echo 'manual pages will not be checked'
	@$(if $(PAPER_NEEDS),$(need) command:qpdf=qpdf command:pdftotext=poppler-utils || echo 'books will not be checked',:)
	@$(MAKE) --no-print-directory $(PARALLEL) run-tests CHECKED=1

$O/tests/unit/test_game_%: $O/tests/unit/test_game_%.o $(GAME_SUPPORT) $(SUPPORT_OBJECTS) $O/libnonetgame.a $O/libnonet.a
	$(SAY)$(CC) $(ALL_CFLAGS) -o $@ $(filter %.o %.a,$^) $(ALL_LDFLAGS) $(CMOCKA)

# A disk that forgets what was not synced, and a clock that stands still.
FORGETTING := open close write fsync rename unlink link clock_gettime \
	pthread_create pthread_join pthread_cond_wait pthread_cond_timedwait pthread_cond_broadcast
$O/tests/unit/test_tui_power_loss: $O/tests/unit/test_tui_power_loss.o $O/tests/power/forgetful_disk.o $(GAME_SUPPORT) $(SUPPORT_OBJECTS) \
		$O/libtui.a $O/libnonetgame.a $O/libnonet.a
	$(SAY)$(CC) $(ALL_CFLAGS) -o $@ $(filter %.o %.a,$^) $(ALL_LDFLAGS) $(addprefix -Wl$(comma)--wrap=,$(FORGETTING)) $(CMOCKA)

$O/tests/unit/test_tui_%: $O/tests/unit/test_tui_%.o $O/libtui.a $O/libnonetgame.a $O/libnonet.a
	$(SAY)$(CC) $(ALL_CFLAGS) -o $@ $(filter %.o %.a,$^) $(PLAY_LIBRARIES) $(ALL_LDFLAGS) $(CMOCKA)

$O/tests/unit/test_serve_%: $O/tests/unit/test_serve_%.o $O/libserve.a $O/libnonet.a
	$(SAY)$(CC) $(ALL_CFLAGS) -o $@ $(filter %.o %.a,$^) $(SERVE_LIBRARIES) $(ALL_LDFLAGS) $(CMOCKA)

# What the program does with packed text; the module is linked with the test.
$O/tests/unit/test_packed.o $O/tests/fuzz/fuzz_packed.o: ALL_CPPFLAGS += -Icli
$O/tests/unit/test_packed: $O/tests/unit/test_packed.o $O/libcli.a $O/libpacked.a $O/libnonet.a
	$(SAY)$(CC) $(ALL_CFLAGS) -o $@ $(filter %.o %.a,$^) $(PACKED_LIBRARIES) -ldl $(ALL_LDFLAGS) $(CMOCKA)

$O/tests/unit/test_paper_%.o: ALL_CPPFLAGS += $(PAPER_CFLAGS)
$O/tests/unit/test_paper_%: $O/tests/unit/test_paper_%.o $(SUPPORT_OBJECTS) $O/libpaper.a $O/libnonet.a
	$(SAY)$(CC) $(ALL_CFLAGS) -o $@ $(filter %.o %.a,$^) $(PAPER_LIBRARIES) $(ALL_LDFLAGS) $(CMOCKA)

# The exports of the page's module, which run on this machine, too; memory runs out for them.
$O/tests/unit/test_web_%: $O/tests/unit/test_web_%.o $(WEB_OBJECTS) $O/libnonetgame.a $O/libnonet.a
	$(SAY)$(CC) $(ALL_CFLAGS) -o $@ $(filter %.o %.a,$^) $(ALL_LDFLAGS) $(addprefix -Wl$(comma)--wrap=,malloc calloc realloc) $(CMOCKA)

$O/tests/unit/test_%: $O/tests/unit/test_%.o $(SUPPORT_OBJECTS) $O/libnonet.a
	$(SAY)$(CC) $(ALL_CFLAGS) -o $@ $(filter %.o %.a,$^) $(ALL_LDFLAGS) $(CMOCKA)

# In `make test` the fuzz targets replay their saved inputs through a plain driver.
FUZZ_PARTS := $(SUPPORT_OBJECTS) $O/libcli.a $(if $(PACKED_LIBRARIES),$O/libpacked.a) $(if $(SERVE_LIBRARIES),$O/libserve.a) $(if $(PAPER_LIBRARIES),$O/libpaper.a) $O/libtui.a $O/libnonetgame.a $O/libnonet.a
$O/tests/fuzz/fuzz_%: $O/tests/fuzz/fuzz_%.o $O/tests/fuzz/saved_inputs.o $(FUZZ_PARTS)
	$(SAY)$(CC) $(ALL_CFLAGS) -o $@ $(filter %.o %.a,$^) $(PLAY_LIBRARIES) $(PAPER_LIBRARIES) $(SERVE_LIBRARIES) $(PACKED_LIBRARIES) -ldl $(FUZZ_WRAP) $(ALL_LDFLAGS)

# What the program would write comes to the target of its options.
%/fuzz_options: FUZZ_WRAP := -Wl,--wrap=write

# All of the program but its beginning.
$O/libcli.a: $(filter-out $O/cli/main.o,$(CLI_OBJECTS))
	@rm -f $@
	$(SAY)$(shell $(CC) -print-prog-name=ar) rcs $@ $(filter %.o,$^)

$O/examples/%: $O/examples/%.o $O/libnonet.a
	$(SAY)$(CC) $(ALL_CFLAGS) -o $@ $(filter %.o %.a,$^) $(ALL_LDFLAGS)

# Drivers of the logic: technique_cases (part of the tests), replay, se_replay, find_cases, find_examples, build_examples and sweep (for people).
LOGIC_DRIVERS := $(addprefix $O/tests/logic/,technique_cases replay se_replay find_cases find_examples build_examples sweep)
$(LOGIC_DRIVERS): %: %.o $O/tests/logic/case.o $(SUPPORT_OBJECTS) $O/libnonet.a
	$(SAY)$(CC) $(ALL_CFLAGS) -o $@ $(filter %.o %.a,$^) $(ALL_LDFLAGS)

$(BUILD)/tests/%: $O/tests/logic/% FORCE
	@mkdir -p $(@D)
	@cmp -s $< $@ || { cp $< $@.new && mv $@.new $@; }

# The examples of all techniques, drawn on a few sheets, and how drawings come out: for people.
DRAWING_TOOLS := $(addprefix $O/tests/drawing/,contact_sheet measure_drawings)
$(DRAWING_TOOLS): %: %.o $(SUPPORT_OBJECTS) $O/libnonet.a
	$(SAY)$(CC) $(ALL_CFLAGS) -o $@ $(filter %.o %.a,$^) $(ALL_LDFLAGS)

# What writes parts of the documents.
DOCUMENT_TOOLS := $(patsubst %.c,$O/%,$(sort $(wildcard tools/*.c)))
$(DOCUMENT_TOOLS): $O/tools/%: tools/%.c $O/libnonet.a include/nonet.h
	@mkdir -p $(@D)
	$(SAY)$(CC) $(ALL_CPPFLAGS) $(ALL_CFLAGS) -o $@ $(filter %.c %.a,$^) $(ALL_LDFLAGS)

technique-pages: $O/tools/technique_pages
	@mkdir -p docs/techniques
	@rm -f docs/techniques/*
	$O/tools/technique_pages docs/techniques

charts: $O/tools/document_charts
	$O/tools/document_charts bench/README.md bench

# Prints JSON that no command prints, for tests/scripts/json_matches_its_schema.
$O/tests/schema/json_lines: $O/tests/schema/json_lines.o $(GAME_SUPPORT) $(SUPPORT_OBJECTS) $O/libnonetgame.a $O/libnonet.a
	$(SAY)$(CC) $(ALL_CFLAGS) -o $@ $(filter %.o %.a,$^) $(ALL_LDFLAGS)

$O/tests/agree/agree: $(AGREE_OBJECTS) $O/libnonet.a
	$(SAY)$(CC) $(ALL_CFLAGS) -o $@ $(filter %.o %.a,$^) $(ALL_LDFLAGS)

$O/tests/neighbours/agree_neighbours: $O/tests/neighbours/agree_neighbours.o $(SUPPORT_OBJECTS) $O/libnonet.a
	$(SAY)$(CC) $(ALL_CFLAGS) -o $@ $(filter %.o %.a,$^) $(ALL_LDFLAGS)

$O/tests/boards/agree_boards: $O/tests/boards/agree_boards.o $(SUPPORT_OBJECTS) $O/libnonet.a
	$(SAY)$(CC) $(ALL_CFLAGS) -o $@ $(filter %.o %.a,$^) $(ALL_LDFLAGS)

$O/tests/finders/verify_finders: $(FINDER_OBJECTS) $(SUPPORT_OBJECTS) $O/libnonet.a
	$(SAY)$(CC) $(ALL_CFLAGS) -o $@ $(filter %.o %.a,$^) $(ALL_LDFLAGS)

$O/tests/chains/chains_hold: $O/tests/chains/chains_hold.o $(SUPPORT_OBJECTS) $O/libnonet.a
	$(SAY)$(CC) $(ALL_CFLAGS) -o $@ $(filter %.o %.a,$^) $(ALL_LDFLAGS)

# All names are bound at the start: doing it later takes stack, too.
$O/tests/stack/stack_use: $(STACK_OBJECTS) $O/libnonet.a
	$(SAY)$(CC) $(ALL_CFLAGS) -o $@ $(filter %.o %.a,$^) $(ALL_LDFLAGS) -pthread -Wl,-z,now

stack: $O/tests/stack/stack_use
	@$< include/nonet.h

# Every call of these can be made to fail (tests/torture).
FAILING := malloc calloc realloc aligned_alloc free pthread_create pthread_mutex_init pthread_cond_init clock_gettime nn_watch_begin
$O/tests/torture/torture: $(TORTURE_OBJECTS) $O/libnonetgame.a $O/libnonet.a
	$(SAY)$(CC) $(ALL_CFLAGS) -o $@ $(filter %.o %.a,$^) $(ALL_LDFLAGS) -pthread $(addprefix -Wl$(comma)--wrap=,$(FAILING))

# The same for the program, by a library that is loaded before others.
$O/tests/faults/fault_shim.so: tests/faults/fault_shim.c
	@mkdir -p $(@D)
	$(SAY)$(CC) -std=c11 -O1 -g $(WARNINGS) -fPIC -shared -o $@ $< -ldl -pthread

torture: $O/tests/torture/torture $O/tests/faults/fault_shim.so $O/nonet $(if $(PLAY_LIBRARIES),$O/tests/unit/test_tui_power_loss)
	@$< $(FAULTS)
	@tests/faults/check_commands $O/nonet $(abspath $O/tests/faults/fault_shim.so) $(FAULTS)
	@tests/power/kill_shards $O/nonet 50
	$(if $(PLAY_LIBRARIES),@POWER_LOSSES=all $O/tests/unit/test_tui_power_loss)
	$(if $(PLAY_LIBRARIES),@tests/power/kill_play $O/nonet 500)

# Do the tests find small mistakes, made at random (tests/mutants)?
mutants:
	@$(need) command:python3=python3 header:cmocka.h=libcmocka-dev
	@tests/mutants/run --seed $(SEED) --count $(if $(filter file,$(origin COUNT)),100,$(COUNT)) --work $(BUILD)/mutants \
		$(if $(JOBS),--jobs $(JOBS)) $(FILES)

mutant-programs: $(addprefix $O/,$(PROGRAMS))

# wanted KIND,PROGRAMS: those that tests/run will run, by the names that it gives them. Building all takes minutes.
wanted = $(if $(ONLY),$(shell for program in $2; do ! echo "$1: $${program##*/}" | grep -qE -- '$(ONLY)' || echo $$program; done),$2)

# Which sanitizer it is decides what is worth testing (tests/run): that of threads, or those of addresses and the like.
SANITIZER := $(if $(SAN),$(or $(findstring thread,$(SAN)),address))

# What tests/run needs. That of threads sees something only where threads are started.
ifeq ($(SANITIZER),thread)
STARTING_THREADS := $(patsubst %.c,$O/%,$(shell grep -lE '\b(pthread_create|nonet_(permits|pool|many)_new)\b' tests/unit/*.c tests/fuzz/*.c))
TESTED = $O/nonet $(call wanted,unit,$(filter $(STARTING_THREADS),$(UNIT_TESTS))) \
	$(call wanted,saved fuzz inputs,$(filter $(STARTING_THREADS),$(FUZZ_TARGETS))) $O/tests/agree/agree
else
# The libraries as others use them are for this machine only, and need no sanitizer.
TESTED = $O/nonet $(call wanted,unit,$(UNIT_TESTS)) $(call wanted,saved fuzz inputs,$(FUZZ_TARGETS)) \
	$O/tests/agree/agree $O/tests/boards/agree_boards $O/tests/finders/verify_finders $O/tests/chains/chains_hold \
	$(BUILD)/tests/technique_cases \
	$(if $(RUNNER),,$O/tests/schema/json_lines $O/tests/torture/torture $(EXAMPLES) \
	$(if $(SANITIZER),,$O/libnonet.so $O/libnonetgame.so $O/tests/faults/fault_shim.so $(DOCUMENT_TOOLS)))
endif
run-tests: $(TESTED)
	+@PLAY=$(PLAY) SANITIZER=$(SANITIZER) tests/run $O $(RUNNER)

# Tests that run the libraries and the program and look at what they say. Scripts that build them again have nothing to add.
COVERING := ^(unit|saved fuzz inputs|engines agree|technique cases: tests|cli|screens): |^engines agree|^script: ($(subst $() ,|,$(strip \
	documents_are_true every_notation_is_complete every_technique_is_complete examples_work explanations_are_current \
	items_are_what_the_program_prints json_matches_its_schema levels_are_described library_survives_faults \
	solve_loads_no_modules tutorial_works)))$$
coverage:
	@$(need) command:gcov=gcc header:cmocka.h=libcmocka-dev $(PLAY_NEEDS) $(PAPER_NEEDS) $(SERVE_NEEDS) $(PACKED_NEEDS) command:tmux=tmux command:python3=python3
	@$(MAKE) --no-print-directory $(PARALLEL) run-coverage BUILD=$(BUILD)/coverage CHECKED=1 CC=gcc CFLAGS='-O1 -g --coverage' \
		LDFLAGS=--coverage CPPFLAGS=-DTESTS_ARE_SLOW

run-coverage: $(TESTED)
	@find $O -name '*.gcda' -delete
	+@PLAY=$(PLAY) ONLY='$(or $(ONLY),$(COVERING))' tests/run $O
	@tests/coverage/report $O

# Programs without shared libraries, so that qemu needs no other system's files.
test-arch:
	@$(need) command:qemu-s390x=qemu-user \
		command:aarch64-linux-gnu-gcc=gcc-aarch64-linux-gnu command:aarch64-linux-gnu-gcc=libc6-dev-arm64-cross \
		command:s390x-linux-gnu-gcc=gcc-s390x-linux-gnu command:s390x-linux-gnu-gcc=libc6-dev-s390x-cross
	@for machine in aarch64 s390x; do \
		echo "on $$machine:"; \
		$(MAKE) --no-print-directory $(PARALLEL) run-tests CHECKED=1 CC=$$machine-linux-gnu-gcc LDFLAGS=-static \
			CMOCKA= CPPFLAGS='-DTESTS_ARE_SLOW -Itests/support/cmocka' PLAY=no PAPER=no SERVE=no PACKED=no RUNNER=qemu-$$machine || exit 1; \
	done

test-valgrind:
	@$(need) header:cmocka.h=libcmocka-dev command:valgrind=valgrind
	@$(MAKE) --no-print-directory run-valgrind CHECKED=1 CPPFLAGS=-DTESTS_ARE_SLOW

run-valgrind: $O/nonet $(UNIT_TESTS) $O/tests/agree/agree $O/tests/boards/agree_boards $O/tests/chains/chains_hold
	@tests/valgrind $O

verify: $(BUILD)/nonet
	@$(need) command:qqwing=qqwing
	@tests/verify $(VERIFY)

verify-engines: $O/tests/agree/agree
	@$< $(COUNT) $(SEED) $(wildcard ../shared/corpora/*.txt)

verify-boards: $O/tests/boards/agree_boards
	@$< $(COUNT) $(SEED)

verify-finders: $O/tests/finders/verify_finders
	@$< $(if $(filter file,$(origin COUNT)),1000,$(COUNT)) $(SEED) $(FAMILIES)

verify-chains: $O/tests/chains/chains_hold
	@$< $(if $(filter file,$(origin COUNT)),10000,$(COUNT)) $(SEED)

REMOVE ?= 1
ADD ?= 1
verify-vicinity: $O/tests/neighbours/agree_neighbours
	@$< $(REMOVE) $(ADD) <$(PUZZLES)

verify-techniques: $(BUILD)/nonet
	@tests/needed/run $(BUILD)/nonet $(if $(filter file,$(origin COUNT)),5,$(COUNT)) $(SEED)

verify-books: $(BUILD)/nonet
	@$(need) command:qpdf=qpdf command:pdftotext=poppler-utils
	@tests/paper/verify_books $(BUILD)/nonet

# Saved games and statistics of the measured program go to a folder of their own.
bench-play: $(BUILD)/nonet $O/bench/play_latency
	@folder=$$(mktemp -d) && XDG_STATE_HOME=$$folder XDG_DATA_HOME=$$folder XDG_CONFIG_HOME=$$folder \
		$O/bench/play_latency $(BUILD)/nonet "$$($(BUILD)/nonet generate --size 16 --seed 1)" \
		$$($(BUILD)/nonet generate --level extreme --count 50 --seed 1); status=$$?; rm -rf "$$folder"; exit $$status

bench-practice: $O/bench/practice_positions
	@$< $(or $(POSITIONS),50)

# BOARDS: files of other boards, with their whole paths.
bench-stop: $(BUILD)/nonet $O/bench/stop_latency
	@folder=$$(mktemp -d) && mkdir $$folder/boards && bench/stop_boards $(BUILD)/nonet $$folder/boards && \
		$(abspath $O)/bench/stop_latency $(abspath $(BUILD))/nonet $$folder $(or $(BOARDS),$$folder/boards/*); \
		status=$$?; rm -rf "$$folder"; exit $$status

$O/bench/practice_positions: bench/practice_positions.c $O/tests/support/position_series.o $O/libnonetgame.a $O/libnonet.a
	@mkdir -p $(@D)
	$(SAY)$(CC) $(ALL_CPPFLAGS) -D_DEFAULT_SOURCE -Igame -Itests $(ALL_CFLAGS) -o $@ $(filter %.c %.o %.a,$^) $(ALL_LDFLAGS)

$O/bench/%: bench/%.c
	@mkdir -p $(@D)
	$(SAY)$(CC) $(ALL_CPPFLAGS) -D_DEFAULT_SOURCE $(ALL_CFLAGS) -o $@ $< $(ALL_LDFLAGS)

fuzz:
	@$(need) command:clang=clang
	@$(MAKE) --no-print-directory run-fuzz CHECKED=1 CC=clang SAN=address,undefined CFLAGS='-O1 -g -fsanitize=fuzzer-no-link'

$O/fuzzers/fuzz_%: $O/tests/fuzz/fuzz_%.o $(FUZZ_PARTS)
	@mkdir -p $(@D)
	$(SAY)$(CC) $(ALL_CFLAGS) -fsanitize=fuzzer -o $@ $(filter %.o %.a,$^) $(PLAY_LIBRARIES) $(PAPER_LIBRARIES) $(SERVE_LIBRARIES) $(PACKED_LIBRARIES) -ldl $(FUZZ_WRAP) $(ALL_LDFLAGS)

# TARGETS: those to run, without fuzz_ before their names.
FUZZERS := $(patsubst $O/tests/fuzz/%,$O/fuzzers/%,$(if $(TARGETS),$(addprefix $O/tests/fuzz/fuzz_,$(TARGETS)),$(FUZZ_TARGETS)))
run-fuzz: $(FUZZERS)
	@tests/fuzz/run $(BUILD)/fuzz $(SECONDS) $(FUZZERS)

# What programs that are linked with the libraries rely on, against the descriptions in tests/abi. The libraries are those
# of a plain build: other flags may describe the same types in other words.
MAJOR_VERSION := $(shell sed -n 's/^.define NONET_VERSION_MAJOR //p' include/nonet.h)
abi abi-accept:
	@$(need) command:abidw=abigail-tools
	@$(MAKE) --no-print-directory run-$@ CFLAGS='-O2 -g' SAN= CHECKED=

run-abi: $(BUILD)/libnonet.so $(BUILD)/libnonetgame.so
	@tools/abi compare $(BUILD)/libnonet.so include/nonet.h tests/abi/libnonet.xml.gz $(MAJOR_VERSION)
	@tools/abi compare $(BUILD)/libnonetgame.so game/game.h tests/abi/libnonetgame.xml.gz $(MAJOR_VERSION)

run-abi-accept: $(BUILD)/libnonet.so $(BUILD)/libnonetgame.so
	tools/abi describe $(BUILD)/libnonet.so include/nonet.h >tests/abi/libnonet.xml.gz
	tools/abi describe $(BUILD)/libnonetgame.so game/game.h >tests/abi/libnonetgame.xml.gz

# Where there is no page the rest builds without it.
include $(wildcard web/wasm.mk web/web.mk)

# ---- installing --------------------------------------------------------------------------------

PREFIX ?= /usr/local
BINDIR ?= $(PREFIX)/bin
INCLUDEDIR ?= $(PREFIX)/include
LIBDIR ?= $(PREFIX)/lib
# Found from where the program is, and so no choice of its own: the program is built before it is known where it goes.
MODULEDIR = $(abspath $(BINDIR)/../lib)/nonet
PAGEDIR = $(abspath $(BINDIR)/../share)/nonet
DATADIR ?= $(PREFIX)/share
MANDIR ?= $(DATADIR)/man
DOCDIR ?= $(DATADIR)/doc/nonet
BASHDIR ?= $(DATADIR)/bash-completion/completions
ZSHDIR ?= $(DATADIR)/zsh/site-functions
# Without a desktop fish looks only below /usr/share and /etc.
FISHDIR ?= $(if $(filter /usr/local,$(PREFIX)),/etc/fish/completions,$(DATADIR)/fish/vendor_completions.d)

# Manual pages and completions are printed by the program: by one for this machine, if the program is for another.
HELPER := $(if $(IS_CROSS),$(BUILD)/native/nonet,$(BUILD)/nonet)
$(BUILD)/native/nonet: FORCE
	@$(MAKE) --no-print-directory BUILD=$(BUILD)/native CC=gcc CFLAGS=-O1 CPPFLAGS= LDFLAGS= PLAY=no PAPER=no SERVE=no PACKED=no SAN= PKG_CONFIG=pkg-config $@

# The manual: nonet(1), a page for each command, and libnonet(3), which is made from the header.
COMMAND_PAGES := $(patsubst cli/commands/cmd_%.c,nonet-%.1,$(sort $(wildcard cli/commands/cmd_*.c)))
PAGES := $(addprefix $(BUILD)/man/,nonet.1 $(COMMAND_PAGES) libnonet.3)
fill_in = sed -e 's/@VERSION@/$(VERSION)/' -e 's/@DATE@/$(DATE)/' -e 's|@DOCDIR@|$(DOCDIR)|' >$@
man: $(PAGES)

$(BUILD)/man/nonet.1: man/nonet.1.in $(HELPER) FORCE
	@mkdir -p $(@D)
	@$(HELPER) help --man | sed -e '/^@COMMANDS@$$/{r /dev/stdin' -e 'd}' $< | $(fill_in)

$(BUILD)/man/nonet-%.1: $(HELPER) FORCE
	@mkdir -p $(@D)
	@$(HELPER) help --man $* | $(fill_in)

$(BUILD)/man/libnonet.3: include/nonet.h tools/library_manual FORCE
	@mkdir -p $(@D)
	@tools/library_manual <$< | $(fill_in)

$(BUILD)/nonet.pc $(BUILD)/nonetgame.pc: $(BUILD)/%: tools/%.in FORCE
	@mkdir -p $(BUILD)
	@sed -e 's|@PREFIX@|$(PREFIX)|' -e 's|@LIBDIR@|$(LIBDIR)|' -e 's|@INCLUDEDIR@|$(INCLUDEDIR)|' -e 's|@VERSION@|$(VERSION)|' $< > $@

# The headers as cffi, for Python, reads them.
$(BUILD)/nonet.cdef: include/nonet.h
$(BUILD)/nonetgame.cdef: game/game.h
$(BUILD)/nonet.cdef $(BUILD)/nonetgame.cdef: tools/cdef
	@mkdir -p $(BUILD)
	@tools/cdef '$(CC)' <$(filter %.h,$^) >$@

# Where everything goes: `install` follows this list, `uninstall` too.
# Documents keep their places below DOCDIR, so that they find each other; docs/files.md is about sources.
DOCUMENTS := README.md CHANGELOG.md $(sort $(filter-out docs/files.md,$(wildcard docs/*.md))) bench/README.md
COPIES := LICENSE $(sort $(wildcard docs/*.svg docs/screens/* docs/explanations/* docs/techniques/* docs/schema/* bench/*.svg examples/*))
LIBRARIES := libnonet libnonetgame
INSTALLED = $(BINDIR)/nonet $(addprefix $(MODULEDIR)/,nonet-play.so nonet-paper.so nonet-serve.so nonet-packed.so) $(INCLUDEDIR)/nonet.h $(INCLUDEDIR)/nonetgame.h $(LIBDIR)/pkgconfig/nonet.pc $(LIBDIR)/pkgconfig/nonetgame.pc \
	$(foreach library,$(LIBRARIES),$(addprefix $(LIBDIR)/$(library),.a .so .so.$(SOVERSION) .so.$(VERSION))) \
	$(DATADIR)/nonet/nonet.cdef $(DATADIR)/nonet/nonetgame.cdef $(PAGEDIR)/nonet.html $(addprefix $(MANDIR)/man1/,nonet.1 $(COMMAND_PAGES)) $(MANDIR)/man3/libnonet.3 \
	$(BASHDIR)/nonet $(ZSHDIR)/_nonet $(FISHDIR)/nonet.fish

# put FOLDER,MODE,FILES: installed without a word for each folder.
put = install -d '$(DESTDIR)$1' && install -m $2 $3 '$(DESTDIR)$1'

install: all $(HELPER) $(PAGES) $(addprefix $(BUILD)/,nonet.pc nonetgame.pc nonet.cdef nonetgame.cdef)
	$(call put,$(BINDIR),755,$(BUILD)/nonet)
	$(call put,$(INCLUDEDIR),644,include/nonet.h)
	install -m 644 game/game.h '$(DESTDIR)$(INCLUDEDIR)/nonetgame.h'
	$(call put,$(LIBDIR),644,$(BUILD)/libnonet.a $(BUILD)/libnonetgame.a)
	for library in $(LIBRARIES); do \
		install -m 755 $(BUILD)/$$library.so '$(DESTDIR)$(LIBDIR)'/$$library.so.$(VERSION) && \
		ln -sf $$library.so.$(VERSION) '$(DESTDIR)$(LIBDIR)'/$$library.so.$(SOVERSION) && \
		ln -sf $$library.so.$(SOVERSION) '$(DESTDIR)$(LIBDIR)'/$$library.so || exit 1; \
	done
	cd '$(DESTDIR)$(LIBDIR)' && $(STRIP) --strip-debug libnonet.a libnonetgame.a && $(STRIP) --strip-unneeded $(LIBRARIES:=.so.$(VERSION))
	$(STRIP) '$(DESTDIR)$(BINDIR)/nonet'
	rm -f '$(DESTDIR)$(MODULEDIR)'/nonet-*.so
	$(if $(MODULE_FILES),$(call put,$(MODULEDIR),644,$(addprefix $(BUILD)/,$(MODULE_FILES))))
	$(if $(MODULE_FILES),cd '$(DESTDIR)$(MODULEDIR)' && $(STRIP) --strip-unneeded $(MODULE_FILES))
	@# The web page, if it was built: `nonet web` and `nonet serve` find it from where the program is, as modules are found.
	rm -rf '$(DESTDIR)$(PAGEDIR)/nonet.html' '$(DESTDIR)$(PAGEDIR)/web'
	$(if $(wildcard $(BUILD)/nonet.html),$(call put,$(PAGEDIR),644,$(BUILD)/nonet.html))
	for file in $(patsubst $(BUILD)/web/%,%,$(shell find $(BUILD)/web -type f 2>/dev/null)); do \
		install -D -m 644 $(BUILD)/web/$$file '$(DESTDIR)$(PAGEDIR)/web'/$$file || exit 1; \
	done
	$(call put,$(LIBDIR)/pkgconfig,644,$(BUILD)/nonet.pc $(BUILD)/nonetgame.pc)
	$(call put,$(DATADIR)/nonet,644,$(BUILD)/nonet.cdef $(BUILD)/nonetgame.cdef)
	$(call put,$(MANDIR)/man1,644,$(filter %.1,$(PAGES)))
	$(call put,$(MANDIR)/man3,644,$(filter %.3,$(PAGES)))
	for file in $(DOCUMENTS) $(COPIES); do \
		install -D -m 644 $$file '$(DESTDIR)$(DOCDIR)'/$$file || exit 1; \
	done
	for file in $(DOCUMENTS); do \
		tools/installed_document '$(INCLUDEDIR)' <$$file >'$(DESTDIR)$(DOCDIR)'/$$file || exit 1; \
	done
	install -d '$(DESTDIR)$(BASHDIR)' '$(DESTDIR)$(ZSHDIR)' '$(DESTDIR)$(FISHDIR)'
	$(HELPER) help --bash >'$(DESTDIR)$(BASHDIR)/nonet'
	$(HELPER) help --zsh >'$(DESTDIR)$(ZSHDIR)/_nonet'
	$(HELPER) help --fish >'$(DESTDIR)$(FISHDIR)/nonet.fish'
	@# The system finds a new library only after this.
	$(if $(DESTDIR)$(IS_CROSS),,-[ "$$(id -u)" != 0 ] || PATH="$$PATH:/sbin:/usr/sbin" ldconfig)

uninstall:
	cd / && rm -f $(foreach file,$(INSTALLED),'$(DESTDIR)$(file)')
	rm -rf '$(DESTDIR)$(DOCDIR)' '$(DESTDIR)$(DATADIR)/nonet' '$(DESTDIR)$(PAGEDIR)/web'
	rmdir '$(DESTDIR)$(MODULEDIR)' '$(DESTDIR)$(PAGEDIR)' 2>/dev/null || true
	$(if $(DESTDIR)$(IS_CROSS),,-[ "$$(id -u)" != 0 ] || PATH="$$PATH:/sbin:/usr/sbin" ldconfig)

dist:
	@mkdir -p $(BUILD)
	git archive --format=tar --prefix=nonet-$(VERSION)/ HEAD | gzip -9n >$(BUILD)/nonet-$(VERSION).tar.gz

format:
	clang-format -i include/*.h lib/*/*.[ch] lib/*/*/*.[ch] game/*.[ch] tui/*.[ch] $(wildcard paper/*.[ch]) $(wildcard serve/*.[ch]) packed/*.[ch] web/exports/*.[ch] cli/*.c cli/*/*.[ch] tests/*/*.[ch] examples/*.c bench/*.c tools/*.c

clean:
	rm -rf $(BUILD)
