import type { User } from '@rotunda/contract';
import { createIdentityRepository, createUser, type IdentityDeps, type NewUser } from '../features/identity/index.ts';
import { AppError } from '../platform/app-error.ts';

export interface AddedUser {
  user: User;
  organisationId: string;
  /** True when the organisation was made for this user. */
  isNewOrganisation: boolean;
}

/**
 * Adds a user on the operator's behalf, as for the first administrator of an installation without the sample workspace.
 *
 * @param organisation id or name; an organisation of that name is made when there is none.
 * @throws AppError CONFLICT when the address is taken; nothing is made then.
 */
export async function addUser(deps: IdentityDeps, organisation: string, input: NewUser): Promise<AddedUser> {
  const repository = createIdentityRepository(deps.database);
  const slug = slugOf(organisation);
  const found = (await repository.getOrganisation(organisation)) ?? (await repository.getOrganisation(slug));
  if (found !== null) {
    return { user: await createUser(deps, found.id, input), organisationId: found.id, isNewOrganisation: false };
  }
  // Asked before, so that a taken address leaves no empty organisation behind.
  if ((await repository.findUserByEmail(input.email.trim().toLowerCase())) !== null) {
    throw new AppError('CONFLICT', { message: 'A user with this e-mail address exists already.' });
  }
  const row = { id: slug, slug, name: organisation, externalName: organisation };
  await repository.insertOrganisation(row);
  return { user: await createUser(deps, slug, input), organisationId: slug, isNewOrganisation: true };
}

/** The name in letters, digits and hyphens; it is the id, so that the same name finds the same organisation again. */
function slugOf(name: string): string {
  const plain = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '');
}
