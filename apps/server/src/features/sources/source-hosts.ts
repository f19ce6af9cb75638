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

/** The hosts a source names itself: its endpoint's and those its endpoint leads to. */
export function hostsOf(live: Pick<LiveEndpoint, 'baseUrl' | 'furtherHosts'>): string[] {
  return [plainHost(new URL(live.baseUrl)), ...(live.furtherHosts ?? [])];
}

/** Why a source may not ask a host, as a sentence that names the setting; null when it may. */
export function refuseSourceHost(
  live: Pick<LiveEndpoint, 'baseUrl' | 'furtherHosts'>,
  { isAny, named }: SourceHosts,
  host: string,
): string | null {
  const own = hostsOf(live);
  if (isAny || own.includes(host) || named.includes(host)) return null;
  return `${host} is not a host of this source (${own.join(', ')}). To allow it, add it to ROTUNDA_SOURCE_HOSTS and restart Rotunda.`;
}

/** Whether an address of a host may be asked: public ones, and any of a host the operator names. */
export function mayAskAddress({ named }: SourceHosts, address: string, host: string): boolean {
  return named.includes(host) || isPublicAddress(address);
}
