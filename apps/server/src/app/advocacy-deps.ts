import { type AdvocacyDeps, createAskPlatform } from '../features/advocacy/index.ts';
import { findPeopleNamed, identifyPeople } from '../features/stakeholders/index.ts';
import { ADVOCACY_TEXTS } from '@rotunda/contract';
import { isIpAddress, plainHost } from '../platform/guarded-fetch/host-name.ts';
import { isPublicAddress } from '../platform/guarded-fetch/public-address.ts';
import type { PlatformDeps } from './platform-deps.ts';

/** What advocacy data need of the rest; platforms are asked at public addresses, and at hosts the operator names. */
export function createAdvocacyDeps(deps: PlatformDeps): AdvocacyDeps {
  const { database, clock, ids, secretBox, config, version } = deps;
  const { advocacyHosts } = config;
  const isAllowed = (address: string, host: string) => advocacyHosts.includes(host) || isPublicAddress(address);
  const refuseAddress = (address: URL) => {
    const host = plainHost(address);
    if (advocacyHosts.includes(host)) return null;
    // A key must not travel in the open.
    if (address.protocol !== 'https:') return ADVOCACY_TEXTS.addressFault;
    return isIpAddress(host) && !isAllowed(host, host) ? ADVOCACY_TEXTS.addressPrivate : null;
  };
  const userAgent = `Rotunda/${version} (advocacy)`;
  return {
    ...{ database, clock, ids, secretBox },
    // What the operator allowed when an address was saved can be different now.
    askPlatform: createAskPlatform({ userAgent, isAllowed, refuse: refuseAddress }),
    refuseAddress,
    findPeopleNamed,
    findPeople: (db, personIds) => identifyPeople({ clock }, db, personIds),
  };
}
