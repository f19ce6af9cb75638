import { implement } from '@orpc/server';
import { type AuditEntry, contract } from '@rotunda/contract';
import { z } from 'zod';
import type { Database } from '../../platform/database/create-database.ts';
import type { SignedInContext } from '../../platform/request-context.ts';
import { createAuditRepository } from './audit.repository.ts';

type StoredEntry = Awaited<ReturnType<ReturnType<typeof createAuditRepository>['find']>>[number];

export function createAuditRoutes({ database }: { database: Database }) {
  const os = implement(contract.audit).$context<SignedInContext>();
  return {
    find: os.find.handler(async ({ input: { skip, limit, ...filter }, context }) => {
      const { organizationId } = context.actor;
      const repository = createAuditRepository(database);
      const rows = await repository.find(organizationId, filter, { skip, limit });
      return {
        results: rows.map(presentEntry),
        total: await repository.count(organizationId, filter),
        people: await repository.findPeople(organizationId),
      };
    }),
  };
}

/**
 * Presents an entry as written, including project names, because an administrator may see every project. A log that hid
 * anything from its reader would be useless.
 */
function presentEntry({ entry, ...names }: StoredEntry): AuditEntry {
  return {
    _id: entry.auditId,
    createdAtTs: entry.createdTs,
    userId: entry.userId,
    impersonatorId: entry.impersonatorId,
    action: entry.action,
    subject: entry.subject,
    detail: z.record(z.string(), z.unknown()).catch({}).parse(entry.detail),
    ...names,
    // Nobody is signed in on the command line, and the affected user did not perform the action.
    ...(isOfCommandLine(entry.detail) ? { userName: null } : {}),
  };
}

const isOfCommandLine = (detail: unknown) => z.object({ by: z.literal('command line') }).safeParse(detail).success;
