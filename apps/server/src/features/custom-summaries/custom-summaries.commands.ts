import type { CustomSummary } from '@rotunda/contract';
import { AppError } from '../../platform/app-error.ts';
import type { DatabaseHandle } from '../../platform/database/create-database.ts';
import { publishEvent } from '../../platform/events/publish-event.ts';
import type { Actor } from '../../platform/request-context.ts';
import { appendAudit } from '../audit/index.ts';
import { findDocuments } from '../projects/index.ts';
import type { CustomSummariesDeps } from './custom-summaries.deps.ts';
import { createCustomSummariesRepository, type StoredSummary } from './custom-summaries.repository.ts';

export interface WrittenSummary {
  fusionId: string;
  documentType: string;
  text: string;
  /** Version of the edited summary; null if there was none. */
  version: number | null;
}

/**
 * Writes the organization's summary of a document, as the first or the next version.
 * @throws AppError NOT_FOUND for an unknown document; CONFLICT when another user wrote or deleted it meanwhile
 */
export function writeCustomSummary(
  deps: CustomSummariesDeps,
  actor: Actor,
  input: WrittenSummary,
): Promise<CustomSummary> {
  const { organizationId, userId } = actor;
  return deps.database.transaction(async (tx) => {
    const documentId = (await findDocuments(tx, [input])).get(input.fusionId);
    if (documentId === undefined) throw new AppError('NOT_FOUND');
    const now = deps.clock.now();
    const key = { organizationId, documentId };
    const changes = { body: input.text, updatedBy: userId, updatedTs: now };
    const repository = createCustomSummariesRepository(tx);
    const stored =
      input.version === null
        ? await repository.insert({ ...key, ...changes, createdBy: userId, createdTs: now })
        : await repository.updateVersion(key, input.version, changes);
    if (stored === null) throw new AppError('CONFLICT');
    // The summary shows only the user's name, so what support writes on behalf of a user is audited under both names.
    if (actor.impersonatorId !== null) {
      await appendAudit(tx, deps, actor, { action: 'custom-summary.written', subject: input.fusionId, detail: {} });
    }
    await announce(tx, organizationId, input.fusionId);
    return presentCustomSummary(stored);
  });
}

/**
 * Deletes the summary and keeps its text in the audit log, because a colleague may have written it.
 * @throws AppError NOT_FOUND when the organization has none; CONFLICT when it has changed since
 */
export function deleteCustomSummary(
  deps: CustomSummariesDeps,
  actor: Actor,
  { fusionId, version }: { fusionId: string; version: number },
): Promise<void> {
  const { organizationId } = actor;
  return deps.database.transaction(async (tx) => {
    const repository = createCustomSummariesRepository(tx);
    const stored = await repository.getForChange(organizationId, fusionId);
    if (stored === null) throw new AppError('NOT_FOUND');
    if (stored.version !== version) throw new AppError('CONFLICT');
    await repository.delete(stored);
    const { body: text, createdBy: author } = stored;
    await appendAudit(tx, deps, actor, {
      action: 'custom-summary.deleted',
      subject: fusionId,
      detail: { author, text },
    });
    await announce(tx, organizationId, fusionId);
  });
}

function presentCustomSummary(stored: StoredSummary): CustomSummary {
  const { body: text, createdBy, updatedBy, version } = stored;
  return { text, createdAt: stored.createdTs, createdBy, updatedAt: stored.updatedTs, updatedBy, version };
}

/** Reuses the metadata topic because every page with the document's card shows its summary. */
const announce = (tx: DatabaseHandle, organizationId: string, fusionId: string): Promise<void> =>
  publishEvent(tx, { organizationId, topic: 'entity-metadata.changed', ids: { fusionId: [fusionId] } });
