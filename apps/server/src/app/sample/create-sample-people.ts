import type { SampleOrganization, SamplePerson } from '@rotunda/sample';
import { SAMPLE_ORGANIZATIONS, SAMPLE_PASSWORD } from '@rotunda/sample';
import { createIdentityRepository, createUser, type IdentityDeps } from '../../features/identity/index.ts';
import { readFlags } from '../../features/flags/index.ts';
import type { Actor } from '../../platform/request-context.ts';
import { makeSampleOperator } from '../manage-operators.ts';
import { createSampleRunRepository } from './sample-run.repository.ts';

/** A sample organization with the users who act in it. */
export interface StaffedOrganization {
  organization: SampleOrganization;
  admin: Actor;
  /** User ids by e-mail address. */
  userIds: ReadonlyMap<string, string>;
}

/** Creates missing organizations and users; those created before an interrupted start stay unchanged. */
export async function createSamplePeople(deps: IdentityDeps): Promise<StaffedOrganization[]> {
  const run = createSampleRunRepository(deps.database);
  await run.insertOrganizations(
    SAMPLE_ORGANIZATIONS.map(({ id, name }) => ({ id, slug: id, name, externalName: name, isSample: true })),
  );
  const staffed: StaffedOrganization[] = [];
  for (const organization of SAMPLE_ORGANIZATIONS) staffed.push(await staff(deps, organization));
  return staffed;
}

async function staff(deps: IdentityDeps, organization: SampleOrganization): Promise<StaffedOrganization> {
  const userIds = new Map<string, string>();
  for (const person of organization.people) userIds.set(person.email, await ensureUser(deps, organization.id, person));
  const operator = organization.people.find((person) => person.isOperator);
  const operatorId = userIds.get(operator?.email ?? '');
  if (operatorId !== undefined) await makeSampleOperator(deps, operatorId);
  const admin = organization.people.find((person) => person.role === 'admin');
  const userId = userIds.get(admin?.email ?? '');
  if (userId === undefined) throw new Error(`${organization.name} has no administrator`);
  const { id: organizationId } = organization;
  const actor: Actor = {
    userId,
    organizationId,
    role: 'admin',
    flags: readFlags({}),
    impersonatorId: null,
    isSupport: false,
    isOperator: false,
    apiToken: null,
  };
  return { organization, admin: actor, userIds };
}

async function ensureUser(deps: IdentityDeps, organizationId: string, person: SamplePerson): Promise<string> {
  const found = await createIdentityRepository(deps.database).findUserByEmail(person.email);
  if (found !== null) return found.id;
  // Whether this user runs the installation depends on who else exists, so the operator is appointed once all users are
  // created.
  const { isOperator: _isOperator, ...user } = person;
  return (await createUser(deps, organizationId, { ...user, password: SAMPLE_PASSWORD }))._id;
}
