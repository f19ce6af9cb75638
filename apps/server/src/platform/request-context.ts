import type { ApiScope, FlagValues, Role } from '@rotunda/contract';
import type { UnixSeconds } from '@rotunda/domain';

/** The authenticated caller. Repositories take `organizationId` from here and from nowhere else. */
export interface Actor {
  userId: string;
  organizationId: string;
  role: Role;
  flags: FlagValues;
  /** The supporter who impersonates this user; every write is audited under both names. */
  impersonatorId: string | null;
  /** Whether the user may impersonate any user of any organization. */
  isSupport: boolean;
  /** Operator of the installation: may change sources, the sample and the entitlements of organizations. */
  isOperator: boolean;
  /** Token with which a program acts as the user; null for a signed-in user. */
  apiToken: { tokenId: string; name: string; scopes: readonly ApiScope[] } | null;
}

/** Context of every call besides its input. `actor` is null only on calls that need no sign-in. */
export interface RequestContext {
  actor: Actor | null;
  requestId: string;
  nowTs: UnixSeconds;
  /** Session token; null when signed out. */
  token: string | null;
  /** Client address as reported by the trusted proxy, for rate limits and the audit log. */
  ip: string;
  /** User agent of the browser or program, for the list of sessions. */
  agent: string;
}

/** Context of every call that needs a sign-in, which `app` has checked before a handler runs. */
export type SignedInContext = Omit<RequestContext, 'actor' | 'token'> & { actor: Actor; token: string };
