import {
  CONTACT_IMPORT_FIELDS,
  CONTACT_IMPORT_LIMITS,
  CONTACT_IMPORT_TEXTS,
  type ContactImport,
  type ContactMapping,
  type CustomContactType,
  customContactTypeSchema,
} from '@rotunda/contract';
import { AppError } from '../../../platform/app-error.ts';
import type { DatabaseHandle } from '../../../platform/database/create-database.ts';
import { contentDisposition, safeFileName } from '../../../platform/files/file-name.ts';
import type { Queue } from '../../../platform/queue/create-queue.ts';
import type { Actor } from '../../../platform/request-context.ts';
import type { CustomContactsDeps } from '../custom-contacts-deps.ts';
import { readContactFileHead } from './contact-file.ts';
import { ContactFileFault } from './contact-file-fault.ts';
import { faultsAsCsv, presentContactImport } from './contact-imports.presenter.ts';
import { createContactImportsRepository, type StoredImport } from './contact-imports.repository.ts';
import { guessMapping } from './guess-mapping.ts';
import { importContactsJob } from './import-contacts.job.ts';

export interface ContactImportsDeps extends CustomContactsDeps {
  queue: Queue;
}

/** A file nobody came back to for so long is deleted with the next one. */
const KEPT_SECONDS = 7 * 86_400;

/**
 * Keeps a file and guesses what its columns hold.
 * @throws AppError VALIDATION for a file that is no table of contacts, or too large for one
 */
export async function receiveContactFile(
  { database, clock, ids }: CustomContactsDeps,
  { organisationId, userId, impersonatorId }: Pick<Actor, 'organisationId' | 'userId' | 'impersonatorId'>,
  { contactType, name, content }: { contactType: CustomContactType; name: string; content: Uint8Array },
): Promise<ContactImport> {
  const { columns, examples, rows } = await readContactFileHead(content).catch(refuseFile);
  const importId = ids.newId();
  const nowTs = clock.now();
  return database.transaction(async (tx) => {
    const repository = createContactImportsRepository(tx);
    await repository.deleteOlderThan(organisationId, nowTs - KEPT_SECONDS);
    const made = { importId, organisationId, contactType, fileName: safeFileName(name), state: 'uploaded' };
    const table = { columns, examples, rows, mapping: guessMapping(contactType, columns) };
    const by = { createdBy: userId, impersonatorId, createdTs: nowTs, updatedTs: nowTs };
    await repository.insert({ ...made, ...table, ...by }, content);
    return getContactImport(tx, organisationId, importId);
  });
}

/** @throws AppError NOT_FOUND, also for a file of another organization */
export async function getContactImport(
  db: DatabaseHandle,
  organisationId: string,
  importId: string,
): Promise<ContactImport> {
  const stored = await load(db, organisationId, importId);
  const faults = await createContactImportsRepository(db).findFaults(importId, CONTACT_IMPORT_LIMITS.faultsShown);
  return presentContactImport(stored, faults);
}

/** @throws AppError NOT_FOUND; VALIDATION for a mapping that makes no contacts; CONFLICT while something runs */
export function checkContactImport(
  deps: ContactImportsDeps,
  { organisationId }: Actor,
  importId: string,
  mapping: ContactMapping,
): Promise<ContactImport> {
  return deps.database.transaction(async (tx) => {
    const stored = await load(tx, organisationId, importId);
    assertMapping(stored, mapping);
    await begin(tx, deps, stored, ['uploaded', 'checked', 'failed'], { state: 'checking', mapping });
    return getContactImport(tx, organisationId, importId);
  });
}

/** @throws AppError NOT_FOUND; CONFLICT unless it was checked */
export function runContactImport(
  deps: ContactImportsDeps,
  { organisationId }: Actor,
  importId: string,
): Promise<ContactImport> {
  return deps.database.transaction(async (tx) => {
    const stored = await load(tx, organisationId, importId);
    await begin(tx, deps, stored, ['checked'], { state: 'importing' });
    return getContactImport(tx, organisationId, importId);
  });
}

/** @throws AppError NOT_FOUND; CONFLICT while something runs */
export function discardContactImport(deps: CustomContactsDeps, actor: Actor, importId: string): Promise<void> {
  return deps.database.transaction(async (tx) => {
    const { state } = await load(tx, actor.organisationId, importId);
    if (state === 'checking' || state === 'importing') throw new AppError('CONFLICT');
    await createContactImportsRepository(tx).delete(actor.organisationId, importId);
  });
}

/** @throws AppError NOT_FOUND */
export async function downloadContactFaults(
  db: DatabaseHandle,
  { organisationId }: Actor,
  importId: string,
): Promise<{ headers: Record<string, string>; body: File }> {
  const { fileName } = await load(db, organisationId, importId);
  const faults = await createContactImportsRepository(db).findFaults(importId);
  const name = `Faults of ${fileName.replace(/\.[^.]*$/, '')}.csv`;
  return {
    headers: { 'content-disposition': contentDisposition(name), 'x-content-type-options': 'nosniff' },
    body: new File([faultsAsCsv(faults)], name, { type: 'text/csv; charset=utf-8' }),
  };
}

async function load(db: DatabaseHandle, organisationId: string, importId: string): Promise<StoredImport> {
  const stored = await createContactImportsRepository(db).get(organisationId, importId);
  if (stored === null) throw new AppError('NOT_FOUND');
  return stored;
}

/** Counts begin anew; only one of two who begin at once does. */
async function begin(
  tx: DatabaseHandle,
  { queue, clock }: ContactImportsDeps,
  { organisationId, importId }: StoredImport,
  from: readonly ContactImport['state'][],
  changes: { state: ContactImport['state']; mapping?: ContactMapping },
): Promise<void> {
  const repository = createContactImportsRepository(tx);
  const counts = { newRows: 0, changedRows: 0, unchangedRows: 0, faultyRows: 0, rowsDone: 0, samples: [] };
  const anew = { ...changes, ...counts, failure: null, updatedTs: clock.now() };
  if (!(await repository.begin(organisationId, importId, from, anew))) throw new AppError('CONFLICT');
  await repository.clearFaults(importId);
  await queue.enqueue(tx, importContactsJob, { importId });
}

function assertMapping({ contactType, columns }: StoredImport, mapping: ContactMapping): void {
  const type = customContactTypeSchema.parse(contactType);
  const fields = mapping.filter((field) => field !== null);
  const known: readonly string[] = CONTACT_IMPORT_FIELDS[type];
  const names: readonly string[] = type === 'CustomOrg' ? ['name'] : ['lastName', 'firstName', 'fullName'];
  const texts = CONTACT_IMPORT_TEXTS;
  if (mapping.length !== columns.length || fields.some((field) => !known.includes(field))) {
    throw refused({ mapping: texts.notOfFile });
  }
  if (new Set(fields).size < fields.length) throw refused({ mapping: texts.twice });
  if (!fields.some((field) => names.includes(field))) {
    throw refused({ mapping: type === 'CustomOrg' ? texts.organizationName : texts.personName });
  }
}

const refused = (fields: Record<string, string>) => new AppError('VALIDATION', { data: { fields } });

function refuseFile(cause: unknown): never {
  if (!(cause instanceof ContactFileFault)) throw cause;
  throw new AppError('VALIDATION', { data: { fields: { file: cause.message } }, cause });
}
