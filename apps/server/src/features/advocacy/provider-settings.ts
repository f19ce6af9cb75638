import { ADVOCACY_PROVIDER_KINDS, ADVOCACY_TEXTS, type AdvocacyProvider } from '@rotunda/contract';
import { AppError } from '../../platform/app-error.ts';
import type { Actor } from '../../platform/request-context.ts';
import { tryToOpen } from '../../platform/sealed-values.ts';
import { appendAudit } from '../audit/index.ts';
import type { AdvocacyDeps } from './advocacy-deps.ts';
import { announceAdvocacy } from './announce-advocacy.ts';
import { createProviderSettingsRepository, type StoredProvider } from './provider-settings.repository.ts';

export interface ProviderInput extends Pick<AdvocacyProvider, 'kind' | 'name' | 'address' | 'toolUrl' | 'version'> {
  /** Undefined keeps the key; null or empty removes it. */
  apiKey?: string | null | undefined;
}

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

/**
 * Saves the provider. A key belongs to one address, so it is dropped when host, scheme or port change, unless the
 * change includes a new key.
 * @throws AppError VALIDATION for a forbidden address; CONFLICT when the provider has changed since
 */
export function saveProvider(deps: AdvocacyDeps, actor: Actor, input: ProviderInput): Promise<AdvocacyProvider> {
  const { organizationId } = actor;
  const address = input.address || null;
  assertProvider(deps, input, address);
  return deps.database.transaction(async (tx) => {
    const repository = createProviderSettingsRepository(tx, organizationId);
    const before = await repository.get();
    const { kind, name, version } = input;
    const existing = getOrigin(before?.address ?? null) === getOrigin(address) ? (before?.apiKeySealed ?? null) : null;
    const isSaved = await repository.save(version, {
      kind,
      name,
      address,
      toolUrl: input.toolUrl || null,
      updatedTs: deps.clock.now(),
      apiKeySealed: sealedKey(deps, organizationId, input.apiKey, existing),
    });
    if (!isSaved) throw new AppError('CONFLICT');
    const detail = { kind, name, address, apiKeyChanged: input.apiKey !== undefined };
    await appendAudit(tx, deps, actor, { action: 'advocacy-provider.updated', subject: organizationId, detail });
    await announceAdvocacy(tx, organizationId);
    return presentProvider(deps, await repository.get());
  });
}

/** Returns the decrypted key to send to the platform, or null if there is none. */
export function openKey(
  { secretBox }: Pick<AdvocacyDeps, 'secretBox'>,
  { organizationId, apiKeySealed }: Pick<StoredProvider, 'organizationId' | 'apiKeySealed'>,
): string | null {
  return apiKeySealed === null ? null : secretBox.open(apiKeySealed, getContext(organizationId));
}

function sealedKey(
  { secretBox }: Pick<AdvocacyDeps, 'secretBox'>,
  organizationId: string,
  apiKey: string | null | undefined,
  existing: string | null,
): string | null {
  if (apiKey === undefined) return existing;
  return apiKey ? secretBox.seal(apiKey, getContext(organizationId)) : null;
}

/** Binds the sealed key to its organization so that rows cannot be swapped. */
export const getContext = (organizationId: string) => `advocacy:${organizationId}`;

const getOrigin = (address: string | null) => (address === null ? null : (URL.parse(address)?.origin ?? null));

function assertProvider({ refuseAddress }: AdvocacyDeps, { kind, name }: ProviderInput, address: string | null): void {
  if (kind === 'embedded') return;
  if (name.trim() === '') throw refused({ name: ADVOCACY_TEXTS.providerNameRequired });
  const url = address === null ? null : URL.parse(address);
  if (url === null) throw refused({ address: ADVOCACY_TEXTS.addressRequired });
  if (url.username !== '' || url.password !== '') throw refused({ address: ADVOCACY_TEXTS.addressWithKey });
  const reason = refuseAddress(url);
  if (reason !== null) throw refused({ address: reason });
}

const refused = (fields: Record<string, string>) => new AppError('VALIDATION', { data: { fields } });

function presentProvider(
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
