import type { ImportTexts } from '../../../shared/imports/import-texts.ts';
import { ImportFileDialog } from '../../../shared/imports/import-file-dialog.tsx';
import { contactTexts } from '../model/contact-texts.ts';

const WORDS: ImportTexts = {
  title: 'Import contacts',
  kinds: [
    { value: 'CustomPerson', label: 'People' },
    { value: 'CustomOrg', label: 'Organizations' },
  ],
  noun: 'contact',
  importing: 'Importing contacts',
  checkedHint:
    'People match by e-mail address, else by name and organization; organizations match by name. Empty cells change nothing.',
  fields: {
    ...contactTexts.fields,
    middleName: 'Middle name, joined to the first name',
    nameSuffix: 'Suffix, joined to the last name',
    fullName: 'Full name',
    organization: 'Organization',
  },
};

/** Imports a file of people or organizations that the organization maintains itself. */
export function ImportContactsDialog({ onClose }: { onClose: () => void }) {
  return <ImportFileDialog words={WORDS} onClose={onClose} />;
}
