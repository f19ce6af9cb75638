import { ADVOCACY_PROVIDER_KINDS, ADVOCACY_TEXTS, type AdvocacyProvider } from '@rotunda/contract';
import type { Actor } from '../../../platform/request-context.ts';
import { tryToOpen } from '../../../platform/sealed-values.ts';
import type { AdvocacyDeps } from '../advocacy.deps.ts';
import { createProviderSettingsRepository, type StoredProvider } from './provider-settings.repository.ts';

/**
 * Returns the source of the organization's advocacy data, which is Rotunda itself until an administrator sets a
 * platform.
 */
export async function getProvider(
  deps: Pick<AdvocacyDeps, 'database' | 'secretBox'>,
  { organizationId }: Actor,
): Promise<AdvocacyProvider> {
  return presentProvider(deps, await createProviderSettingsRepository(deps.database, organizationId).get());
}

/** Returns the decrypted key to send to the platform, or null if there is none. */
export function openKey(
  { secretBox }: Pick<AdvocacyDeps, 'secretBox'>,
  { organizationId, apiKeySealed }: Pick<StoredProvider, 'organizationId' | 'apiKeySealed'>,
): string | null {
  return apiKeySealed === null ? null : secretBox.open(apiKeySealed, getContext(organizationId));
}

/** Binds the sealed key to its organization so that rows cannot be swapped. */
export const getContext = (organizationId: string) => `advocacy:${organizationId}`;

export function presentProvider(
  { secretBox }: Pick<AdvocacyDeps, 'secretBox'>,
  stored: StoredProvider | null,
): AdvocacyProvider {
  if (stored === null) {
    const { embeddedName: name } = ADVOCACY_TEXTS;
    return {
      kind: 'embedded',
      name,
      address: null,
      hasApiKey: false,
      isApiKeyUnreadable: false,
      toolUrl: null,
      version: 0,
    };
  }
  const { name, address, apiKeySealed, toolUrl, version } = stored;
  const kind = ADVOCACY_PROVIDER_KINDS.find((one) => one === stored.kind) ?? 'embedded';
  const isStored = apiKeySealed !== null;
  const isApiKeyUnreadable = isStored && tryToOpen(secretBox, apiKeySealed, getContext(stored.organizationId)) === null;
  return { kind, name, address, hasApiKey: isStored && !isApiKeyUnreadable, isApiKeyUnreadable, toolUrl, version };
}
