import type { ContactImport, CustomContactType } from '@rotunda/contract';
import { CONTACT_IMPORT_TEXTS, type ContactImportField } from '@rotunda/contract/values';
import { formatNumber } from '../../../shared/format/format-number.ts';
import { contactTexts } from './contact-texts.ts';

const countOf = (count: number, noun: string) => `${formatNumber(count)} ${noun}${count === 1 ? '' : 's'}`;

/** The words of importing a file of contacts. */
export const importTexts = {
  ...CONTACT_IMPORT_TEXTS,
  title: 'Import contacts',
  types: { CustomPerson: 'People', CustomOrg: 'Organizations' } satisfies Record<CustomContactType, string>,
  typeLabel: 'The file lists',
  file: 'CSV file',
  hint: 'Up to 100,000 lines and 20 MB; the first line names the columns. Nothing is imported before you have seen the result of the check.',
  upload: 'Upload',
  uploading: 'Uploading...',
  columnsHint: (rows: number) => `${countOf(rows, 'line')}. Choose what each column holds.`,
  leftOut: 'Leave out',
  field: (column: string) => `Column ${column}`,
  unnamed: (number: number) => `${number}, without a name`,
  check: 'Check',
  checking: 'Checking the file',
  importing: 'Importing contacts',
  checkedHint:
    'People match by e-mail address, else by name and organization; organizations match by name. Empty cells change nothing.',
  anotherMapping: 'Change columns',
  run: ({ counts }: ContactImport) => `Import ${countOf(counts.new + counts.changed, 'contact')}`,
  counts: { new: 'New', changed: 'Changed', unchanged: 'Unchanged', faulty: 'Faulty lines' },
  outcomes: { new: 'New', changed: 'Changed', unchanged: 'Unchanged' },
  samples: 'First lines',
  faults: 'Faulty lines are left out',
  line: (line: number) => `Line ${formatNumber(line)}`,
  more: (count: number) => `and ${countOf(count, 'more faulty line')}`,
  downloadFaults: 'Download faulty lines (CSV)',
  finished: ({ counts }: ContactImport) =>
    `Imported ${countOf(counts.new, 'new contact')} and changed ${formatNumber(counts.changed)}.`,
  background: 'You can close this window; the import goes on.',
  startAgain: 'Choose another file',
  fields: {
    ...contactTexts.fields,
    fullName: 'Full name',
    organization: 'Organization',
  } satisfies Record<ContactImportField, string>,
} as const;
