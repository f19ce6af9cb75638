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
  organisationId: string;
  /** True when the organisation was made for this user. */
  isNewOrganisation: boolean;
  /** True for the first user outside the sample workspace, asked for or not. */
  isOperator: boolean;
}

/**
 * Adds a user on the operator's behalf, as for the first administrator of an installation without the sample workspace.
 *
 * @param organisation id or name; an organisation of that name is made when there is none.
 * @throws AppError CONFLICT when the address is taken, VALIDATION for a weak password; nothing is made then.
 */
export async function addUser(deps: IdentityDeps, organisation: string, input: NewUser): Promise<AddedUser> {
  await assertPasswordIsStrong(input.password, {
    email: input.email,
    name: `${input.firstName} ${input.lastName}`,
  });
  const prepared = await prepareUser(deps, input);
  return deps.database.transaction(async (tx) => {
    const repository = createIdentityRepository(tx);
    // The same command twice at once makes the organisation once.
    await createOperatorsRepository(tx).lock();
    const slug = slugOf(organisation);
    const found = (await repository.getOrganisation(organisation)) ?? (await repository.getOrganisation(slug));
    const organisationId = found?.id ?? slug;
    if (found === null) {
      await repository.insertOrganisation({ id: slug, slug, name: organisation, externalName: organisation });
    }
    const user = await insertUser(deps, tx, organisationId, prepared, 'command line');
    const isOperator = (await repository.getUser(organisationId, user._id))?.isOperator === true;
    return { user, organisationId, isNewOrganisation: found === null, isOperator };
  });
}

/** The name in letters, digits and hyphens; it is the id, so that the same name finds the same organisation again. */
function slugOf(name: string): string {
  const plain = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '');
}
