/** The address of a private calendar is all it takes to read it, and that of an unsubscribe link to end e-mails, however the way to it is written; so is an API token, which belongs into no address. */
export function hideFeedSecret(url: string): string {
  return url.replace(/(?<=\/(?:calendar|feeds|unsubscribe)\/)[^?]+/i, '…').replace(/rot_[\w-]+|[\w-]{60,}/g, '…');
}
