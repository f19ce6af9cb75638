import { z } from 'zod';
import type { SecretBox } from '../../platform/secret-box.ts';
import type { LiveEndpoint, SourceSettings } from '../../sources/source.ts';
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

/** The address that is asked: the one set by the operator, else the publisher's. */
export function baseUrlOf(live: LiveEndpoint, stored: Pick<StoredSourceSettings, 'options'> | null): string {
  return (stored === null ? undefined : optionsSchema.parse(stored.options)['baseUrl']) ?? live.baseUrl;
}

/** What a source's key is sealed for, so that rows cannot be swapped. */
export function secretContext(source: string): string {
  return `source:${source}`;
}
