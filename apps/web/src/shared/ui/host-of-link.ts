/**
 * Returns the host that a link leads to, as people know it (`congress.gov`); null if the label says it already or the
 * address has none. A label is whatever its author wrote and may name another site.
 */
export function hostOfLink(label: string, href: string | null): string | null {
  const address = href === null || !/^https?:/i.test(href) ? null : URL.parse(href);
  if (address === null || address.hostname === '') return null;
  const host = address.hostname.replace(/^www\./, '');
  const written = label.trim().toLowerCase();
  const said = /^(?:https?:\/\/)?(?:www\.)?([^\s/?#]+)/.exec(written)?.[1];
  return said === host || said === address.host ? null : host;
}
