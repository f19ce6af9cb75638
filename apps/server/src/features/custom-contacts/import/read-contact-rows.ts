import {
  CONTACT_LIMITS,
  FILE_IMPORT_LIMITS,
  FILE_IMPORT_TEXTS,
  type ImportMapping,
  type CustomContactType,
  type NewCustomContact,
  newCustomContactSchema,
} from '@rotunda/contract';
import { FileError } from '../../../platform/files/file-error.ts';
import type { FaultyLine, ReadLine } from '../../file-imports/index.ts';
import { contactKey, optionalContactKey } from '../contact/contact-key.ts';
import { getColumns, NO_FIELDS } from '../contact/contact-fields.ts';
import { contactSearchWords } from '../contact/contact-words.ts';
import type { CsvRow } from './csv-rows.ts';
import { emailOfCell, hasSeveralEmails } from './email-of-cell.ts';
import { joinPersonName } from './join-person-name.ts';
import { readCells, type Values } from './read-cells.ts';
import { tableRows } from './table-rows.ts';
import { splitListed, unquotedListed } from './split-listed.ts';

/** Organization as a line names it. */
export interface NamedOrganization {
  name: string;
  nameKey: string;
}

/** Line that can be imported. */
export interface ContactLine extends ReadLine {
  contact: NewCustomContact;
  nameKey: string;
  /** The whole name as the cell has it; null if the line has no cell for it. */
  wholeName: string | null;
  emailKey: string | null;
  /** Organizations the person belongs to, each once. */
  organizations: readonly NamedOrganization[];
  /** Search words, if the line will be imported. They are computed in the thread because this takes the longest. */
  lexemes: string | null;
}

export interface ContactTable {
  contactType: CustomContactType;
  delimiter: string;
  mapping: ImportMapping;
  /** Usual names of columns, by which the row with the names is found. */
  columnNames: readonly string[];
  /** Whether the lines will be imported and so need search words. */
  withWords: boolean;
}

/**
 * Reads the lines after the header; a faulty line does not affect others. A contact that occurs twice is faulty the
 * second time, so that importing the file again finds each contact once.
 * @throws FileError for more lines than allowed
 */
export function* readContactRows(text: string, table: ContactTable): Generator<ContactLine | FaultyLine> {
  const rows = tableRows(text, table.delimiter, table.columnNames);
  const columns = rows.next().value?.cells.length ?? 0;
  const seen = new SeenContacts();
  let count = 0;
  for (const row of rows) {
    count += 1;
    if (count > FILE_IMPORT_LIMITS.rows) throw new FileError(FILE_IMPORT_TEXTS.tooManyRows);
    const read = readRow(row, columns, table);
    const twin = 'reason' in read ? null : seen.add(read);
    yield twin === null ? read : { line: row.line, reason: `Same contact as line ${twin}.`, raw: row.raw };
  }
}

function readRow(
  row: CsvRow,
  columns: number,
  { contactType, mapping, withWords }: ContactTable,
): ContactLine | FaultyLine {
  const faulty = (reason: string): FaultyLine => ({ line: row.line, reason, raw: row.raw });
  const values = readCells(row, columns, mapping);
  if ('reason' in values) return faulty(values.reason);
  const organizations = contactType === 'CustomPerson' ? organizationsIn(values.get('organization')) : [];
  if (organizations.some(({ name }) => name.length > CONTACT_LIMITS.name)) return faulty(TOO_LONG_ORGANIZATION);
  if (organizations.length > CONTACT_LIMITS.affiliations) return faulty(TOO_MANY_ORGANIZATIONS);
  const shortened = (['phoneNumber', 'mobileNumber'] as const).find((field) => SHORTENED.test(values.get(field) ?? ''));
  if (shortened !== undefined) return faulty(`${FIELD_NAMES[shortened]}: ${SHORTENED_NUMBER}`);
  if (hasSeveralEmails(values.get('email') ?? '')) return faulty(SEVERAL_EMAILS);
  const parsed = newCustomContactSchema.safeParse(getContact(contactType, values));
  if (!parsed.success) return faulty(getReason(parsed.error.issues));
  const contact = parsed.data;
  const isPerson = contact.documentType === 'CustomPerson';
  const name = isPerson ? [contact.firstName, contact.lastName].filter(Boolean).join(' ') : contact.name;
  const nameKey = contactKey(name);
  const wholeName = isPerson ? (values.get('fullName') ?? null) : null;
  if (nameKey === '') return faulty('The name is missing.');
  return {
    line: row.line,
    contact,
    nameKey,
    raw: row.raw,
    wholeName,
    lexemes: withWords ? getLexemes(contact, name, organizations) : null,
    emailKey: isPerson ? optionalContactKey(contact.email ?? null) : null,
    organizations,
  };
}

