/** Searches count no higher. */
const COUNTED = 10_000;
/** Time within which all waiting changes must be indexed and matched. */
const DRAIN_MS = 600_000;

/** Waits until no document is waiting to be indexed and matched. @param {(from: string) => Promise<number>} count */
export async function waitUntilMatched(count) {
  const endMs = performance.now() + DRAIN_MS;
  while ((await count('document_changes where matched_ms is null')) > 0 && performance.now() < endMs) {
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
}

/** Compares acknowledged writes with what is stored, and alerts with the saved search's results. */
export async function compareStored(server, product, { writers, ingesting }) {
  const problems = [];
  const count = async (from) => Number((await server.query(`select count(*) as n from ${from}`))[0].n);
  await waitUntilMatched(count);
  const names = new Set((await server.query('select name from projects')).map(({ name }) => name));
  const lost = writers.stored.filter((name) => !names.has(name));
  if (lost.length > 0) problems.push(`${lost.length} acknowledged writes are lost, such as "${lost[0]}"`);
  const figures = {
    documents: [await count('documents'), ingesting.bills()],
    'documents in search': [await product.findTotal(), Math.min(ingesting.found(), COUNTED)],
    alerts: [await count('search_alerts'), ingesting.found()],
    'matches of alerts': [await count('search_alert_matches'), ingesting.found()],
    'changes that failed': [await count('document_changes where error is not null'), 0],
    'changes that wait': [await count('document_changes where matched_ms is null'), 0],
  };
  for (const [what, [found, expected]] of Object.entries(figures)) {
    if (found !== expected) problems.push(`${what}: ${found}, expected ${expected}`);
  }
  return { alerts: figures.alerts[0], problems };
}
