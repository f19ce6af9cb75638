import { webAddress } from '@rotunda/domain';

/**
 * Returns the address if it can be framed. It must use HTTPS and must not be our own origin, which the sandbox could
 * not contain.
 * @param own origin of this product
 */
export function frameableUrl(address: string, own: string): string | null {
  const url = URL.parse(webAddress(address) ?? '');
  return url === null || url.protocol !== 'https:' || url.origin === own ? null : url.href;
}

/** Whether the server delivered this page directly, rather than the user navigating to it within the app. */
export function isLoadedDirectly(): boolean {
  const [loaded] = performance.getEntriesByType('navigation');
  return loaded !== undefined && URL.parse(loaded.name)?.pathname === location.pathname;
}
