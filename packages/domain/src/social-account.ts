import type { ContactFact } from './stakeholder-record.ts';
import { webAddress } from './web-address.ts';

interface Platform {
  /** As posts name it. */
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
 * The account that a website of a person names, as posts are told by: `bluesky:ann.example`, in lower case. Undefined of
 * other websites, and of what may be another account: a page of a platform that is none, a channel's number.
 */
export function socialAccount({ websiteType, url }: NonNullable<ContactFact['websites']>[number]): string | undefined {
  const platform = PLATFORMS.get(websiteType.toLowerCase());
  if (platform === undefined) return undefined;
  const stated = url.trim();
  const address = webAddress(stated);
  const account = address === null ? stated : accountIn(new URL(address), platform);
  // YouTube's older user names, written without an at sign, are other names than its handles.
  if (account === undefined || (platform.name === 'youtube' && !account.startsWith('@'))) return undefined;
  const handle = account.replace(/^@/, '');
  return /^[\w.-]+$/.test(handle) && !handle.endsWith('.php') ? `${platform.name}:${handle.toLowerCase()}` : undefined;
}

/** `ann` of `https://x.com/ann`; a longer path leads to something else of the account or the platform. */
function accountIn({ hostname, pathname }: URL, { hosts }: Platform): string | undefined {
  if (!hosts.includes(hostname.replace(/^(www|m|mobile)\./, ''))) return undefined;
  return /^\/(?:profile\/)?([^/]+)\/?$/.exec(pathname)?.[1];
}
