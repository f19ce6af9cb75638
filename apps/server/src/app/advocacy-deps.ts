import { type AdvocacyDeps, createRequestPlatform } from '../features/advocacy/index.ts';
import { findPeopleNamed, identifyPeople } from '../features/stakeholders/index.ts';
import { ADVOCACY_TEXTS } from '@rotunda/contract';
import { isIpAddress, hostOfAddress } from '../platform/guarded-fetch/host-name.ts';
import { isPublicAddress } from '../platform/guarded-fetch/public-address.ts';
import type { PlatformDeps } from './platform-deps.ts';

/**
 * Dependencies of the advocacy feature. Platforms are called only at public addresses and at hosts that the operator
 * allows.
 */
export function createAdvocacyDeps(deps: PlatformDeps): AdvocacyDeps {
  const { database, clock, ids, secretBox, config, version } = deps;
  const { advocacyHosts } = config;
  const isAllowed = (address: string, host: string) => advocacyHosts.includes(host) || isPublicAddress(address);
  const refuseAddress = (address: URL) => {
    const host = hostOfAddress(address);
    if (advocacyHosts.includes(host)) return null;
    // The API key must not be sent unencrypted.
    if (address.protocol !== 'https:') return ADVOCACY_TEXTS.addressError;
    return isIpAddress(host) && !isAllowed(host, host) ? ADVOCACY_TEXTS.addressPrivate : null;
  };
  const userAgent = `Rotunda/${version} (advocacy)`;
  return {
    database,
    clock,
    ids,
    secretBox,
    requestPlatform: createRequestPlatform({
      userAgent,
      isAllowed,
      refuse: refuseAddress,
    }),
    refuseAddress,
    findPeopleNamed,
    findPeople: (db, personIds) => identifyPeople({ clock }, db, personIds),
  };
}
