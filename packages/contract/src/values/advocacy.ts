export const ADVOCACY_PROVIDER_KINDS = ['embedded', 'http'] as const;
export type AdvocacyProviderKind = (typeof ADVOCACY_PROVIDER_KINDS)[number];

export const ADVOCACY_LIMITS = {
  name: 200,
  line: 200,
  note: 2000,
  email: 254,
  address: 2000,
  apiKey: 1000,
  /** Most campaigns of an organization; its pages list all of them. */
  campaigns: 1000,
  /** Highest count of messages on a day or of contacts; the database column holds no more. */
  count: 2_000_000_000,
  page: 25,
} as const;

/** Channels of a campaign: the switch and the count of each (ADV-01). */
export const ADVOCACY_CHANNELS = [
  { kpi: 'messages', enabled: 'emailEnabled', count: 'messagesCount' },
  { kpi: 'calls', enabled: 'phoneEnabled', count: 'callsCount' },
  { kpi: 'posts', enabled: 'xPostsEnabled', count: 'xPostsCount' },
] as const;
/** Switches of a campaign's channels. */
export type AdvocacySwitch = (typeof ADVOCACY_CHANNELS)[number]['enabled'];

/** `loadFailed` is specified (ADV-01), with the provider's name; the other texts are Rotunda's own. */
export const ADVOCACY_TEXTS = {
  loadFailed: (provider: string) => `Failed to load ${provider} data`,
  /** Name of the built-in provider, and of any provider that has not been named. */
  embeddedName: 'Rotunda',
  campaignNameRequired: 'Enter a name.',
  campaignTaken: 'Another campaign has this name. Enter a different one.',
  tooManyCampaigns: 'An organization can have up to 1,000 campaigns. Delete ended ones first.',
  contactNameRequired: 'Enter a name.',
  providerNameRequired: 'Enter the name of the platform.',
  addressRequired: 'Enter the address of the platform.',
  addressError: 'Enter a valid address that begins with https://.',
  addressPrivate: 'This address is not public. Ask the operator of this installation to allow it.',
  addressWithKey: 'This address contains a user name or a password. Enter the key below instead.',
  reportUrlError: 'Enter a valid website address.',
  emailError: 'Enter a valid e-mail address.',
  countError: 'Enter a whole number, 0 or more.',
  dayError: 'Enter a date.',
  dayColumn: 'Date',
  dayColumnMonthFirst: 'Date, month first (10/5/2026 is October 5)',
  dayColumnDayFirst: 'Date, day first (10/5/2026 is May 10)',
  /** The two days are ISO dates. */
  ambiguousDay: (cell: string, monthFirst: string, dayFirst: string) =>
    `Date: “${cell}” can be ${monthFirst} or ${dayFirst}. Change columns, then choose “Date, month first” or “Date, day first”.`,
  legislatorRequired: 'Choose a legislator or official.',
  legislatorUnknown: 'No legislator or official has this ID or name.',
  legislatorUnclear: 'Several people have this name. Use an ID, such as the Bioguide number.',
  legislatorIsStaff: 'This person is on staff. Choose a legislator or official.',
  rangeReversed: 'The first day must not be after the last.',
  unknownRole: 'This person has no such role.',
} as const;
