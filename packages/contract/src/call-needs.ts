import type { ApiScope } from './values/api-tokens.ts';
import type { Role } from './values/enums.ts';

/** What a supporter may do with a call while acting as a user. */
type Impersonation = 'allowed' | 'refused';

/** A call that anyone may make, whatever session or token is sent with it, so there is nothing else to decide. */
interface PublicCallNeeds {
  role: 'public';
  scope?: undefined;
  impersonation?: undefined;
}

/** A call that members of an organization make. */
interface MemberCallNeeds {
  /** Least role; a role includes the ones below it. */
  role: Role;
  /**
   * The one scope that lets an API token make the call. `session` is for signed-in users only: everything that grants or
   * removes access (passwords, sessions, tokens, feeds, users, impersonation).
   */
  scope: ApiScope | 'session';
  /**
   * `refused` for everything that grants access beyond the hour: passwords, other sessions, feeds, tokens, keys, and who
   * is a user with which role. What is allowed is allowed as far as the user's own role allows it, and changes are
   * recorded under both names.
   */
  impersonation: Impersonation;
}

/** A call that needs the right to impersonate (`support`) or to run the installation (`operator`), in no role. */
interface StaffCallNeeds {
  role: 'support' | 'operator';
  scope: 'session';
  impersonation: Impersonation;
}

/** What a call needs. Every call declares it in the contract, so none can be reached before someone has decided. */
export type CallNeeds = PublicCallNeeds | MemberCallNeeds | StaffCallNeeds;

/** A call of the contract, however it was built: it does not compile without what it needs. */
export interface DeclaredCall {
  '~orpc': { meta: CallNeeds };
}
