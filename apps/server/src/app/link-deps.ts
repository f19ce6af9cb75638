import type { LinkDeps } from '../features/identity/index.ts';
import type { PlatformDeps } from './platform-deps.ts';

/** Returns the dependencies for e-mailing links, which are the same in web servers and workers. */
export function linkDepsOf({ database, clock, ids, queue, secretBox, config }: PlatformDeps): LinkDeps {
  const { baseUrl, smtpUrl } = config;
  return { database, clock, ids, queue, secretBox, baseUrl, sendsMail: smtpUrl !== undefined };
}
