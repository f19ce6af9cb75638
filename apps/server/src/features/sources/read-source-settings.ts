import { z } from 'zod';
import type { SecretBox } from '../../platform/secret-box.ts';
import type { LiveEndpoint, Source, SourceSettings } from '../../sources/source.ts';
import type { StoredSourceSettings } from './source-settings.repository.ts';

const optionsSchema = z.record(z.string(), z.string());

/** What an operator set, with the key opened. `baseUrl` among the options overrides the official endpoint. */
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
 * The address that is asked: the one set by the operator, else the publisher's; null where options name several, and
 * where only the operator can name it and has not.
 */
export function baseUrlOf(live: LiveEndpoint, stored: StoredOptions): string | null {
  if (live.addressesIn !== undefined) return live.baseUrl;
  return optionsOf(stored)['baseUrl'] ?? live.baseUrl;
}

/** Every address a run begins with; none while the operator has not named any. */
export function addressesOf(live: LiveEndpoint, stored: StoredOptions): readonly string[] {
  const baseUrl = baseUrlOf(live, stored);
  return baseUrl === null ? (live.addressesIn?.(optionsOf(stored)) ?? []) : [baseUrl];
}

function optionsOf(stored: StoredOptions): Record<string, string> {
  return stored === null ? {} : optionsSchema.parse(stored.options);
}

/** For an operator who has named none of the addresses that only options can name. */
export function noAddress({ title }: Pick<Source, 'title'>): string {
  return `${title}: there is no address to ask. The options of the source name them; add one under Settings.`;
}

/** What a source's key is sealed for, so that rows cannot be swapped. */
export function secretContext(source: string): string {
  return `source:${source}`;
}
