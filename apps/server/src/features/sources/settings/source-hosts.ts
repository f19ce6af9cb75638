import { isPublicAddress } from '../../../platform/guarded-fetch/public-address.ts';
import { hostOfAddress } from '../../../platform/guarded-fetch/host-name.ts';
import type { LiveEndpoint } from '../../../sources/source.ts';

/** Setting ROTUNDA_SOURCE_HOSTS: the hosts that live sources may request besides the ones they name themselves. */
export interface SourceHosts {
  /** Allows every host of the public internet. */
  isAny: boolean;
  /** Hosts allowed by name, even in a private network. */
  named: readonly string[];
}

type HostNaming = Pick<LiveEndpoint, 'baseUrl' | 'furtherHosts' | 'addressesIn'>;

/**
 * Returns the hosts a source names itself, those its endpoint leads to, and those of addresses in the operator's
 * options. `baseUrl` counts when the source has no endpoint of its own, because only the operator can name one then.
 */
export function getHosts(live: HostNaming, options: Readonly<Record<string, string>> = {}): string[] {
  const own = live.baseUrl ?? (live.addressesIn === undefined ? options['baseUrl'] : undefined);
  const addresses = [own ?? [], live.addressesIn?.(options) ?? []].flat();
  const urls = addresses.map((address) => URL.parse(address)).filter((url) => url !== null);
  return [...new Set([...urls.map(hostOfAddress), ...(live.furtherHosts ?? [])])];
}

/** Returns why a source may not request a host, as a sentence that names the setting; null when it may. */
export function refuseSourceHost(
  live: HostNaming,
  { isAny, named }: SourceHosts,
  host: string,
  options?: Readonly<Record<string, string>>,
): string | null {
  const own = getHosts(live, options);
  if (isAny || own.includes(host) || named.includes(host)) return null;
  return `${host} is not a host of this source (${own.join(', ')}). To allow it, add it to ROTUNDA_SOURCE_HOSTS and restart Rotunda.`;
}

/**
 * Whether an address of a host may be requested: public addresses, and any address of a host that the operator names.
 */
export function canRequestAddress({ named }: SourceHosts, address: string, host: string): boolean {
  return named.includes(host) || isPublicAddress(address);
}