function getLexemes(
  { documentType, ...fields }: NewCustomContact,
  name: string,
  organizations: readonly NamedOrganization[],
): string {
  const columns = getColumns({ ...NO_FIELDS, documentType, name }, fields);
  return contactSearchWords(
    columns,
    organizations.map((one) => one.name),
  );
}

/** What spreadsheets make of a long number in a column that is not text; its last digits are lost. */
const SHORTENED = /^\d[.,]\d+E\+\d+$/i;
const SHORTENED_NUMBER = 'A spreadsheet shortened this number. Format the column as text, then save the file again.';

const SEVERAL_EMAILS = 'E-mail: A contact has one address. Leave the others out or put them into the description.';
const TOO_LONG_ORGANIZATION = `Organization: At most ${CONTACT_LIMITS.name} characters.`;
const TOO_MANY_ORGANIZATIONS = `Organization: At most ${CONTACT_LIMITS.affiliations} organizations.`;

/** Reads a list of organizations as our exports write it; each counts once, whatever its capital letters. */
function organizationsIn(cell: string | undefined): NamedOrganization[] {
  const named = splitListed(cell ?? '').map((name) => [contactKey(name), name] as const);
  return [...new Map(named.toReversed())].toReversed().map(([nameKey, name]) => ({ nameKey, name }));
}

function getContact(documentType: CustomContactType, values: Values): object {
  const cells = [...values].map(([field, value]) => [field, onlyListed(value)] as const);
  const {
    fullName,
    firstName,
    middleName,
    lastName,
    nameSuffix,
    organization: _organization,
    website,
    email,
    ...rest
  } = Object.fromEntries(cells);
  const named =
    documentType === 'CustomPerson' ? joinPersonName({ fullName, firstName, middleName, lastName, nameSuffix }) : {};
  const address = website === undefined || /^[a-z][a-z\d+.-]*:/i.test(website) ? website : `https://${website}`;
  return {
    documentType,
    ...named,
    ...rest,
    ...(email === undefined ? {} : { email: emailOfCell(email) }),
    ...(address === undefined ? {} : { website: address }),
  };
}

/** Reads a list of one value as our exports write it: quoted if it contains the separator of lists or a quotation mark. */
function onlyListed(cell: string): string {
  return unquotedListed(cell) ?? cell;
}

const FIELD_NAMES: Readonly<Record<string, string>> = {
  firstName: 'First name',
  lastName: 'Last name',
  name: 'Name',
  title: 'Job title',
  email: 'E-mail',
  phoneNumber: 'Phone',
  mobileNumber: 'Mobile',
  website: 'Website',
  address: 'Address',
  description: 'Description',
  organizationType: 'Type of organization',
};

/** Reports only the first problem, which is enough to locate the line. */
function getReason(issues: readonly { path: readonly PropertyKey[]; code: string; message: string }[]): string {
  const [issue] = issues;
  const field = FIELD_NAMES[String(issue?.path[0])];
  if (issue === undefined || field === undefined) return 'The name is missing.';
  const [max] = /\d+/.exec(issue.message) ?? [];
  const isTooLong = issue.code === 'too_big' && max !== undefined;
  const text = isTooLong ? `At most ${Number(max).toLocaleString('en-US')} characters.` : issue.message;
  return `${field}: ${/^Invalid/.test(text) ? 'This value is not allowed.' : text}`;
}

/** Contacts of earlier lines, matched like stored contacts: by email address, or else by name and organization. */
class SeenContacts {
  readonly #byEmail = new Map<string, number>();
  readonly #byName = new Map<string, { line: number; hasEmail: boolean }>();

  /** @returns the line with the same contact, or null for a new one */
  add({ line, nameKey, emailKey, organizations }: ContactLine): number | null {
    const named = organizations.length === 0 ? [''] : organizations.map((one) => one.nameKey);
    const names = named.map((organization) => `${nameKey}\n${organization}`);
    const isSame = ({ hasEmail }: { hasEmail: boolean }) => emailKey === null || !hasEmail;
    const sameName = names.flatMap((name) => this.#byName.get(name) ?? []).find(isSame);
    const twin = (emailKey === null ? undefined : this.#byEmail.get(emailKey)) ?? sameName?.line;
    if (twin !== undefined) return twin;
    if (emailKey !== null) this.#byEmail.set(emailKey, line);
    for (const name of names) {
      if (!this.#byName.has(name)) this.#byName.set(name, { line, hasEmail: emailKey !== null });
    }
    return null;
  }
}
