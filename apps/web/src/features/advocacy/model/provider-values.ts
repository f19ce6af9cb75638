import type { AdvocacyProvider } from '@rotunda/contract';
import type { FieldErrors } from '../../../shared/records/use-record-form.ts';
import { advocacyTexts } from './advocacy-texts.ts';

export interface ProviderValues {
  kind: AdvocacyProvider['kind'];
  name: string;
  address: string;
  /** Always typed again, because the stored key is never sent to the browser. */
  apiKey: string;
  isKeyRemoved: boolean;
  toolUrl: string;
}

export const providerValues = ({ kind, name, address, toolUrl }: AdvocacyProvider): ProviderValues => ({
  kind,
  name,
  address: address ?? '',
  apiKey: '',
  isKeyRemoved: false,
  toolUrl: toolUrl ?? '',
});

export function checkProvider({ kind, name, address }: ProviderValues): FieldErrors {
  if (kind === 'embedded') return {};
  return {
    ...(name.trim() === '' ? { name: advocacyTexts.providerNameRequired } : {}),
    ...(address.trim() === '' ? { address: advocacyTexts.addressRequired } : {}),
  };
}

/** Returns the data to send. A key that was not typed keeps its stored value. */
export function readProvider({ kind, name, address, apiKey, isKeyRemoved, toolUrl }: ProviderValues, version: number) {
  const key = isKeyRemoved ? { apiKey: null } : apiKey === '' ? {} : { apiKey };
  return { kind, name, address: address.trim(), toolUrl: toolUrl.trim(), version, ...key };
}
