import type { SourceState } from '@rotunda/contract';
import { Cron } from 'croner';
import { AppError } from '../../platform/app-error.ts';
import { publishEvent } from '../../platform/events/publish-event.ts';
import type { Actor } from '../../platform/request-context.ts';
import { getSource, getSourceState } from './find-sources.ts';
import { secretContext } from './read-source-settings.ts';
import { createSourceSettingsRepository } from './source-settings.repository.ts';
import type { SourcesDeps } from './sources-deps.ts';

export interface SourceChanges {
  enabled?: boolean | undefined;
  schedule?: string | null | undefined;
  /** null removes the key. */
  apiKey?: string | null | undefined;
  options?: Record<string, string> | undefined;
}

/** @throws AppError NOT_FOUND; VALIDATION for a schedule that is no cron expression or a `baseUrl` that is no address */
export async function updateSource(
  deps: SourcesDeps,
  actor: Actor | null,
  sourceId: string,
  changes: SourceChanges,
): Promise<SourceState> {
  const source = getSource(deps, sourceId);
  if (changes.schedule) assertSchedule(changes.schedule);
  assertBaseUrl(changes.options?.['baseUrl']);
  await deps.database.transaction(async (tx) => {
    const repository = createSourceSettingsRepository(tx);
    const stored = await repository.get(source.id);
    await repository.upsert({
      source: source.id,
      enabled: changes.enabled ?? stored?.enabled ?? false,
      schedule: changes.schedule === undefined ? (stored?.schedule ?? null) : changes.schedule,
      apiKeySealed: sealedKey(deps, source.id, changes.apiKey, stored?.apiKeySealed ?? null),
      options: changes.options ?? stored?.options ?? {},
      updatedTs: deps.clock.now(),
    });
    const { apiKey, ...visible } = changes;
    await deps.audit(tx, actor, 'source.updated', source.id, { ...visible, apiKeyChanged: apiKey !== undefined });
    await publishEvent(tx, { organisationId: null, topic: 'sources.changed', ids: { source: [source.id] } });
  });
  return getSourceState(deps, source.id);
}

function sealedKey(
  deps: SourcesDeps,
  sourceId: string,
  apiKey: string | null | undefined,
  held: string | null,
): string | null {
  if (apiKey === undefined) return held;
  return apiKey === null ? null : deps.secretBox.seal(apiKey, secretContext(sourceId));
}

function assertBaseUrl(address: string | undefined): void {
  if (address === undefined || /^https?:$/.test(URL.parse(address)?.protocol ?? '')) return;
  const message = 'baseUrl is no web address. It begins with https:// or http://.';
  throw new AppError('VALIDATION', { data: { fields: { options: message } } });
}

function assertSchedule(expression: string): void {
  try {
    new Cron(expression, { paused: true, timezone: 'UTC', mode: '5-part' });
  } catch (cause) {
    const message = `"${expression}" is no schedule. Five fields are expected: minute, hour, day of month, month, day of week.`;
    throw new AppError('VALIDATION', { data: { fields: { schedule: message } }, cause });
  }
}
