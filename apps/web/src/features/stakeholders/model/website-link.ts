import { webAddress } from '@rotunda/domain';
import type { PersonDetail } from '../hooks/use-person.ts';

type Website = PersonDetail['contact']['websites'][number];

interface Site {
  name: string;
  prefix: string;
  /**
   * Hosts whose addresses are rebuilt from their account name, because these four sites always get their prefix (S3
   * §5).
   */
  hosts?: readonly string[];
  /** Account names are shown with a leading @. */
  hasHandle?: true;
}

const SITES: Readonly<Record<string, Site>> = {
  twitter: { name: 'X (Twitter)', prefix: 'https://twitter.com/', hosts: ['twitter.com', 'x.com'], hasHandle: true },
  facebook: { name: 'Facebook', prefix: 'https://www.facebook.com/', hosts: ['facebook.com', 'fb.com'] },
  instagram: { name: 'Instagram', prefix: 'https://www.instagram.com/', hosts: ['instagram.com'] },
  youtube: { name: 'YouTube', prefix: 'https://www.youtube.com/', hosts: ['youtube.com'], hasHandle: true },
  bluesky: { name: 'Bluesky', prefix: 'https://bsky.app/profile/', hasHandle: true },
  truthsocial: { name: 'Truth Social', prefix: 'https://truthsocial.com/@', hasHandle: true },
};

const NAMES: Readonly<Record<string, string>> = {
  official: 'Website',
  email_form: 'Contact form',
  mastodon: 'Mastodon',
  homepage: 'Website',
};

export interface WebsiteLink {
  /** Kind of site, such as `Facebook`, `Website` or `Contact form`. */
  label: string;
  /** Null if the source's value cannot be a link. */
  href: string | null;
  text: string;
}

/**
 * Returns the link and the displayed text of a person's website (STK-04). A full address stays as it is, except that
 * sites with account names get their own address with that name. A bare account name gets the site's prefix.
 */
export function websiteLink({ websiteType, url }: Website): WebsiteLink {
  const type = websiteType.toLowerCase();
  const site = Object.hasOwn(SITES, type) ? SITES[type] : undefined;
  const label = site?.name ?? (Object.hasOwn(NAMES, type) ? NAMES[type] : undefined) ?? websiteType;
  const stated = url.trim();
  const full = webAddress(stated);
  if (site === undefined) {
    const href = full ?? addressWithoutScheme(stated);
    return { label, href, text: hostAndPath(href) ?? stated };
  }
  const account = full === null ? stated : accountIn(full, site);
  // An address on another host has no account name of this site. `@` is a way to write a name, not part of it.
  if (account === null) return { label, href: full, text: hostAndPath(full) ?? stated };
  const name = account.replace(/^@/, '');
  const isName = /^[\w.-]+$/.test(name);
  if (full === null && !isName) return { label, href: null, text: stated };
  const href = site.hosts === undefined && full !== null ? full : `${site.prefix}${name}`;
  return { label, href: webAddress(href), text: isName && site.hasHandle ? `@${name}` : name };
}

/**
 * Returns the account name in an address of the site, that is, the path after the host; null for an address on another
 * host.
 */
function accountIn(address: string, { prefix, hosts }: Site): string | null {
  const { hostname, pathname } = new URL(address);
  const host = hostname.replace(/^(www|m|mobile)\./, '');
  const own = hosts ?? [new URL(prefix).hostname.replace(/^www\./, '')];
  if (!own.includes(host)) return null;
  const account = pathname.replace(/^\/(profile\/)?@?/, '').replace(/\/+$/, '');
  return account === '' ? null : account;
}

/** Returns the web address for text such as `www.example.gov/contact`; null for ordinary text. */
function addressWithoutScheme(stated: string): string | null {
  return /^[\w-]+(\.[\w-]+)+(\/\S*)?$/.test(stated) ? webAddress(`https://${stated}`) : null;
}

function hostAndPath(href: string | null): string | null {
  if (href === null) return null;
  const { host, pathname } = new URL(href);
  return `${host.replace(/^www\./, '')}${pathname === '/' ? '' : pathname.replace(/\/$/, '')}`;
}
