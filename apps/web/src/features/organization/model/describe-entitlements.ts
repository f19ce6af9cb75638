import type { Organization } from '@rotunda/contract';
import { organizationTexts } from './organization-texts.ts';
import { US_STATES } from './us-states.ts';

/** Above this number, the states are counted rather than named. */
const MAX_NAMED = 8;

/** Describes an organization's entitlements in two short lines. */
export function describeEntitlements({ USFederal, USStateList }: Organization['entitlements']): {
  federal: string;
  states: string;
} {
  return {
    federal: USFederal ? organizationTexts.federalOn : organizationTexts.federalOff,
    states: describeStates(new Set(USStateList)),
  };
}

function describeStates(codes: ReadonlySet<string>): string {
  const names = US_STATES.filter(({ code }) => codes.has(code)).map(({ name }) => name);
  if (names.length === 0) return 'No US states or territories';
  if (names.length === US_STATES.length) return 'All US states and territories';
  return names.length <= MAX_NAMED
    ? names.join(', ')
    : `${names.length} of ${US_STATES.length} US states and territories`;
}
