/**
 * Returns the address as written if it is a web address (http or https). Anything else from a source never becomes a
 * link.
 */
export function webAddress(text: string | null | undefined): string | null {
  const address = text?.trim() ?? '';
  if (!/^https?:\/\//i.test(address)) return null;
  return URL.canParse(address) ? address : null;
}
