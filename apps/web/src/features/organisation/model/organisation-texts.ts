import type { Role } from '@rotunda/contract';

export const ROLE_WORDS: Readonly<Record<Role, string>> = {
  admin: 'Administrator',
  member: 'Member',
  viewer: 'Viewer',
};

/** As the contract accepts them. */
export const USER_LIMITS = { email: 254, name: 100, shortestPassword: 12, longestPassword: 256 } as const;

/** Words of the administration of an organisation. */
export const organisationTexts = {
  users: 'Users',
  tags: 'Tags',
  flags: 'Feature flags',
  profile: 'Organization',
  addUser: 'Add user',
  adding: 'Adding…',
  added: (email: string) => `${email} can sign in now.`,
  editName: 'Edit name',
  options: (name: string) => `Options of ${name}`,
  name: 'Name',
  email: 'E-mail',
  role: 'Role',
  active: 'Active',
  you: 'you',
  firstName: 'First name',
  lastName: 'Last name',
  password: 'Password',
  passwordHint: 'At least 12 characters. Hand it over by a way other than e-mail; they can sign in at once.',
  passwordShort: 'Use at least 12 characters.',
  emailFault: 'Enter a valid e-mail address.',
  emailRequired: 'E-mail must be defined.',
  firstNameRequired: 'First name must be defined.',
  passwordRequired: 'Password must be defined.',
  deactivateSelf: 'Another administrator can deactivate you.',
  externalName: 'Name',
  nameRequired: 'Name must be defined.',
  entitlements: 'Entitlements',
  federal: 'US Federal',
  states: 'US states and territories',
  all: 'All',
  none: 'None',
  tableau: 'Tableau report URL',
  tableauHint: 'An address beginning with https:// or http://; leave it empty for none.',
  saved: 'Organization saved.',
  entitlementsSaved: 'Entitlements saved.',
  editEntitlements: 'Edit entitlements',
  entitlementsByOperator: 'Entitlements are set by the operator of this installation.',
  entitlementsAsOperator: 'Change them under All organizations.',
  federalOn: 'US Federal',
  federalOff: 'No US Federal',
  sample: 'Sample',
  organizations: 'Organizations',
  noOrganizations: 'No organizations',
} as const;
