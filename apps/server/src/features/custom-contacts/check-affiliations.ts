import { CONTACT_TEXTS } from '@rotunda/contract';
import { AppError } from '../../platform/app-error.ts';
import type { DatabaseHandle } from '../../platform/database/create-database.ts';
import { contactKey } from './contact-key.ts';
import { createCustomContactsRepository } from './custom-contacts.repository.ts';

export interface RequestedAffiliation {
  organizationId: string | null;
  organizationName: string;
  title: string | null;
}

export interface CheckedAffiliation {
  organizationContactId: number | null;
  organizationName: string;
  nameKey: string;
  title: string | null;
}

/**
 * Checks affiliations and returns them as they are stored. Only people have affiliations and only organizations can be
 * named in them, so affiliations never form a cycle.
 * @throws AppError VALIDATION for an unknown organization and for one named twice
 */
export async function checkAffiliations(
  tx: DatabaseHandle,
  organizationId: string,
  wanted: readonly RequestedAffiliation[],
): Promise<CheckedAffiliation[]> {
  const ids = wanted.flatMap(({ organizationId }) => organizationId ?? []);
  const organizations = await createCustomContactsRepository(tx).findOrganizations(organizationId, ids);
  const seen = new Set<string>();
  return wanted.map(({ organizationId, organizationName, title }) => {
    const stored = organizationId === null ? null : organizations.get(organizationId);
    if (stored === undefined) throw refused(CONTACT_TEXTS.notAnOrganization);
    const name = stored?.name ?? organizationName;
    const nameKey = contactKey(name);
    const key = stored === null ? nameKey : String(stored.contactId);
    if (seen.has(key)) throw refused(CONTACT_TEXTS.affiliationTwice);
    seen.add(key);
    return { organizationContactId: stored?.contactId ?? null, organizationName: name, nameKey, title: title || null };
  });
}

const refused = (text: string) => new AppError('VALIDATION', { data: { fields: { orgAffiliations: text } } });
