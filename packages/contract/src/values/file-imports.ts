import { CUSTOM_CONTACT_TYPES } from './custom-contacts.ts';

/** Where files are uploaded, as a form with `details` before `file`. */
export const FILE_IMPORT_PATH = '/file-imports';

export const FILE_IMPORT_LIMITS = {
  /** Largest file in bytes: 100,000 lines of 200 characters. */
  bytes: 20_000_000,
  rows: 100_000,
  columns: 100,
  /** Most files kept for an organization, including imported ones; one more replaces the oldest. */
  kept: 20,
  /** Number of faulty lines shown; the downloadable file lists all of them. */
  faultsShown: 20,
  /** Number of lines shown with what the import would do to them. */
  samples: 10,
} as const;

export const FILE_IMPORT_STATES = ['uploaded', 'checking', 'checked', 'importing', 'finished', 'failed'] as const;
export type FileImportState = (typeof FILE_IMPORT_STATES)[number];

/** Kinds of data a file may contain: the organization's contacts, or advocacy data it enters itself. */
export const FILE_IMPORT_KINDS = [...CUSTOM_CONTACT_TYPES, 'AdvocacyActivity', 'AdvocacyKeyContact'] as const;
export type FileImportKind = (typeof FILE_IMPORT_KINDS)[number];

/**
 * Fields a column may contain. `fullName` is split into first and last name; `middleName` is joined to the first and
 * `nameSuffix` to the last.
 */
export const FILE_IMPORT_FIELDS = {
  CustomPerson: [
    ...([
      'firstName',
      'middleName',
      'lastName',
      'nameSuffix',
      'fullName',
      'title',
      'organization',
      'email',
      'phoneNumber',
      'mobileNumber',
    ] as const),
    ...(['website', 'address', 'description'] as const),
  ],
  CustomOrg: ['name', 'organizationType', 'phoneNumber', 'website', 'address', 'description'],
  AdvocacyActivity: [
    ...(['campaign', 'active', 'reportUrl', 'emailEnabled', 'phoneEnabled', 'xPostsEnabled', 'legislator'] as const),
    ...([
      'date',
      'dateMonthFirst',
      'dateDayFirst',
      'messagesCount',
      'callsCount',
      'xPostsCount',
      'contactsCount',
      'advocatesCount',
    ] as const),
  ],
  AdvocacyKeyContact: [
    ...(['legislator', 'contactName', 'email', 'phoneNumber', 'relationshipType', 'relationshipNote'] as const),
  ],
} as const satisfies Record<FileImportKind, readonly string[]>;
export type ImportField = (typeof FILE_IMPORT_FIELDS)[FileImportKind][number];

export const FILE_IMPORT_TEXTS = {
  fileRequired: 'Choose a CSV file.',
  fileEmpty: 'This file has no line with column names.',
  unclosedNames:
    'A quotation mark in the line with the column names is never closed. Close or remove it, then choose the file again.',
  fileTooLarge: 'Files can be up to 20.0 MB. Split it, then import the parts one after another.',
  tooManyRows: 'Files can have up to 100,000 lines. Split it, then import the parts one after another.',
  tooManyColumns: 'Files can have up to 100 columns. Remove some, then choose the file again.',
  notText: 'This file is not a CSV file. Save the table as CSV, then choose it again.',
  tooCostly: 'This file takes too long to read. Split it, then import the parts one after another.',
  stillReading: 'Your last file is still being read. Try again in a moment.',
  tooManyFiles: 'Too many files of your organization are being imported. Try again in a moment.',
  personName: 'Choose a column for the last name, the first name or the full name.',
  organizationName: 'Choose a column for the name.',
  campaignColumn: 'Choose a column for the campaign.',
  dayColumns: 'Choose columns for both the legislator and the date, or for neither.',
  oneDayColumn: 'Choose one column for the date.',
  countsColumn: 'Counts need columns for the legislator and the date.',
  keyContactColumns: 'Choose columns for the legislator and the name.',
  notOfFile: 'This choice doesn’t match the columns of the file. Reload the page, then choose again.',
  twice: 'Two columns can’t have the same field. Change one of them.',
  fileGone: 'This file is no longer kept. Choose it again.',
  importerLeft: 'The import stopped because the person who started it can no longer import.',
  stopped: 'An administrator stopped this import.',
} as const;
