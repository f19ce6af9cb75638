import type { CustomContactType, ImportOutcome } from '@rotunda/contract';
import type { DatabaseHandle } from '../../../platform/database/create-database.ts';
import type { FaultyLine, PlannedLine } from '../../file-imports/index.ts';
import { getColumns, NO_FIELDS } from '../contact/contact-fields.ts';
import { createCustomContactsRepository, type StoredContact } from '../custom-contacts.repository.ts';
import { matchContacts } from './match-contacts.repository.ts';
import type { ContactLine, NamedOrganization } from './read-contact-rows.ts';

/** What importing a line would change. */
export interface PlannedContact {
  line: ContactLine;
  outcome: ImportOutcome;
  /** Null for a new contact. */
  before: StoredContact | null;
  columns: ReturnType<typeof getColumns>;
  /** Organizations of the line that are new for the person. */
  joined: readonly NamedOrganization[];
}

/** Contacts matched by lines of a file so far, with the first line that matched each. */
export type MatchedContacts = Map<number, number>;

/**
 * Plans what a chunk of a file changes in the stored contacts. An empty cell changes nothing and nothing is removed, so
 * importing the same file twice changes nothing the second time.
 *
 * `matched` includes the contacts of earlier chunks; those of this chunk are added to it.
 */
export async function planLines(
  tx: DatabaseHandle,
  {
    organizationId,
    contactType,
    matched,
  }: { organizationId: string; contactType: CustomContactType; matched: MatchedContacts },
  lines: readonly ContactLine[],
): Promise<{ planned: PlannedContact[]; faulty: FaultyLine[] }> {
  const matches = await matchContacts(tx, organizationId, contactType, lines);
  const repository = createCustomContactsRepository(tx);
  const contactIds = [...new Set([...matches.values()].flat())];
  // Locked so that nobody else changes them until the chunk is written.
  await repository.lock(organizationId, contactIds);
  const contacts = await repository.findByIds(organizationId, contactIds);
  const byId = new Map(contacts.map((contact) => [contact.contactId, contact]));
  const planned: PlannedContact[] = [];
  const faulty: FaultyLine[] = [];
  for (const line of lines) {
    const [contactId, ...others] = matches.get(line.line) ?? [];
    const twin = contactId === undefined ? undefined : matched.get(contactId);
    if (others.length > 0 || twin !== undefined) {
      faulty.push({ line: line.line, reason: getReason(others.length + 1, twin), raw: line.raw });
      continue;
    }
    if (contactId !== undefined) matched.set(contactId, line.line);
    planned.push(plan(line, contactId === undefined ? null : (byId.get(contactId) ?? null)));
  }
  return { planned, faulty };
}

function getReason(matching: number, twin: number | undefined): string {
  return twin === undefined
    ? `${matching} contacts match. Edit the one that is meant, or give the line an e-mail address.`
    : `Same contact as line ${twin}.`;
}

function plan(line: ContactLine, before: StoredContact | null): PlannedContact {
  const { documentType, ...named } = line.contact;
  const isSameName = before !== null && before.name === line.wholeName;
  // The same whole name doesn't say where users divided it.
  const updates = isSameName ? { ...named, firstName: before.firstName, lastName: before.lastName } : named;
  const columns = getColumns(before ?? { ...NO_FIELDS, documentType, name: '' }, withoutEmpty(updates));
  const known = new Set((before?.affiliations ?? []).map((one) => one.nameKey));
  const joined = line.organizations.filter(({ nameKey }) => !known.has(nameKey));
  const isChanged =
    joined.length > 0 ||
    before === null ||
    Object.entries(columns).some(([name, value]) => Reflect.get(before, name) !== value);
  const outcome = before === null ? 'new' : isChanged ? 'changed' : 'unchanged';
  return { line, outcome, before, columns, joined };
}

function withoutEmpty<Fields extends object>(fields: Fields): Partial<Fields> {
  const given: Partial<Fields> = {};
  for (const name in fields) if (fields[name] !== null && fields[name] !== undefined) given[name] = fields[name];
  return given;
}

/** Presents the plan for the dry run. */
export function getSample({ line, outcome, columns }: PlannedContact): PlannedLine {
  const detail = [
    columns.title,
    columns.organizationType,
    line.organizations.map(({ name }) => name).join('; '),
    columns.email,
  ];
  return { line: line.line, name: columns.name, detail: detail.filter(Boolean).join(' · '), outcome };
}
