/** The address as written when it is one of the web (http or https); what a source states otherwise is never a link. */
export function webAddress(text: string | null | undefined): string | null {
  const address = text?.trim() ?? '';
  if (!/^https?:\/\//i.test(address)) return null;
  return URL.canParse(address) ? address : null;
}
