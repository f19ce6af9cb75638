import fastify from 'fastify';
import type { Config } from '../app/config.ts';
import { mountMetrics } from '../app/mount-metrics.ts';
import type { Metrics } from '../platform/metrics.ts';
import { listen } from './serve-web.ts';

/**
 * The metrics of a process without a web server, where ROTUNDA_METRICS_PORT says; nothing is opened without it.
 *
 * @returns how to close it again. @throws OperatorError when another program keeps the port.
 */
export async function serveMetrics(config: Pick<Config, 'host' | 'metricsPort'>, metrics: Metrics) {
  const app = fastify({ forceCloseConnections: true });
  mountMetrics(app, metrics);
  const { host, metricsPort } = config;
  const port =
    metricsPort === undefined ? null : await listen(app, { host, port: metricsPort, setting: 'ROTUNDA_METRICS_PORT' });
  return { port, close: () => app.close() };
}
