import type { Api } from '../shared/api/api-context.tsx';

/** Ends the session here and on the server. An unreachable server must not keep a user signed in on this machine. */
export async function signOut({ client, tokens }: Pick<Api, 'client' | 'tokens'>): Promise<void> {
  const ended = tokens.get();
  if (ended === null) return;
  await client.identity.signOut().catch(() => undefined);
  // A request of the previous page can notice the end first and lead to the login page. A user who signed in there
  // before this response arrived stays signed in.
  if (tokens.get() === ended) tokens.clear();
}
