import { FILE_IMPORT_TEXTS, type ImportField } from '@rotunda/contract';
import type { DatabaseHandle } from '../../../platform/database/create-database.ts';
import { appendAudit } from '../../audit/index.ts';
import { contactKey, type PlainLine, readPlainLines } from '../../custom-contacts/index.ts';
import {
  type FaultyLine,
  type ImportKind,
  type PlannedLine,
  createChunk,
  type ImportLines,
} from '../../file-imports/index.ts';
import type { AdvocacyPerson } from '../advocacy.deps.ts';
import { announceAdvocacy } from '../advocacy.events.ts';
import { insertKeyContact } from '../key-contacts.commands.ts';
import { createKeyContactsRepository, type KeyContactRow } from '../key-contacts.repository.ts';
import type { AdvocacyImportDeps } from './activity-import-kind.ts';
import { getKeyContact, type KeyContactOfLine } from './advocacy-lines.ts';
import { LegislatorFinder } from './legislator-finder.ts';

const DETAILS = ['email', 'phoneNumber', 'relationshipType', 'relationshipNote'] as const;

interface PlannedKeyContact {
  line: number;
  outcome: PlannedLine['outcome'];
  parsed: KeyContactOfLine;
  person: AdvocacyPerson;
  /** Null for a new contact. */
  before: KeyContactRow | null;
}

const COLUMN_NAMES = {
  legislator: ['legislator', 'official', 'bioguide', 'bioguideid', 'member', 'knows', 'person', 'fusionid'],
  contactName: ['name', 'contact', 'contactname', 'keycontact', 'fullname'],
  email: ['email', 'emailaddress', 'mail'],
  phoneNumber: ['phone', 'phonenumber', 'telephone', 'mobile'],
  relationshipType: ['relationship', 'relationshiptype', 'type', 'relation'],
  relationshipNote: ['note', 'notes', 'relationshipnote', 'comment', 'description'],
} satisfies Partial<Record<ImportField, readonly string[]>>;
const ALL_NAMES = Object.values(COLUMN_NAMES).flat();

/** Imports files of people who know legislators. */
export function keyContactImportKind(deps: AdvocacyImportDeps): ImportKind {
  return {
    kind: 'AdvocacyKeyContact',
    columnNames: COLUMN_NAMES,
    refuseFields: (fields) =>
      fields.includes('legislator') && fields.includes('contactName') ? null : FILE_IMPORT_TEXTS.keyContactColumns,
    readLines: async (content, { mapping }, use) => {
      const importLines = createKeyContactImport(deps);
      const table = { mapping, columnNames: ALL_NAMES };
      await readPlainLines(content, table, (lines) => use(createChunk(lines, importLines)));
    },
    finish: async (tx, actor, { importId, fileName, newRows, changedRows }) => {
      const detail = { fileName, new: newRows, changed: changedRows };
      await appendAudit(tx, deps, actor, { action: 'advocacy.imported', subject: importId, detail });
      await announceAdvocacy(tx, actor.organizationId);
    },
  };
}

/** Starts with empty memory, which is valid for one run over one file. */
function createKeyContactImport(deps: AdvocacyImportDeps): ImportLines<PlainLine> {
  const finder = new LegislatorFinder(deps);
  const seen = new Map<string, number>();
  return async (tx, by, lines, writes) => {
    const read = lines.map((line) => ({ line, parsed: getKeyContact(line) }));
    const named = read.flatMap(({ parsed }) => ('reason' in parsed ? [] : [parsed.legislator]));
    const people = await finder.find(tx, named);
    const ids = [...people.values()].flatMap((person) => ('reason' in person ? [] : person.ids));
    const stored = await createKeyContactsRepository(tx, by.organizationId).findOfPeople(ids);
    const planned: PlannedKeyContact[] = [];
    const faulty: FaultyLine[] = [];
    for (const { line, parsed } of read) {
      const person = 'reason' in parsed ? parsed : people.get(parsed.legislator);
      if (person === undefined) throw new Error('a legislator was not looked up');
      const result =
        'reason' in parsed || 'reason' in person
          ? getReason(parsed, person)
          : plan(seen, stored, line.line, parsed, person);
      if ('reason' in result) faulty.push({ line: line.line, raw: line.raw, reason: result.reason });
      else planned.push(result);
    }
    if (writes) for (const one of planned) await write(tx, deps, by, one);
    return { planned: planned.map(getSample), faulty };
  };
}

function getReason(
  parsed: KeyContactOfLine | { reason: string },
  person: AdvocacyPerson | { reason: string },
): { reason: string } {
  if ('reason' in parsed) return parsed;
  return { reason: 'reason' in person ? `Legislator: ${person.reason}` : '' };
}

/** Matches contacts by name and legislator; an empty cell changes nothing. */
function plan(
  seen: Map<string, number>,
  stored: readonly KeyContactRow[],
  line: number,
  parsed: KeyContactOfLine,
  person: AdvocacyPerson,
): PlannedKeyContact | { reason: string } {
  const nameKey = contactKey(parsed.contactName);
  const key = `${person.fusionId}\n${nameKey}`;
  const twin = seen.get(key);
  if (twin !== undefined) return { reason: `Same contact as line ${twin}.` };
  const [before = null, ...others] = stored.filter(
    (row) => row.nameKey === nameKey && person.ids.includes(row.personFusionId),
  );
  if (others.length > 0) return { reason: `${others.length + 1} key contacts of this legislator have this name.` };
  seen.set(key, line);
  const isChanged =
    before !== null && DETAILS.some((field) => parsed[field] !== null && parsed[field] !== before[field]);
  return { line, parsed, person, before, outcome: before === null ? 'new' : isChanged ? 'changed' : 'unchanged' };
}

async function write(
  tx: DatabaseHandle,
  deps: AdvocacyImportDeps,
  { organizationId, userId, nowTs: updatedTs }: { organizationId: string; userId: string; nowTs: number },
  { parsed, person, before, outcome }: PlannedKeyContact,
): Promise<void> {
  if (outcome === 'unchanged') return;
  const { legislator: _named, ...fields } = parsed;
  if (before === null) {
    await insertKeyContact(tx, deps, { organizationId, userId }, { ...fields, personFusionId: person.fusionId });
    return;
  }
  const given = Object.fromEntries(
    DETAILS.flatMap((field) => (fields[field] === null ? [] : [[field, fields[field]]])),
  );
  await createKeyContactsRepository(tx, organizationId).update(before.keyContactId, undefined, { ...given, updatedTs });
}

function getSample({ line, parsed, person, outcome }: PlannedKeyContact): PlannedLine {
  const detail = [person.fullName, parsed.relationshipType].filter(Boolean).join(' · ');
  return { line, outcome, name: parsed.contactName, detail };
}
