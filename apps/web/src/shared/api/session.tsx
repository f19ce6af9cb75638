import type { FlagValues, Session } from '@rotunda/contract';
import { createContext, useContext } from 'react';

const SessionContext = createContext<Session | null>(null);

/** Provided by the shell once the session is known. */
export const SessionProvider = SessionContext.Provider;

/** Returns the signed-in user, the organization and its flags. Throws on signed-out pages, which have no session. */
export function useSession(): Session {
  const session = useContext(SessionContext);
  if (session === null) throw new Error('useSession needs a signed-in page above it');
  return session;
}

/** Returns a feature flag of the organization. The server enforces flags; the page only hides what would be refused. */
export function useFlag<Name extends keyof FlagValues>(name: Name): FlagValues[Name] {
  return useSession().flags[name];
}

/** Whether the user can edit. Viewers are read-only, so controls that make changes are hidden. */
export const canEdit = (session: Session): boolean => session.user.role !== 'viewer';
/**
 * Whether support staff are impersonating the user. They cannot change credentials or users, and the server refuses
 * such requests.
 */
export const isImpersonated = (session: Session): boolean => session.impersonator !== null;
export const isAdministrator = (session: Session): boolean => session.user.role === 'admin';
