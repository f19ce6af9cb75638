import type { DocumentCard } from '@rotunda/contract';
import { describe, expect, it } from 'vitest';
import { contactLine } from './contact-card.presenter.ts';
import { NO_FIELDS } from './contact/contact-fields.ts';
import type { StoredAffiliation, StoredContact } from './custom-contacts.repository.ts';
import { presentContact } from './custom-contacts.presenter.ts';

const contact = (changes: Partial<StoredContact>): StoredContact => ({
  ...NO_FIELDS,
  contactId: -1,
  fusionId: 'custom-person-1',
  organizationId: 'ours',
  documentType: 'CustomPerson',
  name: 'Ana Ruiz',
  nameKey: 'ana ruiz',
  emailKey: null,
  version: 1,
  isSample: false,
  affiliations: [],
  createdBy: 'u',
  createdByName: 'Bo',
  createdTs: 1,
  updatedTs: 2,
  ...changes,
});
const member = (organizationName: string, organizationId: string | null = null): StoredAffiliation => ({
  organizationContactId: null,
  organizationId,
  organizationName,
  nameKey: organizationName,
  title: null,
});
const CARD = {} as DocumentCard; // Passed on unread.

describe('contactLine', () => {
  it.each<[string, Partial<StoredContact>, string]>([
    ['nothing', {}, ''],
    ['a job title', { title: 'Director' }, 'Director'],
    ['the first organization', { affiliations: [member('Board'), member('Club')] }, 'Board'],
    ['both', { title: 'Director', affiliations: [member('Board')] }, 'Director · Board'],
    ['the type of an organization', { documentType: 'CustomOrg', organizationType: 'NGO' }, 'NGO'],
    ['nothing for an empty title', { title: '', affiliations: [member('Board')] }, 'Board'],
  ])('consists of %s', (_what, changes, line) => {
    expect(contactLine(contact(changes))).toBe(line);
  });
});

describe('presentContact', () => {
  it('presents the fields of a person, with the first organization by itself', () => {
    const affiliations = [member('Board', 'custom-org-7'), member('Club')];
    const presented = presentContact(contact({ firstName: 'Ana', email: 'ana@ruiz.example', affiliations }), CARD);
    expect(presented).toMatchObject({
      documentType: 'CustomPerson',
      firstName: 'Ana',
      lastName: null,
      email: 'ana@ruiz.example',
      affiliatedOrganizationId: 'custom-org-7',
      affiliatedOrganizationName: 'Board',
      orgAffiliations: [
        {
          organizationId: 'custom-org-7',
          organizationName: 'Board',
          title: null,
        },
        {
          organizationId: null,
          organizationName: 'Club',
          title: null,
        },
      ],
      createdBy: {
        _id: 'u',
        name: 'Bo',
      },
    });
    expect(presented).not.toHaveProperty('name');
  });

  it('has no organization for a person who belongs to none', () => {
    expect(presentContact(contact({}), CARD)).toMatchObject({
      affiliatedOrganizationId: null,
      affiliatedOrganizationName: null,
      orgAffiliations: [],
    });
  });

  it('presents an organization without fields of people', () => {
    const presented = presentContact(contact({ documentType: 'CustomOrg', organizationType: 'NGO' }), CARD);
    expect(presented).toMatchObject({ documentType: 'CustomOrg', name: 'Ana Ruiz', organizationType: 'NGO' });
    for (const field of ['firstName', 'email', 'orgAffiliations']) expect(presented).not.toHaveProperty(field);
  });
});
