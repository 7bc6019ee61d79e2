# `make` on its own lists the targets.
# Each target first installs what it needs, and again only after a lock file or
# pyproject.toml has changed. A clean clone needs Python 3.11 or later, pip and make.

PYTHON ?= python3
GAMES ?= 1000
SECONDS ?= 60
EXAMPLES ?= 200
TARGET ?= position
TRACES ?=
ARGS ?=

UV := .tools/bin/uv
PY := .venv/bin/python
WEB := $(filter-out web/node_modules/%,$(wildcard web/*.*)) $(shell find web/src web/public -type f 2>/dev/null) $(wildcard src/quebec/texts/*.ftl src/quebec/texts/*/*.ftl)
ENGINE := setup.py src/quebec/forms.py $(shell find src/quebec/engine -name '*.py' -o -name '*.pyi')

# Settings of the caller's shell for other projects must not leak in here.
ifdef VIRTUAL_ENV
PATH := $(subst $(VIRTUAL_ENV)/bin:,,$(PATH))
endif
unexport VIRTUAL_ENV CONDA_PREFIX UV_SYSTEM_PYTHON UV_PYTHON
unexport PYTHONPATH PYTHONHOME PYTHONSAFEPATH PYTHONOPTIMIZE PYTHONWARNINGS PYTHONSTARTUP
# Without bytecode every process compiles the whole server and its libraries: 2 seconds of CPU each.
unexport PYTHONDONTWRITEBYTECODE PYTHONPYCACHEPREFIX
unexport MYPYPATH PYTEST_ADDOPTS PYTEST_PLUGINS
unexport QUEBEC_ENGINE
export UV_PYTHON_DOWNLOADS := never
export UV_LINK_MODE := copy
export UV_SYSTEM_CERTS ?= 1
export NODE_USE_SYSTEM_CA ?= 1
export PIP_USER := 0
export PIP_REQUIRE_VIRTUALENV := 0
export PIP_ROOT_USER_ACTION := ignore
export PIP_DISABLE_PIP_VERSION_CHECK := 1

.DELETE_ON_ERROR:
# No parallel targets, even with -j: `.dev` does what `.run` does, and more. `play` needs only
# `.run`, and compiles the engine while the page is built.
ifndef SIDE_BY_SIDE
.NOTPARALLEL:
endif
.PHONY: help build scale play test test-postgres flaky check bench bench-server bench-growth soak-server bench-meeting bench-thinking bench-vector bench-page lighthouse instructions differential balance soak fuzz fuzz-server attack races faults linear rolling serve-scaled virtual-server mutants perft coverage format screenshots strips wire docs release lock clean

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-13s %s\n", $$1, $$2 }' Makefile

build: ## build everything that `quebec serve` needs: the environment, the engine, the page
	@$(MAKE) --no-print-directory -j 2 SIDE_BY_SIDE=yes .venv/.compiled .venv/.web

scale: build .venv/.scale ## build everything that `quebec serve --database postgresql://... --redis redis://...` needs

play: build ## play in the browser: make play [ARGS="--port 9000"]
	@.venv/bin/quebec serve --open --log-level warning $(ARGS)

test: .venv/.dev .venv/.npm-dev .venv/.compiled .venv/.web ## run every suite and print a table of results
	@$(PY) -m tools.suites $(ARGS)

flaky: SUITES ?= arena engines terminal simulation training server browser
flaky: ROUNDS ?= 5
flaky: LOAD ?= 8
flaky: .venv/.dev .venv/.npm-dev .venv/.compiled .venv/.web ## run suites several times on a busy machine: make flaky [SUITES="server browser"] [ROUNDS=5] [LOAD=8]
	@$(PY) -m tools.flaky $(SUITES) --rounds $(ROUNDS) --load $(LOAD) $(ARGS)

check: .venv/.dev ## run the quick suites: style, types, rules, engine
	@$(PY) -m tools.suites --only style types rules/interpreted engine/interpreted $(ARGS)

test-postgres: .venv/.dev .venv/.compiled .venv/.web ## run the whole server suite with PostgreSQL; make test runs a part: make test-postgres [ARGS="-k clocks"]
	@STORE=postgres $(PY) -m pytest -q -n 2 tests/server $(ARGS)

bench: .venv/.bench .venv/.compiled ## benchmark the engine against others: make bench [ARGS=--quick]
	@.venv/bin/quebec bench $(ARGS)

bench-server: .venv/.dev .venv/.compiled ## measure how many tables servers with SQLite and PostgreSQL can carry, in ten minutes: make bench-server [ARGS="--store sqlite --tables 100 1000"]
	@$(PY) -m tools.load $(ARGS)

bench-growth: .venv/.dev .venv/.compiled ## measure what the cost of a move grows with: entries, moves, watchers: make bench-growth [ARGS="--tables 40"]
	@$(PY) -m tools.load.growth $(ARGS) 2>/dev/null

soak-server: MINUTES ?= 60
soak-server: .venv/.dev .venv/.compiled ## check that the memory of two processes stays flat: make soak-server [MINUTES=60]
	@$(PY) -m tools.load.soak --minutes $(MINUTES) $(ARGS) 2>/dev/null

bench-meeting: .venv/.dev .venv/.compiled ## measure the lobby, my games and pages of people in a database of 10,000 games
	@$(PY) -m tools.bench_meeting $(ARGS)

bench-vector: .venv/.dev .venv/.compiled ## measure quebec.vector with one and two processes: make bench-vector [ARGS="--games 256"]
	@$(PY) -m tools.bench_vector $(ARGS)

bench-thinking: .venv/.dev .venv/.compiled ## check that a bot keeps its time limit on a busy machine: make bench-thinking [ARGS="--bot level-9"]
	@$(PY) -m tools.thinking_time $(ARGS)

instructions: .venv/.dev .venv/.compiled ## count the instructions of the compiled engine: make instructions [ARGS=--record]
	@$(PY) -m tools.instructions $(ARGS)

differential: .venv/.dev .venv/.compiled ## compare with recorded traces: make differential TRACES="a.jsonl.gz b.jsonl.gz" [ARGS=…]
	@$(PY) -m tools.differential $(TRACES) $(ARGS)

balance: GAMES := 100000
balance: .venv/.dev .venv/.compiled ## play the games of docs/balance.md, or go on with them: make balance [GAMES=100000] [ARGS=--report]
	@$(PY) -m tools.balance --games $(GAMES) $(ARGS)

soak: .venv/.dev .venv/.compiled ## play many random games and check each: make soak [GAMES=1000]
	@$(PY) -m tools.soak --games $(GAMES) $(ARGS)

fuzz: .venv/.dev ## feed damaged texts to a parser: make fuzz [TARGET=position] [SECONDS=60]
	@$(PY) -m tools.fuzz $(TARGET) --seconds $(SECONDS) $(ARGS)

faults: ROUNDS ?= 50
faults: STORE ?= sqlite
faults: .venv/.dev .venv/.compiled ## kill a server under load and check that nothing is lost: make faults [ROUNDS=50] [STORE=postgres]
	@$(PY) -m tools.faults --rounds $(ROUNDS) --store $(STORE) $(ARGS)

linear: CALLS ?= 2000
linear: .venv/.dev .venv/.compiled ## check that tables are linearizable across processes: make linear [CALLS=2000] [ARGS="--plant stale-reads"]
	@$(PY) -m tools.linear --calls $(CALLS) $(ARGS)

rolling: .venv/.dev .venv/.compiled ## upgrade two processes one after the other, and back, with an older version: make rolling [OLD=commit]
	@$(PY) -m tools.rolling $(if $(OLD),--old $(OLD)) $(ARGS)

serve-scaled: .venv/.dev .venv/.compiled .venv/.web ## serve with PostgreSQL, Redis, two processes and nginx: make serve-scaled [ARGS="--workers 4"]
	@$(PY) -m tools.serve_scaled $(ARGS)

races: ROUNDS ?= 500
races: STORE ?= sqlite
races: RACES.sqlite := tests/server/test_races.py
races: RACES.postgres := tests/server/test_processes.py tests/server/test_leases.py -k "race or wins"
races: .venv/.dev .venv/.compiled ## send two concurrent requests, many times; with STORE=postgres to two processes: make races [ROUNDS=500]
	@ROUNDS=$(ROUNDS) $(PY) -m pytest -q -s $(RACES.$(STORE)) $(ARGS)

virtual-server: SEEDS ?= 100
virtual-server: STEPS ?= 20000
virtual-server: .venv/.dev .venv/.compiled ## run the server in virtual time, with faults: make virtual-server [SEEDS=100] [STEPS=20000] [ARGS=--play]
	@$(PY) -m tools.virtual_server --seeds $(SEEDS) --steps $(STEPS) $(ARGS)

fuzz-server: .venv/.dev .venv/.compiled ## send a server malformed requests: make fuzz-server [EXAMPLES=200]
	@$(PY) -m tools.fuzz_server --examples $(EXAMPLES) $(ARGS)

attack: .venv/.dev .venv/.compiled ## attack a server, and measure what others notice: make attack [ARGS="-k X1"]
	@$(PY) -m pytest -q --attack tests/attacks $(ARGS)

mutants: .venv/.dev ## mutation testing: break the rules on purpose, list what no test catches
	@$(PY) -m tools.mutants $(ARGS)

perft: .venv/.dev ## count the positions that each number of moves can reach
	@$(PY) -m tools.perft $(ARGS)

coverage: .venv/.dev ## show which lines of the package no test covers
	@$(PY) -m coverage run -m pytest -q $(ARGS)
	@$(PY) -m coverage report

wire: .venv/.dev ## regenerate the description of the API, the page's types, and its copy of the scoring
	@$(PY) -m tools.wire $(ARGS)
	@$(PY) -m tools.page.engine $(ARGS)

format: .venv/.dev ## format the source and apply automatic fixes
	@$(PY) -m ruff check --fix-only --quiet .
	@$(PY) -m ruff format .

screenshots: .venv/.dev .venv/.compiled .venv/.web ## take screenshots of the page into build/screenshots: make screenshots [ARGS=…]
	@$(PY) -m tools.screenshots $(ARGS)

strips: .venv/.dev .venv/.compiled .venv/.web ## take strips of pictures of what moves in the page into build/strips: make strips [ARGS="--only cascade"]
	@$(PY) -m tools.page.strips $(ARGS)

bench-page: .venv/.dev .venv/.compiled .venv/.web ## measure the page: size, startup, clicks, frames: make bench-page [ARGS="--runs 9"]
	@$(PY) -m tools.page.bench $(ARGS)

lighthouse: .venv/.dev .venv/.npm-dev .venv/.compiled .venv/.web ## run Lighthouse on the start page: make lighthouse [ARGS="--form phone"]
	@$(PY) -m tools.page.lighthouse $(ARGS)

docs: .venv/.dev ## build the documentation as a site into build/docs
	@NO_MKDOCS_2_WARNING=1 $(PY) -m mkdocs build --quiet $(ARGS)
	@echo "The site is in build/docs; to read it with its search: $(PY) -m http.server --directory build/docs"

release: .venv/.dev .venv/.npm ## build a release into dist and try it: make release [ARGS=--draft]
	@$(PY) -m tools.release $(ARGS)

lock: .tools/.done ## regenerate the lock files: make lock [ARGS=--upgrade]
	@printf 'uv\n' | $(LOCK) - --no-annotate -o requirements/bootstrap.lock $(ARGS)
	@$(LOCK) pyproject.toml --extra build --extra server --extra web -o requirements/run.lock $(ARGS)
	@$(LOCK) pyproject.toml --extra build --extra server --extra scale --extra web --extra stats --extra ray --extra dev --extra docs --extra fuzz --extra vector --extra pettingzoo --extra gymnasium --extra openspiel -c requirements/run.lock -o requirements/dev.lock $(ARGS)
	@$(LOCK) pyproject.toml --extra scale -c requirements/dev.lock -o requirements/scale.lock $(ARGS)
	@$(LOCK) pyproject.toml --extra bench -c requirements/dev.lock -o requirements/bench.lock $(ARGS)
	@$(LOCK) pyproject.toml --extra release -c requirements/dev.lock -o requirements/release.lock $(ARGS)
	@test ! -x .venv/bin/npm || $(PY) -m tools.page.lock
	@test ! -x $(PY) || $(PY) -m tools.advisories --renew

LOCK = $(UV) pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header

clean: ## remove everything that these targets have created
	rm -rf .tools .venv .coverage .hypothesis .mypy_cache .pytest_cache .ruff_cache build dist mutants web/node_modules web/.generated src/quebec/server/static
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
	find src -name '*.egg-info' -type d -prune -exec rm -rf {} +
	find src \( -name '*.so' -o -name compiled.txt \) -delete

# Setup. `.run` is what playing needs, `.dev` is everything; both are in one environment,
# and the dev lock contains everything in the run lock, in the same versions.
# Likewise `.npm` is what the build of the page needs, and `.npm-dev` also what its tests need.
STEP = @$(PYTHON) tools/step.py

# An environment whose Python is gone, for instance after a system upgrade, is recreated.
$(shell test -x $(PY) || rm -rf .venv)

.tools/.done: requirements/bootstrap.lock
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Python 3.11 or later is needed; name one with: make PYTHON=...")'
	@rm -rf .tools
	$(STEP) 1/5 "Fetching uv" '$(PYTHON) -m pip install -qq --target .tools --require-hashes -r $<'
	@touch $@

.venv/bin/python: | .tools/.done
	@$(UV) venv --quiet --no-project --clear --python "$$(command -v $(PYTHON))" .venv

.venv/.run: .venv/bin/python requirements/run.lock pyproject.toml
	$(STEP) 2/5 "Installing Python packages" '$(UV) pip install --quiet --python $(PY) --require-hashes -r requirements/run.lock && $(INSTALL_CHECKOUT)'
	@touch $@

.venv/.dev: .venv/bin/python requirements/dev.lock pyproject.toml
	$(STEP) 2/5 "Installing Python packages for development" '$(UV) pip sync --quiet --python $(PY) --require-hashes requirements/dev.lock && $(INSTALL_CHECKOUT)'
	@touch .venv/.run $@

# For hosts with PostgreSQL and Redis.
.venv/.scale: .venv/.run requirements/scale.lock
	@echo "Installing what talks to PostgreSQL and Redis"
	@$(UV) pip install --quiet --python $(PY) --require-hashes -r requirements/scale.lock
	@touch $@

# The engines to compare with. If they cannot be installed, ours is measured alone.
.venv/.bench: .venv/.dev requirements/bench.lock
	@echo "Installing the engines to compare with"
	@if $(UV) pip install --quiet --python $(PY) --require-hashes -r requirements/bench.lock; \
	then touch $@; else echo "They cannot be installed here, see above; they are left out"; fi

# The engine is compiled in place, again whenever its source has changed. Where that is not possible,
# it runs interpreted: `quebec doctor` shows which.
.venv/.compiled: .venv/.run $(ENGINE)
	$(STEP) 3/5 "Compiling the engine" '$(PY) -W ignore setup.py --quiet build_ext --inplace'
	@touch $@

# The page: libraries are installed when the lock has changed, and the page is built when its source
# has. Node is a package of the environment.
# Where the tests' libraries are installed, they stay.
.venv/.npm: .venv/.run web/package.json web/package-lock.json
	$(STEP) 4/5 "Fetching the libraries of the page" '$(NPM) ci $(if $(wildcard .venv/.npm-dev),,--omit=dev)'
	@touch $@

.venv/.npm-dev: .venv/.run web/package.json web/package-lock.json
	$(STEP) 4/5 "Fetching the libraries of the page and its tests" '$(NPM) ci'
	@touch .venv/.npm $@

.venv/.web: .venv/.npm $(WEB)
	$(STEP) 5/5 "Building the page" '$(NPM) run build -- --logLevel warn'
	@touch $@

NPM = $(PY) -m tools.page.npm --silent --no-audit --no-fund
INSTALL_CHECKOUT = QUEBEC_COMPILE=never QUEBEC_PAGE=never $(UV) pip install --quiet --python $(PY) --no-deps --no-build-isolation -e .
