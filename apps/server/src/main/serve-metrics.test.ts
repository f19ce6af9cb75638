import { afterEach, describe, expect, it } from 'vitest';
import { createMetrics } from '../platform/metrics.ts';
import { serveMetrics } from './serve-metrics.ts';

describe('serveMetrics', () => {
  const closers: (() => Promise<void>)[] = [];
  afterEach(async () => {
    for (const close of closers.splice(0)) await close();
  });

  async function serve(metricsPort: number | undefined) {
    const metrics = createMetrics();
    const served = await serveMetrics({ host: 'localhost', metricsPort }, metrics);
    closers.push(served.close);
    return { metrics, port: served.port };
  }

  it("serves the worker's metrics, whether it runs, and nothing else", async () => {
    const { metrics, port } = await serve(0);
    metrics.matchedDocuments.inc({ outcome: 'alerts' }, 3);
    const answer = await fetch(`http://localhost:${port}/api/metrics`);
    expect(answer.headers.get('content-type')).toContain('text/plain');
    expect(await answer.text()).toContain('rotunda_matched_documents_total{outcome="alerts"} 3');
    expect((await fetch(`http://localhost:${port}/api/live`)).status).toBe(200);
    expect((await fetch(`http://localhost:${port}/api/health`)).status).toBe(404);
  });

  it('opens no port when none is configured', async () => {
    expect((await serve(undefined)).port).toBeNull();
  });
});
