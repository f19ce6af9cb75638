import type { EnteredKeyContact } from '@rotunda/contract';
import type { Actor } from '../../platform/request-context.ts';
import type { AdvocacyDeps } from './advocacy.deps.ts';
import { presentEntered } from './key-contacts.presenter.ts';
import { createKeyContactsRepository } from './key-contacts.repository.ts';
import { nameLegislators } from './legislators.queries.ts';

/** Returns a page of key contacts, by name. */
export async function findKeyContacts(
  deps: Pick<AdvocacyDeps, 'database' | 'findPeople'>,
  { organizationId }: Actor,
  { skip, limit }: { skip: number; limit: number },
): Promise<{ results: EnteredKeyContact[]; total: number }> {
  const repository = createKeyContactsRepository(deps.database, organizationId);
  const total = await repository.count();
  const rows = await repository.find(skip, limit);
  const name = await nameLegislators(
    deps,
    deps.database,
    rows.map((row) => row.personFusionId),
  );
  return { total, results: rows.map((row) => presentEntered(row, name(row.personFusionId))) };
}
