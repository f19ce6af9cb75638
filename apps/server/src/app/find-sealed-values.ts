import { findSealedProviderKeys } from '../features/advocacy/index.ts';
import { findSealedSourceKeys } from '../features/sources/index.ts';
import { findSealedWebhookValues } from '../features/webhooks/index.ts';
import { findSealedMailSecrets } from '../platform/mail/find-sealed-mail-secrets.ts';
import type { FindSealed } from '../platform/sealed-values.ts';

const FINDERS: readonly FindSealed[] = [
  findSealedSourceKeys,
  findSealedProviderKeys,
  findSealedWebhookValues,
  findSealedMailSecrets,
];

/** Finds everything that is sealed with the installation's key. */
export const findSealedValues: FindSealed = async (database) => {
  const found = [];
  for (const find of FINDERS) found.push(...(await find(database)));
  return found;
};
