import { describe, expect, it } from 'vitest';
import { systemClock } from './clock.ts';
import { createMetrics } from './metrics.ts';

describe('createMetrics', () => {
  it('reports the connections of every watched pool at the time of the request', async () => {
    const metrics = createMetrics();
    const pool = { totalCount: 3, idleCount: 1, waitingCount: 0 };
    metrics.watchPool(pool);
    metrics.watchPool({ totalCount: 2, idleCount: 2, waitingCount: 5 });
    pool.idleCount = 0;
    const text = await metrics.registry.metrics();
    expect(text).toContain('rotunda_database_connections{state="total"} 5');
    expect(text).toContain('rotunda_database_connections{state="idle"} 2');
    expect(text).toContain('rotunda_database_connections{state="waiting"} 5');
  });

  it('reports the memory of the search index only where it is loaded', async () => {
    const metrics = createMetrics();
    expect(await metrics.registry.metrics()).not.toContain('rotunda_search_memory{');
    metrics.watchSearchMemory({ documents: 3, memoryBytes: 5000 });
    const text = await metrics.registry.metrics();
    expect(text).toContain('rotunda_search_memory{of="documents"} 3');
    expect(text).toContain('rotunda_search_memory{of="bytes"} 5000');
  });

  it('answers within two seconds while the database hangs, without the counts it cannot read', async () => {
    const metrics = createMetrics();
    metrics.watchIndexing(() => new Promise(() => undefined));
    metrics.watchMails(() => new Promise(() => undefined));
    const text = await Promise.race([metrics.registry.metrics(), systemClock.sleep(2000).then(() => 'too late')]);
    expect(text).toContain('rotunda_process_cpu_seconds_total');
    expect(text).not.toMatch(/^rotunda_(?:indexing_changes|mails_waiting)[ {]/m);
  });

  it('separates the numbers of two servers in a single process', async () => {
    const [first, second] = [createMetrics(), createMetrics()];
    first.matchedDocuments.inc({ outcome: 'alerts' });
    expect(await first.registry.metrics()).toContain('rotunda_matched_documents_total{outcome="alerts"} 1');
    expect(await second.registry.metrics()).not.toContain('rotunda_matched_documents_total{outcome="alerts"} 1');
  });
});
