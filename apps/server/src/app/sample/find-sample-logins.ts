import { SAMPLE_ORGANISATIONS } from '@rotunda/sample';
import { createIdentityRepository } from '../../features/identity/index.ts';
import type { DatabaseHandle } from '../../platform/database/create-database.ts';

/** Someone who signs in with the password that everybody knows. */
export interface SampleLogin {
  email: string;
  role: string;
  /** The name of their organization. */
  organisation: string;
  /** Whether they may act as others to help them. */
  isSupport: boolean;
}

/**
 * The people the sample workspace came with, as long as they can sign in; anyone is told of them. Those who were added to
 * it later are people of their own, whose addresses are nobody's business.
 */
export async function findSampleLogins(database: DatabaseHandle): Promise<SampleLogin[]> {
  const people = new Map(SAMPLE_ORGANISATIONS.flatMap((one) => one.people.map((person) => [person.email, person])));
  const present = await createIdentityRepository(database).findSampleUsers();
  return present.flatMap((user) => {
    const person = people.get(user.email);
    return person === undefined ? [] : [{ ...user, isSupport: person.isSupport === true }];
  });
}
