import type { ApiScope } from '@rotunda/contract';
import { API_SCOPE_TEXTS } from '@rotunda/contract/values';

/** Texts of API tokens. */
export const apiTokenTexts = {
  title: 'API tokens',
  note: 'Tokens let programs call the API in your name, within the scopes you choose and never beyond your role.',
  docs: 'API documentation',
  memberNote: 'Programs that call the API in a member’s name. A token ends when its owner is deactivated.',
  create: 'Create token',
  creating: 'Creating…',
  name: 'Name',
  owner: 'Owner',
  scopes: 'Scopes',
  valid: 'Valid',
  until: (day: string) => `Until ${day}`,
  expired: 'Expired',
  lastUsed: 'Last used',
  never: 'Never used',
  token: 'Token',
  made: 'Token created',
  shownOnce: 'Copy the token now. It is not shown again.',
  done: 'Done',
  lifetime: 'Expires after',
  days: (days: number) => (days === 365 ? '1 year' : `${days} days`),
  revoke: 'Revoke',
  getRevoke: (name: string) => `Revoke ${name}`,
  revokeTitle: 'Revoke token',
  revokeQuestion: (name: string) => `Revoke “${name}”? Programs that use it will lose access.`,
  revoked: 'Token revoked',
  none: 'No API tokens yet',
  noneHint: 'Create one to let a script or another product call the API in your name.',
  noneOfMembers: 'Tokens appear here when members create them on their account page.',
} as const;

/** Formats scopes, e.g. "Read, Alerts". */
export function formatScopes(scopes: readonly ApiScope[]): string {
  return scopes.map((scope) => API_SCOPE_TEXTS[scope].label).join(', ');
}
