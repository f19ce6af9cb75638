import { z } from 'zod';
import type { SecretBox } from '../../../platform/secret-box.ts';
import type { LiveEndpoint, Source, SourceSettings } from '../../../sources/source.ts';
import type { StoredSourceSettings } from './source-settings.repository.ts';

const optionsSchema = z.record(z.string(), z.string());

/** Returns the operator's settings with the API key decrypted. The option `baseUrl` overrides the official endpoint. */
export function readSourceSettings(stored: StoredSourceSettings | null, secretBox: SecretBox): SourceSettings {
  if (stored === null) return {};
  const { baseUrl, ...options } = optionsSchema.parse(stored.options);
  return {
    options,
    ...(baseUrl === undefined ? {} : { baseUrl }),
    ...(stored.apiKeySealed === null
      ? {}
      : { apiKey: secretBox.open(stored.apiKeySealed, secretContext(stored.source)) }),
  };
}

type StoredOptions = Pick<StoredSourceSettings, 'options'> | null;

/**
 * Returns the address to request: the operator's, else the publisher's. Null when options name several addresses, and
 * when only the operator can name one and has not.
 */
export function getBaseUrl(live: LiveEndpoint, stored: StoredOptions): string | null {
  if (live.addressesIn !== undefined) return live.baseUrl;
  return getOptions(stored)['baseUrl'] ?? live.baseUrl;
}

/** Returns every address a run starts with; empty until the operator has named one. */
export function getAddresses(live: LiveEndpoint, stored: StoredOptions): readonly string[] {
  const baseUrl = getBaseUrl(live, stored);
  return baseUrl === null ? (live.addressesIn?.(getOptions(stored)) ?? []) : [baseUrl];
}

function getOptions(stored: StoredOptions): Record<string, string> {
  return stored === null ? {} : optionsSchema.parse(stored.options);
}

/** Message for an operator who has not named any of the addresses that only options can name. */
export function describeMissingAddress({ title }: Pick<Source, 'title'>): string {
  return `${title} has no address to read from. Add one to its options under Settings.`;
}

/** Returns the context a source's key is sealed with, so that rows cannot be swapped. */
export function secretContext(source: string): string {
  return `source:${source}`;
}
