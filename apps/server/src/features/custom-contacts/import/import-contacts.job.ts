import type { ContactImport } from '@rotunda/contract';
import { CONTACT_IMPORT_LIMITS, CONTACT_IMPORT_TEXTS, customContactTypeSchema } from '@rotunda/contract';
import { z } from 'zod';
import type { DatabaseHandle } from '../../../platform/database/create-database.ts';
import { publishEvent } from '../../../platform/events/publish-event.ts';
import { defineJob, type JobHandler } from '../../../platform/queue/job-definition.ts';
import { appendAudit } from '../../audit/index.ts';
import type { CustomContactsDeps } from '../custom-contacts-deps.ts';
import { readContactFile } from './contact-file.ts';
import { ContactFileFault } from './contact-file-fault.ts';
import { createContactImportsRepository, type StoredImport } from './contact-imports.repository.ts';
import { planLines, sampleOf } from './plan-lines.ts';
import type { ContactLine, FaultyLine } from './read-contact-rows.ts';
import { writeLines } from './write-lines.repository.ts';

/** The dry run of a file of contacts, or its import, whichever was asked for. */
export const importContactsJob = defineJob({
  name: 'import-contacts',
  payload: z.object({ importId: z.uuid() }),
});

export function handleImportContacts(deps: CustomContactsDeps): JobHandler<{ importId: string }> {
  return async ({ payload: { importId }, signal }) => {
    const stored = await createContactImportsRepository(deps.database).getAny(importId);
    // A job that runs twice finds the state that the first run left.
    if (stored === null || (stored.state !== 'checking' && stored.state !== 'importing')) return;
    try {
      await readThrough(deps, stored, signal);
    } catch (error) {
      if (!(error instanceof ContactFileFault)) throw error;
      await finish(deps, stored, { state: 'failed', failure: error.message });
    }
  };
}

/** Portion by portion, each in a transaction with the count of lines: a run that is cut off goes on behind it. */
async function readThrough(deps: CustomContactsDeps, stored: StoredImport, signal: AbortSignal): Promise<void> {
  const { importId, mapping, rowsDone } = stored;
  const content = await createContactImportsRepository(deps.database).getContent(importId);
  if (content === null) throw new ContactFileFault(CONTACT_IMPORT_TEXTS.fileGone);
  const contactType = customContactTypeSchema.parse(stored.contactType);
  let position = 0;
  const withWords = stored.state === 'importing';
  await readContactFile(content, { contactType, mapping, withWords }, async (lines) => {
    signal.throwIfAborted();
    const start = position;
    position += lines.length;
    if (position > rowsDone) await takePortion(deps, stored, lines.slice(Math.max(0, rowsDone - start)), position);
  });
  await finish(deps, stored, { state: stored.state === 'importing' ? 'finished' : 'checked', rows: position });
}

async function takePortion(
  { database, clock, ids }: CustomContactsDeps,
  { importId, organisationId, createdBy, contactType, state }: StoredImport,
  lines: readonly (ContactLine | FaultyLine)[],
  rowsDone: number,
): Promise<void> {
  const nowTs = clock.now();
  await database.transaction(async (tx) => {
    const repository = createContactImportsRepository(tx);
    if (state === 'importing') await repository.lock(organisationId);
    const good = lines.filter((line): line is ContactLine => !('reason' in line));
    const bad = lines.filter((line): line is FaultyLine => 'reason' in line);
    const type = customContactTypeSchema.parse(contactType);
    const { planned, faulty } = await planLines(tx, organisationId, type, good);
    if (state === 'importing') await writeLines(tx, { ids, nowTs, organisationId, createdBy }, planned);
    await repository.addFaults(importId, [...bad, ...faulty]);
    const before = await repository.getAny(importId);
    if (before === null) return;
    const count = (outcome: string) => planned.filter((one) => one.outcome === outcome).length;
    const room = CONTACT_IMPORT_LIMITS.samples - before.samples.length;
    await repository.update(importId, {
      ...{ rowsDone, updatedTs: nowTs },
      newRows: before.newRows + count('new'),
      changedRows: before.changedRows + count('changed'),
      unchangedRows: before.unchangedRows + count('unchanged'),
      faultyRows: before.faultyRows + bad.length + faulty.length,
      samples: [...before.samples, ...planned.slice(0, Math.max(0, room)).map(sampleOf)],
    });
  });
}

/** The pages of the organization are told once, at the end. */
async function finish(
  { database, clock, ids }: CustomContactsDeps,
  stored: StoredImport,
  changes: { state: ContactImport['state']; failure?: string; rows?: number },
): Promise<void> {
  const { importId, organisationId } = stored;
  await database.transaction(async (tx) => {
    const repository = createContactImportsRepository(tx);
    await repository.update(importId, { ...changes, updatedTs: clock.now() });
    const done = await repository.getAny(importId);
    if (changes.state !== 'finished' || done === null) return;
    await repository.deleteContent(importId);
    await writeDown(tx, { clock, ids }, done);
    await publishEvent(tx, { organisationId, topic: 'custom-contacts.changed', ids: {} });
  });
}

function writeDown(tx: DatabaseHandle, deps: Pick<CustomContactsDeps, 'clock' | 'ids'>, done: StoredImport) {
  const { organisationId, createdBy: userId, impersonatorId, fileName, newRows, changedRows } = done;
  return appendAudit(
    tx,
    deps,
    { organisationId, userId, impersonatorId },
    {
      action: 'custom-contacts.imported',
      subject: done.importId,
      detail: { fileName, new: newRows, changed: changedRows },
    },
  );
}
