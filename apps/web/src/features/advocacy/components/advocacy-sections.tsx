import { late } from '../../../shared/late/late.tsx';
import type { SectionSpec } from '../../../shared/ui/section-list.tsx';
import type { AdvocacySubject } from '../api/use-person-advocacy.ts';
import { advocacyTexts } from '../model/advocacy-texts.ts';

const AdvocacyActivity = late(async () => (await import('./advocacy-activity.tsx')).AdvocacyActivity);
const KeyContacts = late(async () => (await import('./key-contacts.tsx')).KeyContacts);

/** The second group of a person's tabs (S3 §2.4). */
export function advocacySections(subject: AdvocacySubject): SectionSpec[] {
  return [
    { anchor: 'advocacy', title: advocacyTexts.activity, content: <AdvocacyActivity subject={subject} /> },
    { anchor: 'key-contacts', title: advocacyTexts.keyContacts, content: <KeyContacts subject={subject} /> },
  ];
}
