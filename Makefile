# Backroom's few commands. `make` lists them.
CARGO ?= cargo
GAME ?= greed
FUZZ_SECONDS ?= 60
.DEFAULT_GOAL := help
# Where cargo puts what it builds.
TARGET := $(or $(CARGO_TARGET_DIR),$(CURDIR)/target)
# What to tell the server: make play SERVE=--lan
SERVE ?=
.PHONY: help play terminal dev web page browser pictures pace chromium postgresql test format lint versions tests docs licences advisories servers soak bench figures scale ladder mutants golden fixtures fuzz tools

help: ## Lists the commands
	@awk -F ':.*## ' '/^[a-z]+:.*## /{printf "make %-10s %s\n", $$1, $$2}' Makefile

play: web ## Builds everything and opens the tables in your browser (the first time takes five to ten minutes)
	@echo "Building Backroom (the first time takes five to ten minutes) ..."
	@$(CARGO) build --release --quiet --bin backroom
	@$(TARGET)/release/backroom serve $(SERVE)

terminal: ## Sits you down against bots in the terminal: GAME=greed|downtown|smile
	@$(CARGO) build --release --quiet --bin backroom
	@$(TARGET)/release/backroom play $(GAME)

dev: web/node_modules ## Shows the page with live reload, beside a server of its own
	@$(CARGO) build --release --quiet --bin backroom
	@$(TARGET)/release/backroom serve --data $(TARGET)/dev & trap "kill $$!" EXIT INT; cd web && npm run dev

web: web/node_modules ## Builds the page into web/dist, from where it goes into the binary
	@echo "Building the page ..."
	@cd web && npm run --silent build -- --logLevel warn && npm run --silent size

# Browsers come from the system; see chromium.
web/node_modules: web/package-lock.json
	@echo "Fetching what the page is built with ..."
	@cd web && PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD=1 npm ci --no-audit --no-fund --loglevel=error
	@touch web/node_modules

page: web/node_modules
	@echo "Checking the page: format, types, words, tokens ..."
	@cd web && npm run --silent check:format && npm run --silent check:types && npm run --silent test

# The binary of the tests has the toy on its list, which plays on the plain board.
browser: web chromium
	@echo "Playing through the page in a browser (about fifteen minutes) ..."
	@$(CARGO) nextest run --workspace --no-run --cargo-quiet
	@cd web && BACKROOM=$(TARGET)/debug/backroom npm run --silent browser

pictures: web chromium ## Takes the pictures of docs/pictures anew; PICTURES=folder takes all of them, there
	@$(CARGO) build --release --quiet --bin backroom
	@cd web && BACKROOM=$(TARGET)/release/backroom npm run --silent pictures $(PICTURES)

pace: web chromium ## Plays on the board at the usual pace and prints how long everything takes
	@$(CARGO) build --release --quiet --bin backroom
	@cd web && BACKROOM=$(TARGET)/release/backroom npm run --silent pace

chromium:
	@test -n "$$CHROMIUM" || command -v chromium >/dev/null || { \
	  echo "Installing Chromium, in which the page is tested ..."; \
	  apt-get update -qq && apt-get install -y -qq --no-install-recommends chromium >/dev/null; } || { \
	  echo "Please install Chromium, or say where one is: CHROMIUM=/path/to/chromium make test"; exit 1; }

# In a temporary cluster of the tests' own; or BACKROOM_TEST_POSTGRES names one.
postgresql:
	@test -n "$$BACKROOM_TEST_POSTGRES" || command -v initdb >/dev/null || ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || { \
	  echo "Installing PostgreSQL, on which the tests run too ..."; \
	  apt-get update -qq && apt-get install -y -qq --no-install-recommends postgresql >/dev/null; } || { \
	  echo "Please install PostgreSQL 15 or later, or name one: BACKROOM_TEST_POSTGRES=postgres://… make test"; exit 1; }

test: tools versions format lint docs licences advisories servers page tests browser ## Runs every check (about 35 minutes on two cores the first time)
	@echo "All checks passed."

tools:
	@command -v cargo-nextest >/dev/null || { echo "Installing cargo-nextest, the test runner (about 4 minutes) ..."; $(CARGO) install --locked --quiet cargo-nextest; }
	@command -v cargo-deny >/dev/null || { echo "Installing cargo-deny, which checks the dependencies (about 3 minutes) ..."; $(CARGO) install --locked --quiet cargo-deny; }

# What we say we need is what everything is checked with.
versions:
	@node scripts/versions.mjs

format:
	@echo "Checking the format ..."
	@$(CARGO) fmt --all --check

lint:
	@echo "Checking the lints (about a minute) ..."
	@$(CARGO) clippy --workspace --all-targets --quiet -- -D warnings

