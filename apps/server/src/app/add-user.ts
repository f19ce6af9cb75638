import type { User } from '@rotunda/contract';
import {
  assertPasswordIsStrong,
  createIdentityRepository,
  createOperatorsRepository,
  type IdentityDeps,
  insertUser,
  type NewUser,
  prepareUser,
} from '../features/identity/index.ts';

export interface AddedUser {
  user: User;
  organizationId: string;
  /** Whether the organization was created for this user. */
  isNewOrganization: boolean;
  /**
   * Whether the user is an operator. The first user outside the sample workspace always is, whether or not that was
   * requested.
   */
  isOperator: boolean;
}

/**
 * Adds a user on the operator's behalf, such as the first administrator of an installation without the sample
 * workspace.
 *
 * @param organization Id or name; an organization of that name is created if none exists.
 * @throws AppError CONFLICT if the address is taken, VALIDATION for a weak password; nothing is created in either case.
 */
export async function addUser(deps: IdentityDeps, organization: string, input: NewUser): Promise<AddedUser> {
  await assertPasswordIsStrong(input.password, {
    email: input.email,
    name: `${input.firstName} ${input.lastName}`,
  });
  const prepared = await prepareUser(deps, input);
  return deps.database.transaction(async (tx) => {
    const repository = createIdentityRepository(tx);
    // The lock keeps two concurrent runs of the same command from creating the organization twice.
    await createOperatorsRepository(tx).lock();
    const slug = getSlug(organization);
    const found = (await repository.getOrganization(organization)) ?? (await repository.getOrganization(slug));
    const organizationId = found?.id ?? slug;
    if (found === null) {
      await repository.insertOrganization({ id: slug, slug, name: organization, externalName: organization });
    }
    const user = await insertUser(deps, tx, organizationId, prepared, 'command line');
    const isOperator = (await repository.getUser(organizationId, user._id))?.isOperator === true;
    return { user, organizationId, isNewOrganization: found === null, isOperator };
  });
}

/**
 * Reduces the name to letters, digits and hyphens. The result is the id, so the same name finds the same organization
 * again.
 */
function getSlug(name: string): string {
  const plain = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '');
}
