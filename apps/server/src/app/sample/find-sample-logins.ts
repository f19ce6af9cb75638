import { SAMPLE_ORGANIZATIONS } from '@rotunda/sample';
import { createIdentityRepository } from '../../features/identity/index.ts';
import type { DatabaseHandle } from '../../platform/database/create-database.ts';

/** A user who signs in with the well-known sample password. */
export interface SampleLogin {
  email: string;
  role: string;
  /** Name of the user's organization. */
  organization: string;
  /** Whether the user may impersonate others to help them. */
  isSupport: boolean;
}

/**
 * Finds the users that the sample workspace came with, as long as they can sign in. The result is public, so it
 * excludes users added later, whose addresses are private.
 */
export async function findSampleLogins(database: DatabaseHandle): Promise<SampleLogin[]> {
  const people = new Map(SAMPLE_ORGANIZATIONS.flatMap((one) => one.people.map((person) => [person.email, person])));
  const present = await createIdentityRepository(database).findSampleUsers();
  return present.flatMap((user) => {
    const person = people.get(user.email);
    return person === undefined ? [] : [{ ...user, isSupport: person.isSupport === true }];
  });
}
