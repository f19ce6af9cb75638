import { isIP, isIPv6 } from 'node:net';

/** Returns the host of an address as people write it: IPv6 without brackets. */
export function hostOfAddress({ hostname }: URL): string {
  return hostname.replace(/^\[|\]$/g, '');
}

/** Whether a text is a host and nothing else, spelled as in a normalized URL. */
export function isHostName(text: string): boolean {
  const url = URL.parse(`http://${isIPv6(text) ? `[${text}]` : text}`);
  return url !== null && hostOfAddress(url) === text;
}

/** Whether a host is an IP address, which needs no name resolution. */
export function isIpAddress(host: string): boolean {
  return isIP(host) !== 0;
}
