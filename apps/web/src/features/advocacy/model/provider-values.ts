import type { AdvocacyProvider } from '@rotunda/contract';
import type { FieldFaults } from '../../../shared/records/use-record-form.ts';
import { advocacyTexts } from './advocacy-texts.ts';

export interface ProviderValues {
  kind: AdvocacyProvider['kind'];
  name: string;
  address: string;
  /** Typed anew each time: what is set is never told. */
  apiKey: string;
  isKeyRemoved: boolean;
  toolUrl: string;
}

export const providerValues = ({ kind, name, address, toolUrl }: AdvocacyProvider): ProviderValues => ({
  ...{ kind, name, address: address ?? '', apiKey: '', isKeyRemoved: false, toolUrl: toolUrl ?? '' },
});

export function checkProvider({ kind, name, address }: ProviderValues): FieldFaults {
  if (kind === 'embedded') return {};
  return {
    ...(name.trim() === '' ? { name: advocacyTexts.providerNameRequired } : {}),
    ...(address.trim() === '' ? { address: advocacyTexts.addressRequired } : {}),
  };
}

/** What is sent; a key that was not typed stays. */
export function providerOf({ kind, name, address, apiKey, isKeyRemoved, toolUrl }: ProviderValues, version: number) {
  const key = isKeyRemoved ? { apiKey: null } : apiKey === '' ? {} : { apiKey };
  return { kind, name, address: address.trim(), toolUrl: toolUrl.trim(), version, ...key };
}
