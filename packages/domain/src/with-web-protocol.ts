/**
 * Prepends `https://` to an address that names no protocol (ATT-02). Empty stays empty, and one with another protocol
 * (`ftp://…`) stays as it is, to be refused.
 */
export function withWebProtocol(typed: string): string {
  const url = typed.trim();
  return url === '' || /^[a-z][a-z\d+.-]*:\/\//i.test(url) ? url : `https://${url}`;
}
