import { ADVOCACY_TEXTS, type AdvocacyProvider } from '@rotunda/contract';
import { AppError } from '../../../platform/app-error.ts';
import type { Actor } from '../../../platform/request-context.ts';
import { appendAudit } from '../../audit/index.ts';
import type { AdvocacyDeps } from '../advocacy.deps.ts';
import { announceAdvocacy } from '../advocacy.events.ts';
import { getContext, presentProvider } from './provider-settings.queries.ts';
import { createProviderSettingsRepository } from './provider-settings.repository.ts';

export interface ProviderInput extends Pick<AdvocacyProvider, 'kind' | 'name' | 'address' | 'toolUrl' | 'version'> {
  /** Undefined keeps the key; null or empty removes it. */
  apiKey?: string | null | undefined;
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

function sealedKey(
  { secretBox }: Pick<AdvocacyDeps, 'secretBox'>,
  organizationId: string,
  apiKey: string | null | undefined,
  existing: string | null,
): string | null {
  if (apiKey === undefined) return existing;
  return apiKey ? secretBox.seal(apiKey, getContext(organizationId)) : null;
}

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
