import { stripVTControlCharacters } from 'node:util';

const NOTHING = { passed: 0, failed: 0, skipped: 0 };

/** A runner that failed without a failed test (it crashed, or a file could not be loaded) counts as one failure. */
function withFailure(counts, isOk) {
  return isOk || counts.failed > 0 ? counts : { ...counts, failed: 1 };
}

/** Counts results in vitest's JSON report; a missing report is a failure. */
export function countVitest(report, isOk) {
  if (report === undefined) return { ...NOTHING, failed: 1 };
  const unloadable = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  );
  return withFailure(
    {
      passed: report.numPassedTests,
      failed: report.numFailedTests + unloadable.length,
      skipped: report.numPendingTests + report.numTodoTests,
    },
    isOk,
  );
}

/** Counts results in Playwright's JSON report; a journey that passed only on retry has failed. */
export function countPlaywright(report, isOk) {
  if (report === undefined) return { ...NOTHING, failed: 1 };
  const { expected, flaky, unexpected, skipped } = report.stats;
  return withFailure({ passed: expected, failed: unexpected + flaky, skipped }, isOk);
}

/** Maps each test of vitest's report to its outcome, by name. */
export function endingsOfVitest(report) {
  const endings = new Map();
  for (const { name: file, assertionResults } of report?.testResults ?? []) {
    for (const { fullName, status } of assertionResults) endings.set(`${file} › ${fullName}`, status);
  }
  return endings;
}

/**
 * Lists failures in vitest's report with their reasons.
 *
 * @returns {string[]} One line for each test, and for each file that could not be loaded.
 */
export function failuresOfVitest(report) {
  return (report?.testResults ?? []).flatMap(({ name: file, status, message, assertionResults }) => {
    if (status === 'failed' && assertionResults.length === 0) return [failure(file, message)];
    return assertionResults
      .filter((result) => result.status === 'failed')
      .map(({ fullName, failureMessages }) => failure(`${file} › ${fullName}`, failureMessages?.[0]));
  });
}

/** Lists failures in Playwright's report with their reasons, one line per journey. */
export function failuresOfPlaywright(report) {
  const read = ({ suites = [], specs = [] }) => [
    ...specs.flatMap(({ file, line, title, tests }) =>
      tests
        .filter(({ status }) => status === 'unexpected' || status === 'flaky')
        .map(({ projectName, results }) =>
          failure(
            `[${projectName}] ${file}:${line} › ${title}`,
            results?.flatMap(({ errors = [] }) => errors)[0]?.message,
          ),
        ),
    ),
    ...suites.flatMap(read),
  ];
  return read(report ?? {});
}

function failure(name, message) {
  const [firstLine = ''] = stripVTControlCharacters(message ?? '')
    .trimStart()
    .split('\n');
  return firstLine === '' ? name : `${name}: ${firstLine.slice(0, 200)}`;
}

/** Maps each test of Playwright's report to its outcome, by name. */
export function endingsOfPlaywright(report) {
  const endings = new Map();
  const read = ({ suites = [], specs = [] }) => {
    for (const { file, line, title, tests } of specs) {
      for (const { projectName, status } of tests) {
        const ending = status === 'expected' ? 'passed' : status === 'skipped' ? 'skipped' : 'failed';
        endings.set(`[${projectName}] ${file}:${line} › ${title}`, ending);
      }
    }
    suites.forEach(read);
  };
  read(report ?? {});
  return endings;
}

/**
 * Lists the tests that did not end the same way in every run.
 *
 * @param {readonly Map<string, string>[]} runs Outcome of each test, by name.
 * @returns {string[]} One line for each such test.
 */
export function getDifferences(runs) {
  const names = new Set(runs.flatMap((run) => [...run.keys()]));
  return [...names]
    .map((name) => ({ name, endings: runs.map((run) => run.get(name) ?? 'did not run') }))
    .filter(({ endings }) => new Set(endings).size > 1)
    .map(({ name, endings }) => `${name}: ${endings.join(', ')}`);
}

/**
 * Formats a table of the time spent.
 *
 * @param {readonly { name: string, seconds: number, counts: { passed: number, failed: number, skipped: number } }[]}
 *   parts
 */
export function getTable(parts) {
  const heading = ['part', 'seconds', 'passed', 'failed', 'skipped'];
  const rows = parts.map(({ name, seconds, counts }) => [
    name,
    seconds.toFixed(1),
    ...[counts.passed, counts.failed, counts.skipped].map(String),
  ]);
  const widths = heading.map((_, column) => Math.max(...[heading, ...rows].map((row) => row[column].length)));
  return [heading, ...rows]
    .map((row) => row.map((cell, column) => (column === 0 ? cell.padEnd(widths[0]) : cell.padStart(widths[column]))))
    .map((cells) => cells.join('  '))
    .join('\n');
}
