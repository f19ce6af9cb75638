import type { Role } from './enums.ts';

/**
 * Scopes of an API token, in display order. No scope includes another, and none grants more than its owner's role does.
 */
export const API_SCOPES = ['read', 'write', 'alerts', 'exports', 'admin'] as const;
export type ApiScope = (typeof API_SCOPES)[number];

export const API_SCOPE_TEXTS: Readonly<Record<ApiScope, { label: string; description: string; neededRole: Role }>> = {
  read: {
    label: 'Read',
    description: 'Search, and read documents, people, projects, tags, actions, attachments and comments.',
    neededRole: 'viewer',
  },
  write: {
    label: 'Write',
    description:
      'Create, change and delete projects, tags, actions, attachments, comments and contacts as far as your role ' +
      'allows, and change your own settings.',
    neededRole: 'viewer',
  },
  alerts: {
    label: 'Alerts',
    description: 'Read and change alerts and saved searches.',
    neededRole: 'viewer',
  },
  exports: {
    label: 'Exports',
    description: 'Create and download files: calendars, comparisons and spreadsheets.',
    neededRole: 'viewer',
  },
  admin: {
    label: 'Administration',
    description:
      'Read the audit log, import contacts, merge tags, and change settings. Never includes people or access.',
    neededRole: 'admin',
  },
};

export const API_TOKEN_LIMITS = {
  /** Most tokens of a user at a time, including expired ones. */
  tokens: 20,
  name: 100,
  maxDays: 365,
} as const;

/** Lifetimes to choose from, in days. */
export const API_TOKEN_DAYS = [7, 30, 90, 365] as const;

/** Prefix of every token, by which people and secret scanners recognize it. */
export const API_TOKEN_MARK = 'rot_';

export const API_TOKEN_TEXTS = {
  nameRequired: 'Name the token.',
  scopesRequired: 'Choose at least one scope.',
  scopeBeyondRole: 'Your role does not allow this scope.',
  tooMany: 'You have 20 tokens. Revoke one first.',
  signInRequired: 'API tokens cannot do this. Sign in instead.',
  missingScope: (scope: ApiScope) => `This API token does not have the scope “${scope}”.`,
} as const;
