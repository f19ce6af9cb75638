import fastify from 'fastify';
import type { Config } from '../app/config.ts';
import { mountLive } from '../app/mount-live.ts';
import { mountMetrics } from '../app/mount-metrics.ts';
import type { Metrics } from '../platform/metrics.ts';
import { listen } from './serve-web.ts';

/**
 * Serves the metrics and the liveness of a process without a web server on ROTUNDA_METRICS_PORT; without that variable nothing is
 * opened.
 *
 * @returns A function that closes it. @throws OperatorError if another program keeps using the port.
 */
export async function serveMetrics(config: Pick<Config, 'host' | 'metricsPort'>, metrics: Metrics) {
  const app = fastify({ forceCloseConnections: true });
  mountLive(app);
  mountMetrics(app, metrics);
  const { host, metricsPort } = config;
  const port =
    metricsPort === undefined ? null : await listen(app, { host, port: metricsPort, setting: 'ROTUNDA_METRICS_PORT' });
  return { port, close: () => app.close() };
}
