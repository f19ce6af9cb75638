import type { CustomContact, DocumentCard } from '@rotunda/contract';
import type { StoredContact } from './custom-contacts.repository.ts';

export function presentContact(contact: StoredContact, card: DocumentCard): CustomContact {
  const kept = {
    fusionId: contact.fusionId,
    description: contact.description,
    phoneNumber: contact.phoneNumber,
    website: contact.website,
    address: contact.address,
    createdBy: { _id: contact.createdBy, name: contact.createdByName },
    createdAtTs: contact.createdTs,
    updatedAtTs: contact.updatedTs,
    version: contact.version,
    card,
  };
  if (contact.documentType === 'CustomOrg') {
    const { name, organizationType } = contact;
    return { ...kept, documentType: 'CustomOrg', name, organizationType };
  }
  const [first] = contact.affiliations;
  return {
    ...kept,
    documentType: 'CustomPerson',
    firstName: contact.firstName,
    lastName: contact.lastName,
    title: contact.title,
    mobileNumber: contact.mobileNumber,
    email: contact.email,
    affiliatedOrganizationId: first?.organizationId ?? null,
    affiliatedOrganizationName: first?.organizationName ?? null,
    orgAffiliations: contact.affiliations.map(({ organizationId, organizationName, title }) => ({
      organizationId,
      organizationName,
      title,
    })),
  };
}
