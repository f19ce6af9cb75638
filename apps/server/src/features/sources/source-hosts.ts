import { isPublicAddress } from '../../platform/guarded-fetch/public-address.ts';
import { plainHost } from '../../platform/guarded-fetch/host-name.ts';
import type { LiveEndpoint } from '../../sources/source.ts';

/** ROTUNDA_SOURCE_HOSTS: whom live sources may ask besides the hosts each of them names. */
export interface SourceHosts {
  /** Every host of the public internet. */
  isAny: boolean;
  /** These, in a private network too. */
  named: readonly string[];
}

type HostNaming = Pick<LiveEndpoint, 'baseUrl' | 'furtherHosts' | 'addressesIn'>;

/**
 * The hosts a source names itself, those its endpoint leads to, and those of addresses the operator's options name:
 * `baseUrl` too where the source has no endpoint of its own, so that nobody else could have named it.
 */
export function hostsOf(live: HostNaming, options: Readonly<Record<string, string>> = {}): string[] {
  const own = live.baseUrl ?? (live.addressesIn === undefined ? options['baseUrl'] : undefined);
  const addresses = [own ?? [], live.addressesIn?.(options) ?? []].flat();
  const urls = addresses.map((address) => URL.parse(address)).filter((url) => url !== null);
  return [...new Set([...urls.map(plainHost), ...(live.furtherHosts ?? [])])];
}

/** Why a source may not ask a host, as a sentence that names the setting; null when it may. */
export function refuseSourceHost(
  live: HostNaming,
  { isAny, named }: SourceHosts,
  host: string,
  options?: Readonly<Record<string, string>>,
): string | null {
  const own = hostsOf(live, options);
  if (isAny || own.includes(host) || named.includes(host)) return null;
  return `${host} is not a host of this source (${own.join(', ')}). To allow it, add it to ROTUNDA_SOURCE_HOSTS and restart Rotunda.`;
}

/** Whether an address of a host may be asked: public ones, and any of a host the operator names. */
export function mayAskAddress({ named }: SourceHosts, address: string, host: string): boolean {
  return named.includes(host) || isPublicAddress(address);
}
