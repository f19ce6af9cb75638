import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { Config } from './config.ts';

/** A year, from which on browsers' lists take a site (ASVS 5.0, 3.4.1). */
const STRICT_TRANSPORT_SECONDS = 365 * 24 * 3600;

/** Tells browsers what a page of ours may load and who may show it, with every answer. */
export async function sendSecurityHeaders(app: FastifyInstance, { baseUrl }: Pick<Config, 'baseUrl'>): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        // The interface's style library writes style elements; scripts stay strict.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'https:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        workerSrc: ["'self'", 'blob:'],
        // PDFs that a page has fetched itself are shown by the browser's own viewer.
        frameSrc: ['blob:'],
        objectSrc: ["'none'"],
        frameAncestors: ["'none'"],
        // Installations behind no certificate would be sent to an address that does not answer.
        upgradeInsecureRequests: null,
      },
    },
    // Only for an installation that says it is reached over HTTPS: a browser that heard it asks no other way for a year.
    strictTransportSecurity: baseUrl.startsWith('https:') && {
      maxAge: STRICT_TRANSPORT_SECONDS,
      includeSubDomains: false,
    },
  });
}
