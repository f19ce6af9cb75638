import type { FastifyRequest } from 'fastify';

const PROBE = /^\/api\/(?:live|health|metrics)\/*$/;

/**
 * Whether the request asks about this process. Such requests are answered without looking up who sends them, because
 * they must be answered while the database is not.
 */
export function isProbe({ url }: Pick<FastifyRequest, 'url'>): boolean {
  return URL.canParse(url, 'http://here') && PROBE.test(new URL(url, 'http://here').pathname);
}
