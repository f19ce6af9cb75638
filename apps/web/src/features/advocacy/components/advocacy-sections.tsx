import { lazyComponent } from '../../../shared/lazy/lazy-component.tsx';
import type { SectionSpec } from '../../../shared/ui/section-list.tsx';
import type { AdvocacySubject } from '../api/use-person-advocacy.ts';
import { advocacyTexts } from '../model/advocacy-texts.ts';

const AdvocacyActivity = lazyComponent(async () => (await import('./advocacy-activity.tsx')).AdvocacyActivity);
const KeyContacts = lazyComponent(async () => (await import('./key-contacts.tsx')).KeyContacts);

/** Returns the sections of a person's second tab group (ADV-01). */
export function advocacySections(subject: AdvocacySubject): SectionSpec[] {
  return [
    { anchor: 'advocacy', title: advocacyTexts.activity, content: <AdvocacyActivity subject={subject} /> },
    { anchor: 'key-contacts', title: advocacyTexts.keyContacts, content: <KeyContacts subject={subject} /> },
  ];
}
