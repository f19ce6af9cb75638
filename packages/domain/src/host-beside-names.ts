/** Host of a page as people know it, without `www.`; undefined for what is no address. */
function getHost(address: string | null): string | undefined {
  return address === null ? undefined : URL.parse(address)?.hostname.replace(/^www\./, '') || undefined;
}

/**
 * Returns the host to show beside a name that an outside page states. A publisher or author may be called like this
 * product, its operator or a colleague (“Rotunda Support”), so no such name is shown alone. Undefined if the names say
 * it already, or if there is no address.
 */
export function hostBesideNames(names: readonly string[], address: string | null): string | undefined {
  const host = getHost(address);
  return host === undefined || names.some((name) => name.toLowerCase().includes(host)) ? undefined : host;
}
