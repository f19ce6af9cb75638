import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkNode } from '../launch/check-node.mjs';
import { ensureInstalled } from '../launch/ensure-installed.mjs';
import { findTemporaryFolder } from './temporary-folder.mjs';
import { readArguments, getUsage } from './test-arguments.mjs';
import { findChanges, getJourneys } from './test-changes.mjs';
import {
  countPlaywright,
  countVitest,
  getDifferences,
  endingsOfPlaywright,
  endingsOfVitest,
  failuresOfPlaywright,
  failuresOfVitest,
  getTable,
} from './test-counts.mjs';

checkNode();
await ensureInstalled();

/** For two cores, because a single check keeps one busy. */
const CHECK_CONCURRENCY = 2;
/**
 * The compiler and the linter are Go programs that spend half of their time on garbage collection although memory is
 * available, so they may grow to five times what they use, up to the limit. A second thread would only add cost while
 * another check runs.
 */
const CHECKS_ENVIRONMENT = { GOGC: '400', GOMEMLIMIT: '3GiB', GOMAXPROCS: '1' };
const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const NAMES = ['format', 'lint', 'types', 'unused', 'build', 'unit', 'e2e'];
const bin = (name) => path.join(ROOT, 'node_modules/.bin', name);

const asked = readArguments(process.argv.slice(2), NAMES);
if ('problem' in asked) {
  console.error(`${asked.problem}\n${getUsage(NAMES)}`);
  process.exit(2);
}
const temporaryFolder = findTemporaryFolder();
const reports = mkdtempSync(path.join(temporaryFolder, 'rotunda-reports-'));
const unitReport = path.join(reports, 'unit.json');
const e2eReport = path.join(reports, 'e2e.json');
const isWanted = ({ name }) => asked.wanted.length === 0 || asked.wanted.includes(name);
const changes = asked.isChangedOnly ? findChanges(ROOT) : undefined;
const checks = describeChecks(changes).filter(isWanted);
const tests = describeTests(changes).filter(isWanted);

const parts = [];
const runs = [];
for (let run = 1; run <= asked.runs; run += 1) {
  const suffix = asked.runs === 1 ? '' : ` (${run} of ${asked.runs})`;
  const endings = new Map();
  await runChecks(checks, suffix);
  for (const suite of tests) {
    for (const [name, ending] of await runTests(suite, suffix)) endings.set(name, ending);
  }
  runs.push(endings);
}
rmSync(reports, { recursive: true, force: true });
process.exit(printResult());

/** Lists the checks, quickest first; the output of each is shown when it has ended. */
function describeChecks(changes) {
  const files = changes?.present ?? [];
  const format = [bin('oxfmt'), '--check', '--no-error-on-unmatched-pattern', ...files];
  // Each additional type checker would compute most types again.
  const types = [bin('tsc'), '--noEmit', '--checkers', '1', '-p'];
  return [
    { name: 'format', steps: changes?.present.length === 0 ? [] : [format] },
    { name: 'lint', steps: [[bin('oxlint'), '--type-aware', '--deny-warnings']] },
    {
      name: 'types',
      steps: [
        [...types, 'tsconfig.json'],
        [...types, 'apps/web/tsconfig.json'],
      ],
    },
    { name: 'unused', steps: [[bin('knip')]] },
    // Builds the web app alone, whose pages must keep to their budgets; the journeys then use this build.
    { name: 'build', steps: [[process.execPath, 'tools/build/check-web-build.mjs']] },
  ];
}

/**
 * Lists the suites, which run one after the other because each uses every core; `count`, `endings` and `failures` read
 * the report of its runner.
 */