docs:
	@echo "Checking the documentation ..."
	@RUSTDOCFLAGS="-D warnings" $(CARGO) doc --workspace --no-deps --quiet

licences:
	@echo "Checking the dependencies: bans, licences, sources ..."
	@$(CARGO) deny --log-level error check bans licenses sources

# Its list of advisories is fetched from the network; without one nothing is known, and nothing fails.
advisories:
	@echo "Checking the dependencies: advisories ..."
	@if problem=$$($$(command -v timeout >/dev/null && echo timeout 120) $(CARGO) deny --log-level error fetch db 2>&1); then \
	  $(CARGO) deny --log-level error --offline check advisories; \
	else \
	  echo "NOT CHECKED: the list of advisories could not be fetched. The rest goes on without it."; \
	  echo "$$problem" | sed -n 's/^fatal: /  /p'; \
	fi

servers:
	@echo "Checking the examples for several servers: HAProxy, nginx, systemd ..."
	@sh scripts/servers.sh

tests: postgresql
	@echo "Running the tests, optimised (a few minutes) ..."
	@sh scripts/postgres.sh $(CARGO) nextest run --workspace
	@$(CARGO) test --workspace --doc --quiet
	@node scripts/slowest.mjs target/nextest/default/junit.xml
	@echo "Running the server's tests once more, on PostgreSQL ..."
	@BACKROOM_TEST_STORE=postgres sh scripts/postgres.sh $(CARGO) nextest run --workspace \
	  -E 'package(server) & kind(test) & not binary(wire) & not binary(servers)'

soak: web chromium postgresql ## Runs the battery at length (about an hour)
	sh scripts/postgres.sh $(CARGO) nextest run --workspace --run-ignored only --no-fail-fast
	@$(CARGO) nextest run --workspace --no-run --cargo-quiet
	@cd web && SOAK=1 BACKROOM=$(TARGET)/debug/backroom npm run --silent browser

bench: ## Measures single steps and their allocations
	$(CARGO) bench --package laboratory --bench games -- --min-time 0.3
	$(CARGO) bench --package store --bench appends -- --min-time 2

figures: ## Measures anew the figures of docs/performance.md and docs/bots.md (a few minutes; keep the machine quiet)
	@$(CARGO) build --profile measured --quiet --bin backroom
	$(CARGO) run --profile measured --quiet --package laboratory --example figures docs/performance.md
	$(CARGO) run --profile measured --quiet --package laboratory --example thinking docs/bots.md
	node scripts/serving.mjs $(TARGET)/measured/backroom docs/performance.md

scale: postgresql ## Measures what docs/scale.md says, on SQLite and PostgreSQL (about ten minutes; keep the machine quiet)
	@$(CARGO) build --profile measured --quiet --bin backroom
	@BACKROOM_FSYNC=on sh scripts/postgres.sh node scripts/scaling.mjs $(TARGET)/measured/backroom

ladder: ## Plays the bots against each other and writes docs/ladder.md (about forty minutes on two quiet cores; goes on if stopped)
	@$(CARGO) build --profile measured --quiet --bin backroom
	$(TARGET)/measured/backroom ladder --write docs/ladder.md

golden: ## Records the golden games anew, after a change of RULES_VERSION
	@$(CARGO) nextest run --workspace --no-run --cargo-quiet
	BACKROOM=$(TARGET)/debug/backroom sh scripts/golden.sh
	BACKROOM_WRITE=1 $(CARGO) nextest run --package backroom --test said

fixtures: ## Records anew the games that boards are drawn and tested with (web/src/fixtures)
	$(CARGO) run --release --quiet --package catalog --example fixtures
	@node web/scripts/fixtures.mjs

mutants: ## Tests the tests of GAME=greed|downtown|smile: changes the rules and expects a failure
	@command -v cargo-mutants >/dev/null || $(CARGO) install --locked --quiet cargo-mutants
	$(CARGO) mutants --package $(GAME) --file 'games/$(GAME)/src/**' $(MUTANTS)

fuzz: ## Feeds nonsense to the parsers of records, positions and the protocol (FUZZ_SECONDS=60 each, and about 10 minutes to build)
	@command -v cargo-fuzz >/dev/null || { echo "Installing cargo-fuzz (about 2 minutes) ..."; $(CARGO) install --locked --quiet cargo-fuzz; }
	@node fuzz/corpus.mjs
	@for target in record position protocol; do \
		RUSTC_BOOTSTRAP=1 $(CARGO) fuzz run --sanitizer none $$target -- -max_total_time=$(FUZZ_SECONDS) \
			-max_len=65536 -timeout=10 -rss_limit_mb=512 -print_final_stats=1 || exit 1; \
	done
