import type { ShownContact } from '../../features/custom-contacts/api/use-contact.ts';
import { contactSections } from '../../features/custom-contacts/components/contact-sections.tsx';
import { contactTexts } from '../../features/custom-contacts/model/contact-texts.ts';
import type { OpenRelated } from '../../shared/documents/open-related.ts';
import { dayOfSeconds } from '../../shared/format/format-date.ts';

/** Describes a contact for both its page and its flyout, which have the same parts (STK-06). */
export function describeContact({ contact }: ShownContact, onOpenRelated: OpenRelated) {
  const { createdBy, createdAtTs } = contact;
  return {
    facts: [{ label: contactTexts.addedBy(createdBy.name), day: dayOfSeconds(createdAtTs) }],
    sections: contactSections(contact, onOpenRelated),
  };
}
