/** Types of contacts that an organization manages itself, in the order in which lists group them (STK-06). */
export const CUSTOM_CONTACT_TYPES = ['CustomPerson', 'CustomOrg'] as const;
export type CustomContactType = (typeof CUSTOM_CONTACT_TYPES)[number];

/** Limits of a contact, in characters unless noted. */
export const CONTACT_LIMITS = {
  name: 200,
  line: 200,
  /** Longest address that RFC 5321 allows. */
  email: 254,
  address: 500,
  description: 10_000,
  /** Most organizations of one person. */
  affiliations: 20,
  page: 25,
} as const;

/** The specification fixes some texts word for word (STK-06); the others are Rotunda's own. */
export const CONTACT_TEXTS = {
  confirmDelete: 'Are you sure you want to delete this contact? This action cannot be undone.',
  deleted: 'Contact deleted successfully',
  deleteFailed: 'Failed to delete contact',
  noDescription: 'No description to show.',
  noContactInformation: 'No contact information to show',
  noAffiliations: 'No affiliated organizations found.',
  personNameRequired: 'Enter a first or last name.',
  organizationNameRequired: 'Enter a name.',
  emailError: 'Enter a valid e-mail address.',
  websiteError: 'Enter a valid website address.',
  affiliationName: 'Name the organization.',
  affiliationTwice: 'This organization is listed twice.',
  notAnOrganization: 'This organization no longer exists. Type its name to keep it as plain text.',
  noDecisions: 'Uploaded contacts have no priority and no position.',
  notOfAPerson: 'People don’t have this field.',
  notOfAnOrganization: 'Organizations don’t have this field.',
} as const;
