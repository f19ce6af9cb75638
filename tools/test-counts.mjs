/** A runner that failed without a failed test (it crashed, or a file could not be loaded) counts as one failure. */
function withFailure(counts, isOk) {
  return isOk || counts.failed > 0 ? counts : { ...counts, failed: 1 };
}

/** Counts of vitest's JSON report; a missing report is a failure. */
export function countVitest(report, isOk) {
  if (report === undefined) return { passed: 0, failed: 1, skipped: 0 };
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

/** Counts of Playwright's JSON report; a test that passed on its second try passed. */
export function countPlaywright(report, isOk) {
  if (report === undefined) return { passed: 0, failed: 1, skipped: 0 };
  const { expected, flaky, unexpected, skipped } = report.stats;
  return withFailure({ passed: expected + flaky, failed: unexpected, skipped }, isOk);
}
