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
      const { organisationId } = context.actor;
      const repository = createAuditRepository(database);
      const rows = await repository.find(organisationId, filter, { skip, limit });
      return {
        results: rows.map(presentEntry),
        total: await repository.count(organisationId, filter),
        people: await repository.findPeople(organisationId),
      };
    }),
  };
}

/**
 * As it was written, names of projects included: an administrator sees every project of the organization, and a log that
 * leaves out what its reader has turned away from is none.
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
    // On the command line nobody has signed in: the person it is about did not do it.
    ...(isOfCommandLine(entry.detail) ? { userName: null } : {}),
  };
}

const isOfCommandLine = (detail: unknown) => z.object({ by: z.literal('command line') }).safeParse(detail).success;
