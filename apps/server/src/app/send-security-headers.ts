import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { Config } from './config.ts';

/** One year, the minimum for browsers' preload lists (ASVS 5.0, 3.4.1). */
const STRICT_TRANSPORT_SECONDS = 365 * 24 * 3600;

/** Sends headers with every response that tell browsers what our pages may load and who may frame them. */
export async function sendSecurityHeaders(app: FastifyInstance, { baseUrl }: Pick<Config, 'baseUrl'>): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        // The UI's style library injects style elements; scripts stay strict.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'https:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        workerSrc: ["'self'", 'blob:'],
        // The browser's own viewer shows PDFs that a page has fetched itself.
        frameSrc: ['blob:'],
        objectSrc: ["'none'"],
        frameAncestors: ["'none'"],
        // Installations without a certificate would be redirected to an address that does not respond.
        upgradeInsecureRequests: null,
      },
    },
    // Only for an installation configured for HTTPS: a browser that has seen the header uses nothing else for a year.
    strictTransportSecurity: baseUrl.startsWith('https:') && {
      maxAge: STRICT_TRANSPORT_SECONDS,
      includeSubDomains: false,
    },
  });
}
