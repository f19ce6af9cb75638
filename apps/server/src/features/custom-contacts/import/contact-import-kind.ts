import { type CustomContactType, FILE_IMPORT_TEXTS } from '@rotunda/contract';
import type { IdSource } from '../../../platform/ids.ts';
import { publishEvent } from '../../../platform/events/publish-event.ts';
import { appendAudit } from '../../audit/index.ts';
import { type ImportKind, createChunk, type ImportLines } from '../../file-imports/index.ts';
import type { CustomContactsDeps } from '../custom-contacts.deps.ts';
import { COLUMN_NAMES } from './column-names.ts';
import { planLines, getSample, type MatchedContacts } from './plan-lines.ts';
import type { ContactLine } from './read-contact-rows.ts';
import { readContactLines } from './table-file.ts';
import { writeLines } from './write-lines.repository.ts';

const NAMES: Readonly<Record<CustomContactType, readonly string[]>> = {
  CustomPerson: ['lastName', 'firstName', 'fullName'],
  CustomOrg: ['name'],
};

/** Imports files of people or of organizations as an organization's own contacts. */
export function contactImportKind(
  { clock, ids }: Pick<CustomContactsDeps, 'clock' | 'ids'>,
  contactType: CustomContactType,
): ImportKind {
  return {
    kind: contactType,
    columnNames: COLUMN_NAMES,
    refuseFields: (fields) => {
      if (fields.some((field) => NAMES[contactType].includes(field))) return null;
      return contactType === 'CustomOrg' ? FILE_IMPORT_TEXTS.organizationName : FILE_IMPORT_TEXTS.personName;
    },
    readLines: async (content, table, use) => {
      const importLines = createContactImport(ids, contactType);
      await readContactLines(
        content,
        { ...table, contactType, columnNames: Object.values(COLUMN_NAMES).flat() },
        (lines) => use(createChunk(lines, importLines)),
      );
    },
    finish: async (tx, actor, { importId, fileName, newRows, changedRows }) => {
      const detail = { fileName, new: newRows, changed: changedRows };
      await appendAudit(tx, { clock, ids }, actor, { action: 'custom-contacts.imported', subject: importId, detail });
      await publishEvent(tx, { organizationId: actor.organizationId, topic: 'custom-contacts.changed', ids: {} });
    },
  };
}

/** Starts with empty memory, which is valid for one run over one file. */
function createContactImport(ids: IdSource, contactType: CustomContactType): ImportLines<ContactLine> {
  const matched: MatchedContacts = new Map();
  return async (tx, { organizationId, userId: createdBy, nowTs }, lines, writes) => {
    const { planned, faulty } = await planLines(tx, { organizationId, contactType, matched }, lines);
    if (writes) await writeLines(tx, { ids, nowTs, organizationId, createdBy }, planned);
    return { planned: planned.map(getSample), faulty };
  };
}
