import type { ShownContact } from '../../features/custom-contacts/api/use-contact.ts';
import { contactSections } from '../../features/custom-contacts/components/contact-sections.tsx';
import { contactTexts } from '../../features/custom-contacts/model/contact-texts.ts';
import type { OpenRelated } from '../../shared/documents/open-related.ts';
import { dayOfSeconds } from '../../shared/format/format-date.ts';

/** A contact's page has the same parts as its flyout (STK-06). */
export function describeContact({ contact }: ShownContact, onOpenRelated: OpenRelated) {
  const { createdBy, createdAtTs } = contact;
  return {
    facts: [{ label: contactTexts.addedBy(createdBy.name), day: dayOfSeconds(createdAtTs) }],
    sections: contactSections(contact, onOpenRelated),
  };
}
