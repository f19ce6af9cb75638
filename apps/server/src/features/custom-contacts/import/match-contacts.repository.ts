import { customAffiliations, customContacts } from '@rotunda/database';
import type { CustomContactType } from '@rotunda/contract';
import { sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../../../platform/database/create-database.ts';
import { optionalContactKey } from '../contact/contact-key.ts';
import type { ContactLine } from './read-contact-rows.ts';

/**
 * Finds the contacts that each line refers to, by line number: those with its email address, or else those with its
 * name and one of its organizations. A line with an address matches by name only contacts without one.
 */
export async function matchContacts(
  db: DatabaseHandle,
  organizationId: string,
  contactType: CustomContactType,
  lines: readonly ContactLine[],
): Promise<Map<number, number[]>> {
  const { rows } = await db.execute<{ line: number; contactId: string; isByEmail: boolean }>(sql`
    with r as (
      select * from unnest(
        ${sql.param(lines.map((one) => one.line))}::int[],
        ${sql.param(lines.map((one) => one.nameKey))}::text[],
        ${sql.param(lines.map((one) => optionalContactKey(one.wholeName)))}::text[],
        ${sql.param(lines.map((one) => one.emailKey))}::text[],
        ${sql.param(lines.map((one) => JSON.stringify(one.organizations.map(({ nameKey }) => nameKey))))}::text[]
      ) as r(line, name_key, whole_name_key, email_key, organization_keys))
    select r.line, c.contact_id as "contactId", true as "isByEmail"
    from r join ${customContacts} c on c.organization_id = ${organizationId} and c.document_type = ${contactType}
      and c.email_key = r.email_key
    union all
    select r.line, c.contact_id, false
    from r join ${customContacts} c on c.organization_id = ${organizationId} and c.document_type = ${contactType}
      and c.name_key in (r.name_key, r.whole_name_key)
    where (r.email_key is null or c.email_key is null)
      and case when r.organization_keys = '[]'
        then not exists (select 1 from ${customAffiliations} a where a.contact_id = c.contact_id)
        else exists (select 1 from ${customAffiliations} a
          where a.contact_id = c.contact_id and r.organization_keys::jsonb ? a.name_key) end`);
  const byEmail = new Set(rows.flatMap((row) => (row.isByEmail ? [row.line] : [])));
  const matches = new Map<number, number[]>();
  for (const { line, contactId, isByEmail } of rows) {
    if (!isByEmail && byEmail.has(line)) continue;
    matches.set(line, [...(matches.get(line) ?? []), Number(contactId)]);
  }
  return matches;
}
