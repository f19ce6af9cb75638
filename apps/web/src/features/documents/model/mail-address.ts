/**
 * A link that begins a mail (RFC 6068). Line breaks are sent as CR LF, and a blank as %20: mail programs show a plus sign
 * as it is.
 */
export function mailAddress(to: string, parts: { subject: string; body: string }): string {
  const encoded = Object.entries(parts).map(
    ([name, value]) => `${name}=${encodeURIComponent(value.replace(/\r?\n/g, '\r\n'))}`,
  );
  // The at sign may stay; what could begin another part of the address may not.
  return `mailto:${encodeURIComponent(to).replace('%40', '@')}?${encoded.join('&')}`;
}
