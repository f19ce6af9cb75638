import { customAffiliations, customContacts } from '@rotunda/database';
import { bulkInsert } from '../../../platform/database/bulk-insert.ts';
import type { DatabaseHandle } from '../../../platform/database/create-database.ts';
import type { IdSource } from '../../../platform/ids.ts';
import { contactSearchWords } from '../contact/contact-words.ts';
import { createCustomContactsRepository } from '../custom-contacts.repository.ts';
import { newFusionId } from '../contact/new-fusion-id.ts';
import type { PlannedContact } from './plan-lines.ts';

/** Writes the new and changed contacts of a chunk in two statements. */
export async function writeLines(
  tx: DatabaseHandle,
  {
    ids,
    nowTs,
    organizationId,
    createdBy,
  }: { ids: IdSource; nowTs: number; organizationId: string; createdBy: string },
  planned: readonly PlannedContact[],
): Promise<void> {
  const written = planned
    .filter((one) => one.outcome !== 'unchanged')
    .map((one) => ({
      ...one,
      fusionId: one.before?.fusionId ?? newFusionId(one.line.contact.documentType, ids),
    }));
  if (written.length === 0) return;
  const rows = written.map(({ fusionId, before, columns, line, joined }) => ({
    ...columns,
    lexemes:
      (before === null ? line.lexemes : null) ??
      getWords({
        before,
        columns,
        joined,
      }),
    fusionId,
    organizationId,
    version: (before?.version ?? 0) + 1,
    updatedTs: nowTs,
    createdBy: before?.createdBy ?? createdBy,
    createdTs: before?.createdTs ?? nowTs,
  }));
  const { contactId, organizationId: owner, documentType, isSample } = customContacts;
  const stored = await bulkInsert(tx, customContacts, rows, {
    onConflict: {
      target: [customContacts.fusionId],
      update: 'all',
      keep: [contactId, owner, documentType, isSample, customContacts.createdBy, customContacts.createdTs],
    },
    returning: [customContacts.fusionId, contactId],
  });
  const idByFusionId = new Map(stored.map((row) => [String(row['fusion_id']), Number(row['contact_id'])]));
  await addAffiliations(tx, organizationId, written, idByFusionId);
}

function getWords({ before, columns, joined }: Pick<PlannedContact, 'before' | 'columns' | 'joined'>): string {
  const names = (before?.affiliations ?? []).map((one) => one.organizationName);
  return contactSearchWords(columns, [...names, ...joined.map(({ name }) => name)]);
}

type WrittenLine = PlannedContact & { fusionId: string };

/**
 * Appends the affiliations after the existing ones. A stored organization of that name is linked; any other stays a
 * plain name.
 */
async function addAffiliations(
  tx: DatabaseHandle,
  organizationId: string,
  written: readonly WrittenLine[],
  idByFusionId: ReadonlyMap<string, number>,
): Promise<void> {
  const joining = written.flatMap(({ fusionId, before, joined }) => {
    const contactId = idByFusionId.get(fusionId);
    if (contactId === undefined) return [];
    const firstPlace = before?.affiliations.length ?? 0;
    return joined.map((organization, index) => ({ ...organization, contactId, place: firstPlace + index }));
  });
  const existing = await createCustomContactsRepository(tx).findOrganizationsByKey(
    organizationId,
    joining.map((one) => one.nameKey),
  );
  await bulkInsert(
    tx,
    customAffiliations,
    joining.map(({ name, nameKey, contactId, place }) => ({
      organizationId,
      contactId,
      place,
      nameKey,
      title: null,
      organizationContactId: existing.get(nameKey) ?? null,
      organizationName: name,
    })),
  );
}
