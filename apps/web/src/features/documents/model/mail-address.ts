/**
 * Returns a link that starts an e-mail (RFC 6068). Line breaks are encoded as CR LF and spaces as %20, because mail
 * clients show a plus sign literally.
 */
export function mailAddress(to: string, parts: { subject: string; body: string }): string {
  const encoded = Object.entries(parts).map(
    ([name, value]) => `${name}=${encodeURIComponent(value.replace(/\r?\n/g, '\r\n'))}`,
  );
  // The at sign can stay. Characters that could start another part of the address cannot.
  return `mailto:${encodeURIComponent(to).replace('%40', '@')}?${encoded.join('&')}`;
}
