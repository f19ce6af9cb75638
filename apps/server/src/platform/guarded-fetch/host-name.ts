import { isIP, isIPv6 } from 'node:net';

/** The host of an address as a person writes it: IPv6 without brackets. */
export function plainHost({ hostname }: URL): string {
  return hostname.replace(/^\[|\]$/g, '');
}

/** Whether a text is a host and nothing else, written as a URL would write it. */
export function isHostName(text: string): boolean {
  const url = URL.parse(`http://${isIPv6(text) ? `[${text}]` : text}`);
  return url !== null && plainHost(url) === text;
}

/** Whether a host is written as an address, for which no name is resolved. */
export function isIpAddress(host: string): boolean {
  return isIP(host) !== 0;
}
