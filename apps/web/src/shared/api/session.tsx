import type { FlagValues, Session } from '@rotunda/contract';
import { createContext, useContext } from 'react';

const SessionContext = createContext<Session | null>(null);

/** Given by the shell once it is known who is signed in. */
export const SessionProvider = SessionContext.Provider;

/** Who is signed in, the organisation and its flags. Throws on signed-out pages: they have no session to ask for. */
export function useSession(): Session {
  const session = useContext(SessionContext);
  if (session === null) throw new Error('useSession needs a signed-in page above it');
  return session;
}

/** One feature flag of the organisation. The server decides; the page only leaves out what would be refused. */
export function useFlag<Name extends keyof FlagValues>(name: Name): FlagValues[Name] {
  return useSession().flags[name];
}

/** Viewers read only: what changes something is left out for them. */
export const canEdit = (session: Session): boolean => session.user.role !== 'viewer';
/** Support acts as the user: credentials and users are closed to it, and the server refuses them. */
export const isImpersonated = (session: Session): boolean => session.impersonator !== null;
export const isAdministrator = (session: Session): boolean => session.user.role === 'admin';
