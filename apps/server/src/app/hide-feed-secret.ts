/**
 * Masks secrets in a URL: of private calendars, feeds and unsubscribe links, whose address alone grants access, however
 * the path is spelled, and API tokens, which do not belong in an address.
 */
export function hideFeedSecret(url: string): string {
  return url.replace(/(?<=\/(?:calendar|feeds|unsubscribe)\/)[^?]+/i, '…').replace(/rot_[\w-]+|[\w-]{60,}/g, '…');
}
