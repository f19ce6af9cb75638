/** Who did something, with the supporter who acted as them: activities and the audit log name both. */
export function formatActorName(userName: string, impersonatorName: string | null): string {
  return impersonatorName === null ? userName : `Support (${impersonatorName}) as ${userName}`;
}
