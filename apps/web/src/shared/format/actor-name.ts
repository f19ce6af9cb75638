/**
 * Returns the name of an actor, including any support member who impersonated them. Activities and the audit log show
 * both.
 */
export function formatActorName(userName: string, impersonatorName: string | null): string {
  return impersonatorName === null ? userName : `Support (${impersonatorName}) as ${userName}`;
}