function describeTests(changes) {
  const vitest = [bin('vitest'), 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`];
  const reached = changes === undefined ? 'all' : getJourneys(changes.changed);
  const journeys = reached === 'all' ? [] : reached.filter((file) => changes.present.includes(file));
  const playwright = [bin('playwright'), 'test', '--config', 'e2e/playwright.config.ts', '--reporter=list,json'];
  return [
    {
      name: 'unit',
      step: changes === undefined ? vitest : [...vitest, '--changed', changes.since, '--passWithNoTests'],
      report: unitReport,
      count: countVitest,
      endings: endingsOfVitest,
      failures: failuresOfVitest,
    },
    {
      name: 'e2e',
      step: reached !== 'all' && journeys.length === 0 ? undefined : [...playwright, ...journeys],
      environment: { PLAYWRIGHT_JSON_OUTPUT_FILE: e2eReport, PLAYWRIGHT_JSON_OUTPUT_NAME: e2eReport },
      report: e2eReport,
      count: countPlaywright,
      endings: endingsOfPlaywright,
      failures: failuresOfPlaywright,
    },
  ];
}

async function runChecks(waiting, suffix) {
  const queue = [...waiting];
  const work = async () => {
    for (let check = queue.shift(); check !== undefined; check = queue.shift()) {
      const startedMs = performance.now();
      let isOk = true;
      let output = '';
      for (const step of check.steps) {
        const ended = await runStep(step, { isShown: false, environment: CHECKS_ENVIRONMENT });
        isOk &&= ended.isOk;
        output += ended.output;
      }
      console.log(`\n${getTitle(check.name + suffix)}\n${output.trimEnd()}`);
      note(check.name + suffix, startedMs, { passed: isOk ? 1 : 0, failed: isOk ? 0 : 1, skipped: 0 });
    }
  };
  await Promise.all(Array.from({ length: CHECK_CONCURRENCY }, work));
}

async function runTests({ name, step, environment, report, count, endings, failures }, suffix) {
  const startedMs = performance.now();
  console.log(`\n${getTitle(name + suffix)}`);
  if (step === undefined) {
    console.log('No change reaches it.');
    return [];
  }
  rmSync(report, { force: true });
  const { isOk } = await runStep(step, { isShown: true, environment });
  const read = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : undefined;
  note(name + suffix, startedMs, count(read, isOk), failures(read));
  return endings(read);
}

function note(name, startedMs, counts, failures = []) {
  const seconds = (performance.now() - startedMs) / 1000;
  parts.push({ name, seconds, counts, failures });
  console.log(`${name}: ${counts.failed > 0 ? 'FAILED' : 'ok'} in ${seconds.toFixed(1)} s`);
}

function printResult() {
  if (runs.length > 1) {
    const differences = getDifferences(runs);
    console.log(`\nDiffered between the ${runs.length} runs: ${differences.length === 0 ? 'nothing' : ''}`);
    for (const difference of differences) console.log(`  ${difference}`);
  }
  const counts = { passed: 0, failed: 0, skipped: 0 };
  for (const part of parts) for (const key of Object.keys(counts)) counts[key] += part.counts[key];
  console.log(`\n${getTable([...parts, { name: 'all', seconds: performance.now() / 1000, counts }])}`);
  const failed = parts.filter((part) => part.counts.failed > 0);
  if (failed.length > 0) console.log('\nFailed:');
  // At the very end, where it is visible after thousands of log lines.
  for (const { name, failures } of failed) console.log([name, ...failures].join('\n  '));
  console.log(`\n${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`);
  return counts.failed === 0 ? 0 : 1;
}

function getTitle(name) {
  return `── ${name} ${'─'.repeat(Math.max(0, 70 - name.length))}`;
}

/** @returns {Promise<{ isOk: boolean, output: string }>} `output` excludes what was shown immediately. */
function runStep([program, ...parameters], { isShown, environment = {} }) {
  return new Promise((resolve) => {
    let output = '';
    const child = spawn(program, parameters, {
      cwd: ROOT,
      stdio: isShown ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, TMPDIR: temporaryFolder, ...environment },
    });
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text) => {
        output += text;
      });
    }
    child.once('error', (error) => resolve({ isOk: false, output: `${output}${error.message}\n` }));
    child.once('close', (code) => resolve({ isOk: code === 0, output }));
  });
}
