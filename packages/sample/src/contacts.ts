/** An organization among a sample organization's own contacts. */
export interface SampleContactOrganization {
  name: string;
  organizationType: string;
  description?: string;
  phoneNumber?: string;
  website?: string;
  address?: string;
}

/** A person among the contacts. `organizations` are names; those without a contact remain plain names. */
export interface SampleContactPerson {
  firstName: string;
  lastName: string;
  title: string;
  description?: string;
  email?: string;
  phoneNumber?: string;
  mobileNumber?: string;
  address?: string;
  organizations: readonly { name: string; title?: string }[];
}

export interface SampleContacts {
  organizations: readonly SampleContactOrganization[];
  people: readonly SampleContactPerson[];
}

/** Contacts by id of the sample organization. All of them are invented. */
export const SAMPLE_CONTACTS: Readonly<Record<string, SampleContacts>> = {
  'sample-larkmere': {
    organizations: [
      {
        name: 'Tidewater Reuse Coalition',
        organizationType: 'Coalition',
        description:
          'Utilities and builders who want one permit for reused water in every state.\n\nMeets on the first Tuesday of the month. Speaks for forty members, of which nine run plants of their own. Its position on fees is decided by the board, not by its staff.\n\nAsk early: the letterhead needs two weeks.\n\nSupported the recharge districts in 2025 and opposed the deadline of one year.',
        phoneNumber: '(202) 555-0114',
        website: 'https://tidewater-reuse.example/',
        address: '410 Quayside Street, Suite 3\nWashington, DC 20024',
      },
      {
        name: 'Brightfork Hiring Institute',
        organizationType: 'Think tank',
        description: 'Publishes audits of hiring tools twice a year.',
        website: 'https://brightfork.example/',
      },
      { name: 'Marrowstone County Water Board', organizationType: 'Local government' },
    ],
    people: [
      {
        firstName: 'Odile',
        lastName: 'Marchetti',
        title: 'Executive director',
        description: 'Prefers a call to a message. Testified on reuse permits twice.',
        email: 'odile.marchetti@tidewater-reuse.example',
        phoneNumber: '(202) 555-0115',
        mobileNumber: '(202) 555-0116',
        address: '410 Quayside Street, Suite 3\nWashington, DC 20024',
        organizations: [
          { name: 'Tidewater Reuse Coalition', title: 'Executive director' },
          { name: 'Marrowstone County Water Board', title: 'Member of the board' },
          { name: 'Society of Plant Operators' },
        ],
      },
      {
        firstName: 'Bastian',
        lastName: 'Ferncliff',
        title: 'Counsel',
        email: 'bferncliff@brightfork.example',
        organizations: [{ name: 'Brightfork Hiring Institute', title: 'Counsel' }],
      },
      {
        firstName: 'Solveig',
        lastName: 'Abernant',
        title: 'Plant manager',
        phoneNumber: '(360) 555-0147',
        organizations: [{ name: 'Marrowstone County Water Board', title: 'Plant manager' }],
      },
      { firstName: 'Théo', lastName: 'Quillaume', title: 'Reporter', organizations: [] },
    ],
  },
  'sample-stavridge': {
    organizations: [{ name: 'Upland Broadband Cooperative', organizationType: 'Cooperative' }],
    people: [
      {
        firstName: 'Wren',
        lastName: 'Dunmorrow',
        title: 'Chair',
        email: 'chair@upland-broadband.example',
        organizations: [{ name: 'Upland Broadband Cooperative', title: 'Chair' }],
      },
    ],
  },
};
