# Malecón. `make` alone lists what there is. Only Python 3.11 or newer and make are needed; a C compiler makes it fast.

SHELL := /bin/bash
.SHELLFLAGS := -eu -o pipefail -c
.DELETE_ON_ERROR:
.DEFAULT_GOAL := help

PYTHON ?= $(shell for p in python3 python3.14 python3.13 python3.12 python3.11; do \
	$$p -c 'import sys, venv, ensurepip; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $$p && break; done)
# One more than there are cores: a test with a browser or a server leaves one idle half of the time.
JOBS ?= $(shell echo $$(( $$(nproc 2>/dev/null || echo 2) + 1 )))
# 0: nothing, 1: everything that asks for it, or a list of rooms and games such as core,santiago
export MALECON_COMPILE ?= 1

VENV := .venv
BIN := $(VENV)/bin
MADE := $(VENV)/made
PIP := $(BIN)/python -m pip --disable-pip-version-check -qq
VENDOR := src/malecon/web/static/vendor
SOURCES := $(shell find src -type f -not -path '$(VENDOR)/*' -not -path '*/__pycache__/*' -not -path '*.egg-info/*' | sort)
# Tests of the engine itself: run twice, compiled and as plain Python.
ENGINE_TESTS := $(wildcard tests/core tests/conformance)

.PHONY: help setup assets wheel play test test-quick test-all test-compiled test-plain check format bench bench-envs docs pages lock clean FORCE

help: ## this list
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/^([a-z-]+):.*## /\1\t/' | \
		while IFS=$$'\t' read -r name does; do printf '  make %-10s %s\n' "$$name" "$$does"; done

setup: $(MADE)/malecon ## everything it needs, in .venv, the engine compiled where that is possible

assets: $(MADE)/assets ## the pages' script and type faces, which a build needs

wheel: $(MADE)/packages assets ## a wheel and a source archive, in dist/
	@$(BIN)/python -m build --no-isolation --outdir dist .

play: setup ## the shelf of games, in the browser
	@$(BIN)/malecon serve --open

test: ## check, then the tests of the engine as plain Python, then all of them compiled
	@$(MAKE) --no-print-directory --jobs 2 --output-sync check setup
	@$(MAKE) --no-print-directory test-plain
	@$(MAKE) --no-print-directory test-compiled

test-quick: setup ## what one runs while writing: no browser, no server, no long games; under a minute
	@$(BIN)/ruff check --quiet .
	@PYTHONPATH=src $(BIN)/pytest -q -n $(JOBS) --dist worksteal tests/core tests/table tests/games -m "not long" -x

test-all: test ## what make test checks, then what is heavier: long matches, a full house, Lighthouse
	@echo "· long matches, load, Lighthouse: one after the other, as they measure"
	@env -u PYTHONPATH $(BIN)/pytest -m heavy tests

test-compiled: setup
	@echo "· all tests, with the installed engine"
	@env -u PYTHONPATH MALECON_EXPECT=$$(env -u PYTHONPATH $(BIN)/python tools/engine.py --expected) $(BIN)/pytest -n $(JOBS) --dist worksteal --durations 25 --durations-min 4 --doctest-glob=README.md README.md tests

test-plain: setup
	@echo "· the engine's tests and every docstring's example, as plain Python from src/"
	@PYTHONPATH=src MALECON_EXPECT=plain $(BIN)/pytest -n $(JOBS) --dist worksteal --durations 25 --durations-min 4 --doctest-modules src/malecon $(ENGINE_TESTS)

check: $(MADE)/packages ## the formatter, the linter and strict types have nothing to say
	@echo "· format, lint, types"
	@$(BIN)/ruff format --check --quiet . || { echo "  make format mends these"; exit 1; }
	@$(BIN)/ruff check --quiet .
	@$(BIN)/mypy

format: $(MADE)/packages ## formats the code and mends what the linter can
	@$(BIN)/ruff format --quiet .
	@$(BIN)/ruff check --quiet --fix .

bench: setup .venv-bench/made ## our games beside catanatron, OpenSpiel and python-chess, in one run
	@$(BIN)/python bench/engine.py --peers .venv-bench/bin/python

bench-envs: setup .venv-bench/made ## our games as environments beside PettingZoo's and OpenSpiel's, in one run
	@$(BIN)/python bench/envs.py --peers .venv-bench/bin/python

docs: .venv-docs/made ## the book for builders as a site, in site/
	@NO_MKDOCS_2_WARNING=1 .venv-docs/bin/mkdocs build --strict --quiet
	@echo "· site/index.html (while writing: .venv-docs/bin/mkdocs serve)"

pages: setup ## the book's pages about each game as an environment, written anew from the code
	@$(BIN)/python tools/environments.py

lock: $(MADE)/venv ## writes the lock files anew from pyproject.toml and package.json
	@[ -x .venv-lock/bin/uv ] || { $(PYTHON) -m venv .venv-lock && .venv-lock/bin/pip install -qq uv; }
	@$(BIN)/python tools/lock.py .venv-lock/bin/uv npm

clean: ## removes all that make made
	@rm -rf $(VENV) .venv-bench .venv-docs .venv-lock build dist site node_modules $(VENDOR) .mypy_cache .ruff_cache .pytest_cache .hypothesis
	@find src tests bench tools -name __pycache__ -prune -exec rm -rf {} +
	@rm -rf src/*.egg-info

$(MADE)/venv:
	@[ -n "$(PYTHON)" ] || { echo "Malecón needs Python 3.11 or newer with venv (Debian: apt install python3-venv)."; exit 1; }
	@echo "· making $(VENV) with $$($(PYTHON) --version)"
	@$(PYTHON) -m venv $(VENV)
	@mkdir -p $(MADE) && touch $@

$(MADE)/packages: requirements.lock | $(MADE)/venv
	@echo "· installing the locked packages (a minute, the first time)"
	@$(PIP) install --no-compile --require-hashes -r requirements.lock
	@touch $@

# The machine's npm, or else one from the Python package index, into .venv.
$(MADE)/assets: package-lock.json .npmrc tools/vendor.py tools/npm.lock | $(MADE)/packages
	@command -v npm >/dev/null || { echo "· no npm on this machine: installing one into $(VENV)"; \
		$(PIP) install --no-compile --require-hashes -r tools/npm.lock; }
	@echo "· fetching the pages' script and type faces"
	@PATH="$$PATH:$(CURDIR)/$(BIN)" npm ci --ignore-scripts --silent --no-audit --no-fund
	@$(BIN)/python tools/vendor.py
	@touch $@

# Changes when a file comes or goes, or another choice of what to compile is made.
$(MADE)/sources: FORCE | $(MADE)/venv
	@printf '%s\n' "$(MALECON_COMPILE)" $(SOURCES) | cmp -s - $@ || printf '%s\n' "$(MALECON_COMPILE)" $(SOURCES) > $@

$(MADE)/malecon: $(MADE)/packages $(MADE)/assets $(MADE)/sources $(SOURCES) setup.py pyproject.toml
	@case "$(MALECON_COMPILE)" in \
		0) echo "· installing malecon";; \
		*) echo "· compiling and installing malecon (a minute or two)";; esac
	@$(PIP) install --no-deps --no-build-isolation --force-reinstall .
	@env -u PYTHONPATH $(BIN)/python tools/engine.py
	@touch $@

.venv-bench/made: bench/requirements.lock
	@echo "· installing the peers to measure against, in .venv-bench"
	@$(PYTHON) -m venv .venv-bench
	@.venv-bench/bin/python -m pip --disable-pip-version-check -qq install --no-compile --only-binary open-spiel --require-hashes -r bench/requirements.lock || \
		echo "  not all peers could be installed: the table will say which are missing"
	@touch $@

.venv-docs/made: docs/requirements.lock
	@[ -n "$(PYTHON)" ] || { echo "Malecón needs Python 3.11 or newer with venv (Debian: apt install python3-venv)."; exit 1; }
	@echo "· installing MkDocs, in .venv-docs"
	@$(PYTHON) -m venv .venv-docs
	@.venv-docs/bin/python -m pip --disable-pip-version-check -qq install --no-compile --require-hashes -r docs/requirements.lock
	@touch $@
