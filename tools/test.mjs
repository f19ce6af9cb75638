import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkNode } from './check-node.mjs';
import { ensureInstalled } from './ensure-installed.mjs';
import { countPlaywright, countVitest } from './test-counts.mjs';

checkNode();
ensureInstalled();

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const reports = mkdtempSync(path.join(os.tmpdir(), 'rotunda-reports-'));
const bin = (name) => path.join(ROOT, 'node_modules/.bin', name);
const unitReport = path.join(reports, 'unit.json');
const e2eReport = path.join(reports, 'e2e.json');
const hasE2e = readdirSync(path.join(ROOT, 'e2e'), { recursive: true }).some((file) =>
  String(file).endsWith('.spec.ts'),
);

/** In this order: the quickest answers first. `count` reads the report of a runner; without it the step is one check. */
const suites = [
  { name: 'format', steps: [[bin('prettier'), '--check', '.']] },
  { name: 'lint', steps: [[bin('oxlint'), '--type-aware', '--deny-warnings']] },
  {
    name: 'types',
    steps: [
      [bin('tsc'), '--noEmit', '-p', 'tsconfig.json'],
      [bin('tsc'), '--noEmit', '-p', 'apps/web/tsconfig.json'],
    ],
  },
  { name: 'unused', steps: [[bin('knip')]] },
  {
    name: 'unit',
    steps: [[bin('vitest'), 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`]],
    count: (isOk) => countVitest(readReport(unitReport), isOk),
  },
  ...(hasE2e
    ? [
        {
          name: 'e2e',
          steps: [[bin('playwright'), 'test', '--config', 'e2e/playwright.config.ts', '--reporter=list,json']],
          environment: { PLAYWRIGHT_JSON_OUTPUT_FILE: e2eReport, PLAYWRIGHT_JSON_OUTPUT_NAME: e2eReport },
          count: (isOk) => countPlaywright(readReport(e2eReport), isOk),
        },
      ]
    : []),
];

const wanted = process.argv.slice(2).filter((argument) => !argument.startsWith('-'));
const unknown = wanted.filter((name) => !suites.some((suite) => suite.name === name));
if (unknown.length > 0) {
  console.error(
    `There is no suite ${unknown.join(', ')}. Usage: npm test [-- ${suites.map(({ name }) => name).join(' ')}]`,
  );
  process.exit(2);
}

const total = { passed: 0, failed: 0, skipped: 0 };
const failures = [];
for (const suite of suites.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
  const startedMs = performance.now();
  console.log(`\n── ${suite.name} ${'─'.repeat(Math.max(0, 70 - suite.name.length))}`);
  let isOk = true;
  for (const step of suite.steps) isOk = (await runStep(step, suite.environment)) && isOk;
  const counted = suite.count?.(isOk) ?? { passed: isOk ? 1 : 0, failed: isOk ? 0 : 1, skipped: 0 };
  for (const key of Object.keys(total)) total[key] += counted[key];
  if (counted.failed > 0) failures.push(suite.name);
  const seconds = ((performance.now() - startedMs) / 1000).toFixed(1);
  console.log(`${suite.name}: ${counted.failed > 0 ? 'FAILED' : 'ok'} in ${seconds} s`);
}
rmSync(reports, { recursive: true, force: true });

if (failures.length > 0) console.log(`\nFailed: ${failures.join(', ')}`);
console.log(`\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
process.exit(total.failed === 0 ? 0 : 1);

function runStep([program, ...parameters], environment = {}) {
  return new Promise((resolve) => {
    const child = spawn(program, parameters, {
      cwd: ROOT,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...environment },
    });
    child.once('error', (error) => {
      console.error(error.message);
      resolve(false);
    });
    child.once('exit', (code) => resolve(code === 0));
  });
}

function readReport(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}
