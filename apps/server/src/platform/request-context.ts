import type { ApiScope, FlagValues, Role } from '@rotunda/contract';
import type { UnixSeconds } from '@rotunda/domain';

/** Who asks. Repositories take `organisationId` from here and from nowhere else. */
export interface Actor {
  userId: string;
  organisationId: string;
  role: Role;
  flags: FlagValues;
  /** The supporter acting as this user; every write is audited under both names. */
  impersonatorId: string | null;
  /** May act as any user of any organisation. */
  isSupport: boolean;
  /** Of the installation: may change sources, the sample and what an organisation is entitled to. */
  isOperator: boolean;
  /** By which a program acts as the person; null for somebody who signed in. */
  apiToken: { tokenId: string; name: string; scopes: readonly ApiScope[] } | null;
}

/** What every call knows besides its input. `actor` is null only on calls that need no sign-in. */
export interface RequestContext {
  actor: Actor | null;
  requestId: string;
  nowTs: UnixSeconds;
  /** Of the session; null when signed out. */
  token: string | null;
  /** Client address as the trusted proxy gives it, for rate limits and the audit. */
  ip: string;
  /** What the browser or program calls itself, for the list of sessions. */
  agent: string;
}

/** The context of every call that needs a sign-in: `app` has checked it before a handler runs. */
export type SignedInContext = Omit<RequestContext, 'actor' | 'token'> & { actor: Actor; token: string };
