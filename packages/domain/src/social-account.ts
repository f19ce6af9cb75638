import type { ContactFact } from './stakeholder-record.ts';
import { webAddress } from './web-address.ts';

interface Platform {
  /** Platform name used by posts. */
  name: string;
  hosts: readonly string[];
}

const X: Platform = { name: 'x', hosts: ['twitter.com', 'x.com'] };
const PLATFORMS: ReadonlyMap<string, Platform> = new Map([
  ['twitter', X],
  ['x', X],
  ['facebook', { name: 'facebook', hosts: ['facebook.com', 'fb.com'] }],
  ['instagram', { name: 'instagram', hosts: ['instagram.com'] }],
  ['youtube', { name: 'youtube', hosts: ['youtube.com'] }],
  ['bluesky', { name: 'bluesky', hosts: ['bsky.app'] }],
  ['truthsocial', { name: 'truthsocial', hosts: ['truthsocial.com'] }],
]);

/**
 * Returns the social account that a person's website address names, in the format used by posts and in lowercase:
 * `bluesky:ann.example`. Undefined for other websites and for addresses that may not be the person's account, such as
 * other pages of a platform or a channel number.
 */
export function socialAccount({ websiteType, url }: NonNullable<ContactFact['websites']>[number]): string | undefined {
  const platform = PLATFORMS.get(websiteType.toLowerCase());
  if (platform === undefined) return undefined;
  const stated = url.trim();
  const address = webAddress(stated);
  const account = address === null ? stated : accountIn(new URL(address), platform);
  // YouTube's older user names, written without an at sign, differ from its handles.
  if (account === undefined || (platform.name === 'youtube' && !account.startsWith('@'))) return undefined;
  const handle = account.replace(/^@/, '');
  return /^[\w.-]+$/.test(handle) && !handle.endsWith('.php') ? `${platform.name}:${handle.toLowerCase()}` : undefined;
}

/** Returns `ann` for `https://x.com/ann`; a longer path is some other page of the account or the platform. */
function accountIn({ hostname, pathname }: URL, { hosts }: Platform): string | undefined {
  if (!hosts.includes(hostname.replace(/^(www|m|mobile)\./, ''))) return undefined;
  return /^\/(?:profile\/)?([^/]+)\/?$/.exec(pathname)?.[1];
}
