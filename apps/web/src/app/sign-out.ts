import type { Api } from '../shared/api/api-context.tsx';

/** Ends the session here and on the server. Unreachable servers must not keep a person signed in on this machine. */
export async function signOut({ client, tokens }: Pick<Api, 'client' | 'tokens'>): Promise<void> {
  const ended = tokens.get();
  if (ended === null) return;
  await client.identity.signOut().catch(() => undefined);
  // A call of the page left behind can hear of the end first and lead to the login page: who has signed in there
  // before this answer came stays signed in.
  if (tokens.get() === ended) tokens.clear();
}
