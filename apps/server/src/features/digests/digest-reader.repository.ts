import { member, organizationFlags, organization, projects, user } from '@rotunda/database';
import { and, eq, sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../../platform/database/create-database.ts';
import { isOneOf } from '../../platform/database/is-one-of.ts';
import type { Actor } from '../../platform/request-context.ts';
import { readFlags } from '../flags/index.ts';
import { getRole } from '../identity/index.ts';
import type { DigestZone } from './sending/digest-slots.ts';

/** Recipient of a digest. */
export interface Reader {
  /** The digest contains what this actor can see. */
  actor: Actor;
  email: string;
  isActive: boolean;
  organizationName: string;
  /** Mail to the sample organization is stored but never sent. */
  isOfSample: boolean;
  /** Whether the organization is entitled to federal legislative content. */
  isFederal: boolean;
  zone: DigestZone;
}

export function createDigestReaderRepository(db: DatabaseHandle) {
  return {
    /** Returns null if the user is not a member of the organization. */
    async find({ organizationId, userId }: { organizationId: string; userId: string }): Promise<Reader | null> {
      const [row] = await db
        .select({
          role: member.role,
          email: user.email,
          isActive: user.isActive,
          organizationName: organization.externalName,
          isOfSample: organization.isSample,
          isFederal: sql<boolean>`coalesce((${organization.entitlements} ->> 'USFederal')::boolean, false)`,
          timeZone: organization.timeZone,
          weeklyDigestDay: organization.weeklyDigestDay,
          flags: sql<Record<string, unknown>>`coalesce((select jsonb_object_agg(f.flag, f.value)
            from ${organizationFlags} f where f.organization_id = ${organization.id}), '{}'::jsonb)`,
        })
        .from(member)
        .innerJoin(user, eq(user.id, member.userId))
        .innerJoin(organization, eq(organization.id, member.organizationId))
        .where(and(eq(member.organizationId, organizationId), eq(member.userId, userId)));
      if (row === undefined) return null;
      const { role, flags, timeZone, weeklyDigestDay, ...rest } = row;
      return {
        ...rest,
        zone: { timeZone, weeklyDigestDay },
        actor: {
          organizationId,
          userId,
          role: getRole(role),
          flags: readFlags(flags),
          impersonatorId: null,
          isSupport: false,
          isOperator: false,
          apiToken: null,
        },
      };
    },

    /** Ordered by name, like lists of projects. */
    async findProjectNames(organizationId: string, projectIds: readonly string[]): Promise<Map<string, string>> {
      const rows = await db
        .select({ projectId: projects.projectId, name: projects.name })
        .from(projects)
        .where(and(eq(projects.organizationId, organizationId), isOneOf(projects.projectId, projectIds)))
        .orderBy(sql`${projects.name} collate "und-x-icu"`, projects.projectId);
      return new Map(rows.map(({ projectId, name }) => [projectId, name]));
    },
  };
}
