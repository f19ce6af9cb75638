import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  pgView,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { bytea, ts, tsvector } from './columns.ts';
import { organization } from './identity.ts';

/** People and organizations that an organization maintains itself; no other organization ever sees them. */
export const customContacts = pgTable(
  'custom_contacts',
  {
    /** Negative, so that tags, links and comments can refer to documents and contacts in one column. */
    contactId: bigint({ mode: 'number' })
      .primaryKey()
      .generatedAlwaysAsIdentity({ startWith: -1, increment: -1, maxValue: -1, minValue: -9_007_199_254_740_991 }),
    fusionId: text().notNull(),
    organizationId: text()
      .notNull()
      .references(() => organization.id, { onDelete: 'cascade' }),
    documentType: text().notNull(),
    /** Display name; first and last name of a person. */
    name: text().notNull(),
    /** Name and e-mail address normalized for comparison: ignores case, accents and spaces. */
    nameKey: text().notNull(),
    emailKey: text(),
    firstName: text(),
    lastName: text(),
    /** Job title of a person. */
    title: text(),
    organizationType: text(),
    description: text(),
    phoneNumber: text(),
    mobileNumber: text(),
    email: text(),
    website: text(),
    address: text(),
    /** Words of all its fields, as lexemes of our analyzer. */
    lexemes: tsvector().notNull(),
    version: integer().notNull().default(1),
    isSample: boolean().notNull().default(false),
    createdBy: text().notNull(),
    createdTs: ts().notNull(),
    updatedTs: ts().notNull(),
  },
  (t) => [
    unique('custom_contacts_fusion_id').on(t.fusionId),
    index('custom_contacts_by_name').on(t.organizationId, t.documentType, t.nameKey),
    index('custom_contacts_by_email').on(t.organizationId, t.emailKey),
    index('custom_contacts_words').using('gin', t.lexemes),
    check('custom_contacts_type', sql`document_type in ('CustomPerson', 'CustomOrg')`),
    check('custom_contacts_below_zero', sql`contact_id < 0`),
  ],
);

/** Organizations that a person belongs to, in the order entered; `organizationName` outlives the organization. */
export const customAffiliations = pgTable(
  'custom_affiliations',
  {
    organizationId: text().notNull(),
    contactId: bigint({ mode: 'number' })
      .notNull()
      .references(() => customContacts.contactId, { onDelete: 'cascade' }),
    place: integer().notNull(),
    organizationContactId: bigint({ mode: 'number' }).references(() => customContacts.contactId, {
      onDelete: 'set null',
    }),
    organizationName: text().notNull(),
    /** Name normalized for comparison. */
    nameKey: text().notNull(),
    title: text(),
  },
  (t) => [
    primaryKey({ columns: [t.contactId, t.place] }),
    index('custom_affiliations_by_name').on(t.organizationId, t.nameKey),
    index('custom_affiliations_by_organization').on(t.organizationContactId),
  ],
);

/** Files of contacts being imported. */
export const contactImports = pgTable(
  'contact_imports',
  {
    importId: uuid().primaryKey(),
    organizationId: text()
      .notNull()
      .references(() => organization.id, { onDelete: 'cascade' }),
    contactType: text().notNull(),
    fileName: text().notNull(),
    state: text().notNull(),
    /** Names of the columns, first values of each, and the field that each maps to. */
    columns: jsonb().notNull(),
    examples: jsonb().notNull(),
    mapping: jsonb().notNull(),
    rows: integer().notNull(),
    rowsDone: integer().notNull().default(0),
    newRows: integer().notNull().default(0),
    changedRows: integer().notNull().default(0),
    unchangedRows: integer().notNull().default(0),
    faultyRows: integer().notNull().default(0),
    samples: jsonb().notNull().default([]),
    failure: text(),
    createdBy: text().notNull(),
    impersonatorId: text(),
    createdTs: ts().notNull(),
    updatedTs: ts().notNull(),
  },
  (t) => [
    index('contact_imports_by_organization').on(t.organizationId, t.createdTs),
    check(
      'contact_imports_state',
      sql`state in ('uploaded', 'checking', 'checked', 'importing', 'finished', 'failed')`,
    ),
  ],
);

const importId = () =>
  uuid()
    .notNull()
    .references(() => contactImports.importId, { onDelete: 'cascade' });

/**
 * The file itself, separate from its row; deleted once its contacts are imported, and together with abandoned imports.
 */
export const contactImportFiles = pgTable(
  'contact_import_files',
  { importId: importId(), content: bytea().notNull() },
  (t) => [primaryKey({ columns: [t.importId] })],
);

export const contactImportFaults = pgTable(
  'contact_import_faults',
  {
    importId: importId(),
    /** Line number in the file, starting at 1. */
    line: integer().notNull(),
    reason: text().notNull(),
    /** The beginning of the line. */
    raw: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.importId, t.line] })],
);

/**
 * Everything that tags, links and comments may refer to: every document, and the contacts of each organization.
 * `organizationId` is null for documents, which all organizations share.
 */
export const linkableDocuments = pgView('linkable_documents', {
  documentId: bigint({ mode: 'number' }).notNull(),
  fusionId: text().notNull(),
  documentType: text().notNull(),
  title: text().notNull(),
  localityExternalId: text(),
  chamber: text(),
  organizationId: text(),
}).as(sql`
  select document_id, fusion_id, document_type, title, locality_external_id, chamber, null::text as organization_id
  from documents
  union all
  select contact_id, fusion_id, document_type, name, null::text, null::text, organization_id from custom_contacts`);
