import { webAddress } from '@rotunda/domain';

/**
 * The address as it may be framed: over HTTPS alone, and nothing of our own, which the sandbox could not hold.
 * @param own origin of this product
 */
export function frameOf(address: string, own: string): string | null {
  const url = URL.parse(webAddress(address) ?? '');
  return url === null || url.protocol !== 'https:' || url.origin === own ? null : url.href;
}

/** Whether this very page was loaded from the server, and not gone to from another one. */
export function isLoadedHere(): boolean {
  const [loaded] = performance.getEntriesByType('navigation');
  return loaded !== undefined && URL.parse(loaded.name)?.pathname === location.pathname;
}
