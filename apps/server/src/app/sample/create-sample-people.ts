import type { SampleOrganisation, SamplePerson } from '@rotunda/sample';
import { SAMPLE_ORGANISATIONS, SAMPLE_PASSWORD } from '@rotunda/sample';
import { createIdentityRepository, createUser, type IdentityDeps } from '../../features/identity/index.ts';
import { readFlags } from '../../features/flags/index.ts';
import type { Actor } from '../../platform/request-context.ts';
import { makeSampleOperator } from '../manage-operators.ts';
import { createSampleRunRepository } from './sample-run.repository.ts';

/** A sample organization with the users who act in it. */
export interface StaffedOrganisation {
  organisation: SampleOrganisation;
  admin: Actor;
  /** User ids by e-mail address. */
  userIds: ReadonlyMap<string, string>;
}

/** Creates missing organizations and users; those created before an interrupted start stay unchanged. */
export async function createSamplePeople(deps: IdentityDeps): Promise<StaffedOrganisation[]> {
  const run = createSampleRunRepository(deps.database);
  await run.insertOrganisations(
    SAMPLE_ORGANISATIONS.map(({ id, name }) => ({ id, slug: id, name, externalName: name, isSample: true })),
  );
  const staffed: StaffedOrganisation[] = [];
  for (const organisation of SAMPLE_ORGANISATIONS) staffed.push(await staff(deps, organisation));
  return staffed;
}

async function staff(deps: IdentityDeps, organisation: SampleOrganisation): Promise<StaffedOrganisation> {
  const userIds = new Map<string, string>();
  for (const person of organisation.people) userIds.set(person.email, await ensureUser(deps, organisation.id, person));
  const operator = organisation.people.find((person) => person.isOperator);
  const operatorId = userIds.get(operator?.email ?? '');
  if (operatorId !== undefined) await makeSampleOperator(deps, operatorId);
  const admin = organisation.people.find((person) => person.role === 'admin');
  const userId = userIds.get(admin?.email ?? '');
  if (userId === undefined) throw new Error(`${organisation.name} has no administrator`);
  const { id: organisationId } = organisation;
  const actor: Actor = {
    userId,
    organisationId,
    role: 'admin',
    flags: readFlags({}),
    impersonatorId: null,
    isSupport: false,
    isOperator: false,
    apiToken: null,
  };
  return { organisation, admin: actor, userIds };
}

async function ensureUser(deps: IdentityDeps, organisationId: string, person: SamplePerson): Promise<string> {
  const found = await createIdentityRepository(deps.database).findUserByEmail(person.email);
  if (found !== null) return found.id;
  // Whether this user runs the installation depends on who else exists, so the operator is appointed once all users are
  // created.
  const { isOperator: _isOperator, ...user } = person;
  return (await createUser(deps, organisationId, { ...user, password: SAMPLE_PASSWORD }))._id;
}
