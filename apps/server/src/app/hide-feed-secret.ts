/** The address of a private calendar is all it takes to read it, however the way to it is written. */
export function hideFeedSecret(url: string): string {
  return url.replace(/(?<=\/calendar\/)[^?]+/i, '…').replace(/[\w-]{60,}/g, '…');
}
