import { SAMPLE_CONTACTS } from '@rotunda/sample';
import { type CustomContactsDeps, insertContact } from '../../features/custom-contacts/index.ts';
import type { DatabaseHandle } from '../../platform/database/create-database.ts';
import type { StaffedOrganization } from './create-sample-people.ts';

/** Creates people and organizations that a sample organization maintains itself. */
export async function createSampleContacts(
  tx: DatabaseHandle,
  at: Pick<CustomContactsDeps, 'clock' | 'ids'>,
  { organization, admin }: StaffedOrganization,
): Promise<void> {
  const { organizations = [], people = [] } = SAMPLE_CONTACTS[organization.id] ?? {};
  const ids = new Map<string, string>();
  for (const organization of organizations) {
    const contact = { documentType: 'CustomOrg', isSample: true, ...organization } as const;
    ids.set(organization.name, await insertContact(tx, at, admin, contact));
  }
  for (const { organizations: affiliations, ...person } of people) {
    await insertContact(tx, at, admin, {
      documentType: 'CustomPerson',
      isSample: true,
      ...person,
      orgAffiliations: affiliations.map(({ name, title = null }) => ({
        organizationId: ids.get(name) ?? null,
        organizationName: name,
        title,
      })),
    });
  }
}
