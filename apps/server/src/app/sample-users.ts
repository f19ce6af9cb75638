import { member, organization, user } from '@rotunda/database';
import { asc, eq } from 'drizzle-orm';
import type { DatabaseHandle } from '../platform/database/create-database.ts';

/** Who can sign in to the sample workspace; empty once it is removed. */
export async function findSampleUsers(database: DatabaseHandle) {
  return database
    .select({ email: user.email, role: member.role, organisation: organization.externalName })
    .from(member)
    .innerJoin(user, eq(user.id, member.userId))
    .innerJoin(organization, eq(organization.id, member.organizationId))
    .where(eq(organization.isSample, true))
    .orderBy(asc(organization.externalName), asc(member.role), asc(user.email));
}
