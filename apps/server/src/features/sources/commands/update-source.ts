import { cutText } from '@rotunda/domain';
import type { SourceState } from '@rotunda/contract';
import { Cron } from 'croner';
import { AppError } from '../../../platform/app-error.ts';
import { publishEvent } from '../../../platform/events/publish-event.ts';
import { isIpAddress, hostOfAddress } from '../../../platform/guarded-fetch/host-name.ts';
import type { Actor } from '../../../platform/request-context.ts';
import type { LiveEndpoint, Source } from '../../../sources/source.ts';
import { getSource, getSourceState } from '../sources.queries.ts';
import { getBaseUrl, secretContext } from '../settings/read-source-settings.ts';
import { canRequestAddress, refuseSourceHost } from '../settings/source-hosts.ts';
import { createSourceSettingsRepository, type StoredSourceSettings } from '../settings/source-settings.repository.ts';
import type { SourcesDeps } from '../sources.deps.ts';

export interface SourceChanges {
  enabled?: boolean | undefined;
  schedule?: string | null | undefined;
  /** Null removes the key. */
  apiKey?: string | null | undefined;
  options?: Record<string, string> | undefined;
}

/**
 * Changes the given settings. A key belongs to one address: when host, scheme or port change, it is dropped unless the
 * change includes a new one.
 * @throws AppError NOT_FOUND; VALIDATION for a schedule that is not a cron expression, an option the source does not
 *   have, a `baseUrl` that is not an address, or an address at a host that may not be requested
 */
export async function updateSource(
  deps: SourcesDeps,
  actor: Actor | null,
  sourceId: string,
  changes: SourceChanges,
): Promise<SourceState> {
  const source = getSource(deps, sourceId);
  if (changes.schedule) assertSchedule(changes.schedule);
  assertKnown(source, changes.options);
  assertAddresses(deps, source, changes.options);
  const nowTs = deps.clock.now();
  await deps.database.transaction(async (tx) => {
    const repository = createSourceSettingsRepository(tx);
    const stored = await repository.getLocked(source.id, nowTs);
    const options = changes.options ?? stored.options;
    const isMoved = source.live !== undefined && hasMoved(source.live, stored, { options });
    const existing = isMoved ? null : stored.apiKeySealed;
    await repository.upsert({
      source: source.id,
      enabled: changes.enabled ?? stored.enabled,
      schedule: changes.schedule === undefined ? stored.schedule : changes.schedule,
      apiKeySealed: sealedKey(deps, source.id, changes.apiKey, existing),
      options,
      updatedTs: nowTs,
    });
    const { apiKey, ...visible } = changes;
    const isDropped = isMoved && apiKey === undefined && stored.apiKeySealed !== null;
    await deps.audit(tx, actor, 'source.updated', source.id, {
      ...visible,
      apiKeyChanged: apiKey !== undefined,
      ...(isDropped ? { apiKeyDropped: true } : {}),
    });
    await publishEvent(tx, { organizationId: null, topic: 'sources.changed', ids: { source: [source.id] } });
  });
  return getSourceState(deps, source.id);
}

type StoredOptions = Pick<StoredSourceSettings, 'options'>;

function hasMoved(live: LiveEndpoint, before: StoredOptions, after: StoredOptions): boolean {
  return getOrigin(getBaseUrl(live, before)) !== getOrigin(getBaseUrl(live, after));
}

function getOrigin(address: string | null): string | null {
  return address === null ? null : new URL(address).origin;
}

function sealedKey(
  deps: SourcesDeps,
  sourceId: string,
  apiKey: string | null | undefined,
  existing: string | null,
): string | null {
  if (apiKey === undefined) return existing;
  return apiKey === null ? null : deps.secretBox.seal(apiKey, secretContext(sourceId));
}

/** Refuses unknown options, which would be shown as set but have no effect. */
function assertKnown({ live, title }: Source, options: Record<string, string> = {}): void {
  const named = Object.keys(live?.options ?? {});
  const isKnown = ([option, value]: [string, string]) =>
    option === 'baseUrl' ||
    named.includes(option) ||
    // There may be several numbered addresses: `feed`, `feed.2`.
    (live?.addressesIn?.({ [option]: value }).length ?? 0) > 0;
  const [unknown] = Object.entries(options).find((entry) => !isKnown(entry)) ?? [];
  if (unknown === undefined) return;
  const understood = live?.addressesIn === undefined ? ['baseUrl', ...named] : named;
  throw refuseOptions(`${title} has no option "${cutText(unknown, 60)}". Available options: ${understood.join(', ')}.`);
}

/** Checks the addresses among the options: `baseUrl`, and those a source reads from them. */
function assertAddresses(deps: SourcesDeps, { live, title }: Source, options: Record<string, string> = {}): void {
  const { baseUrl } = options;
  if (baseUrl !== undefined && live?.addressesIn !== undefined) {
    throw refuseOptions(`${title} has no endpoint that baseUrl could replace.`);
  }
  const named = live?.addressesIn?.(options) ?? [];
  for (const address of named) assertAddress(deps, live, options, { name: 'An address among the options', address });
  if (baseUrl !== undefined) assertAddress(deps, live, options, { name: 'baseUrl', address: baseUrl });
}

function refuseOptions(message: string): AppError {
  return new AppError('VALIDATION', { data: { fields: { options: message } } });
}

/**
 * Checks one address.
 * @param name replaces the address in messages, because the address may contain a password
 */
function assertAddress(
  deps: SourcesDeps,
  live: LiveEndpoint | undefined,
  options: Record<string, string>,
  { name, address }: { name: string; address: string },
): void {
  const url = URL.parse(address);
  if (url === null || !/^https?:$/.test(url.protocol)) {
    throw refuseOptions(`${name} is not a web address. Enter one that begins with https:// or http://.`);
  }
  if (url.username !== '' || url.password !== '') {
    const instead = live?.needsApiKey === true ? ': set the API key instead' : ', which is not sent';
    throw refuseOptions(`${name} contains a user name or a password${instead}.`);
  }
  if (live === undefined) return;
  const host = hostOfAddress(url);
  const reason = refuseSourceHost(live, deps.sourceHosts, host, options);
  if (reason !== null) throw refuseOptions(reason);
  if (isIpAddress(host) && !canRequestAddress(deps.sourceHosts, host, host)) {
    throw refuseOptions(
      `${host} is not a public address. To allow it, add it to ROTUNDA_SOURCE_HOSTS and restart Rotunda.`,
    );
  }
}

function assertSchedule(expression: string): void {
  try {
    new Cron(expression, { paused: true, timezone: 'UTC', mode: '5-part' });
  } catch (cause) {
    const message = `"${expression}" is not a schedule. Enter five fields: minute, hour, day of month, month, day of week.`;
    throw new AppError('VALIDATION', { data: { fields: { schedule: message } }, cause });
  }
}
