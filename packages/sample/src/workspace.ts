import type { ActionType, Role, SearchModelInput } from '@rotunda/contract';

export interface SamplePerson {
  email: string;
  firstName: string;
  lastName: string;
  role: Role;
  isSupport?: boolean;
  /** Operates the installation while it has only sample users. */
  isOperator?: boolean;
}

export interface SampleSearch {
  title: string;
  searchModel: SearchModelInput;
  emailAlerts: boolean;
}

export interface SampleProject {
  name: string;
  priority?: 'High' | 'Medium' | 'Low';
  impact?: string;
  description?: string;
  /** E-mail addresses; if empty, everyone in the organization can open the project. */
  collaborators: readonly string[];
  /** Subject whose bills are added to the project manually, not by a saved search. */
  entityText: string;
  searches: readonly SampleSearch[];
}

export interface SampleAction {
  name: string;
  type: ActionType;
  summary: string | null;
  /** Days from the creation of the sample; negative in the past. */
  day: number;
  /** Hour of that day in UTC. */
  hour: number;
  minutes: number;
  /** E-mail addresses; the first one is the creator. */
  attendees: readonly string[];
  /** Names of projects. */
  projects: readonly string[];
  tags: readonly string[];
  /** Links it to this many of the newest bills on the subject. */
  about?: { subject: string; bills: number };
}

/** A link, because files would fill the storage of installations that are only being tried out. */
export interface SampleAttachment {
  title: string;
  summary: string | null;
  url: string;
  /** E-mail address of the user who added it. */
  by: string;
  /** Names of projects. */
  projects: readonly string[];
  tags: readonly string[];
  about?: { subject: string; bills: number };
}

/** A comment on the newest bill on a subject. */
export interface SampleComment {
  subject: string;
  by: string;
  /** Colleagues are mentioned by e-mail address in curly braces. */
  text: string;
  hoursAgo: number;
}

export interface SampleOrganization {
  id: string;
  name: string;
  people: readonly SamplePerson[];
  tags: readonly string[];
  projects: readonly SampleProject[];
  actions: readonly SampleAction[];
  attachments: readonly SampleAttachment[];
  comments: readonly SampleComment[];
}

/**
 * Password of every sample user. It is intentionally public and printed at each start; operators must remove the sample
 * workspace before opening an installation to others.
 */
export const SAMPLE_PASSWORD = 'sample-rotunda-2026';

const bills = { datasetTypes: ['Legislation', 'GlobalLegislation'] } satisfies SearchModelInput;
const search = (
  title: string,
  rawTextSearch: string,
  model: SearchModelInput = {},
  emailAlerts = true,
): SampleSearch => ({
  title,
  searchModel: { rawTextSearch, ...model },
  emailAlerts,
});

/** Two organizations that must never see each other's work, each with users in every role. */
export const SAMPLE_ORGANIZATIONS: readonly SampleOrganization[] = [
  {
    id: 'sample-larkmere',
    name: 'Larkmere Policy Group',
    people: [
      { email: 'admin@larkmere.example', firstName: 'Imara', lastName: 'Thistleby', role: 'admin', isOperator: true },
      { email: 'member@larkmere.example', firstName: 'Dario', lastName: 'Alderwick', role: 'member' },
      { email: 'second.member@larkmere.example', firstName: 'Greta', lastName: 'Fernholt', role: 'member' },
      { email: 'viewer@larkmere.example', firstName: 'Nils', lastName: 'Oakmere', role: 'viewer' },
      { email: 'support@larkmere.example', firstName: 'Vesna', lastName: 'Quenstead', role: 'member', isSupport: true },
    ],
    tags: ['Client: Harbor', 'Federal', 'Testimony', 'Watch'],
    projects: [
      {
        name: 'Clean Water 2026',
        priority: 'High',
        impact: 'Permits for two plants',
        description: 'Reuse, lead lines and recharge districts, in Congress and the states.',
        collaborators: [],
        entityText: 'water reuse',
        searches: [
          search('Water reuse bills', 'boolean:"water reuse" OR "reclaimed water"', bills),
          search('Aquifer recharge', '"recharge district"', {}, false),
        ],
      },
      {
        name: 'Artificial Intelligence',
        priority: 'Medium',
        impact: 'Hiring tools in use',
        collaborators: [],
        entityText: 'artificial intelligence',
        searches: [
          search('Automated decisions', '"automated decision system"', bills),
          search('AI rulemaking', '"algorithmic standards"', { datasetTypes: ['Regulation'] }),
        ],
      },
      {
        name: 'Drug Pricing (confidential)',
        priority: 'Low',
        collaborators: ['member@larkmere.example'],
        entityText: 'prescription drug pricing',
        searches: [search('Benefit managers', '"benefit managers"', bills)],
      },
      { name: 'New Client Intake', collaborators: [], entityText: 'housing supply', searches: [] },
    ],
    actions: [
      {
        name: 'Briefing for committee staff on reuse permits',
        type: 'meeting',
        summary: 'Bring the two plant schedules. Staff asked how long a permit takes today.',
        day: 2,
        hour: 15,
        minutes: 60,
        attendees: ['member@larkmere.example', 'admin@larkmere.example'],
        projects: ['Clean Water 2026'],
        tags: ['Client: Harbor'],
        about: {
          subject: 'water reuse',
          bills: 2,
        },
      },
      {
        name: 'Testimony before the Subcommittee on Water',
        type: 'testimony',
        summary: 'Five minutes, written statement due the day before.',
        day: 9,
        hour: 14,
        minutes: 120,
        attendees: ['admin@larkmere.example', 'second.member@larkmere.example'],
        projects: ['Clean Water 2026'],
        tags: ['Testimony', 'Federal'],
        about: {
          subject: 'water reuse',
          bills: 1,
        },
      },
      {
        name: 'Call with the agency on algorithmic standards',
        type: 'call',
        summary: null,
        day: 1,
        hour: 18,
        minutes: 30,
        attendees: ['second.member@larkmere.example'],
        projects: ['Artificial Intelligence'],
        tags: ['Federal'],
        about: {
          subject: 'artificial intelligence',
          bills: 3,
        },
      },
      {
        name: 'Letter on hiring tools sent to sponsors',
        type: 'letter',
        summary: 'Supports a year of notice before the first audit.',
        day: -6,
        hour: 13,
        minutes: 15,
        attendees: ['member@larkmere.example'],
        projects: ['Artificial Intelligence'],
        tags: ['Watch'],
        about: {
          subject: 'artificial intelligence',
          bills: 6,
        },
      },
      {
        name: 'Strategy meeting on benefit managers',
        type: 'meeting',
        summary: 'Confidential: positions of the two largest members differ.',
        day: -3,
        hour: 16,
        minutes: 90,
        attendees: ['admin@larkmere.example', 'member@larkmere.example'],
        projects: ['Drug Pricing (confidential)'],
        tags: [],
        about: {
          subject: 'prescription drug pricing',
          bills: 2,
        },
      },
      {
        name: 'Recharge district field visit',
        type: 'event',
        summary: 'With staff of both chambers; boots needed.',
        day: -21,
        hour: 14,
        minutes: 240,
        attendees: ['member@larkmere.example', 'second.member@larkmere.example', 'viewer@larkmere.example'],
        projects: ['Clean Water 2026', 'New Client Intake'],
        tags: ['Client: Harbor', 'Watch'],
      },
    ],
    attachments: [
      {
        title: 'Fact sheet on water reuse permits',
        summary: 'Two pages for member offices: how long a permit takes, by state.',
        url: 'https://briefs.larkmere.example/water-reuse/fact-sheet',
        by: 'member@larkmere.example',
        projects: ['Clean Water 2026'],
        tags: ['Client: Harbor'],
        about: { subject: 'water reuse', bills: 2 },
      },
      {
        title: 'Written statement for the Subcommittee on Water',
        summary: 'Draft of the testimony; due the day before.',
        url: 'https://briefs.larkmere.example/water-reuse/statement-draft',
        by: 'admin@larkmere.example',
        projects: ['Clean Water 2026'],
        tags: ['Testimony', 'Federal'],
        about: { subject: 'water reuse', bills: 1 },
      },
      {
        title: 'Survey of hiring tools in use',
        summary: null,
        url: 'https://research.larkmere.example/hiring-tools/survey',
        by: 'second.member@larkmere.example',
        projects: ['Artificial Intelligence'],
        tags: ['Watch'],
        about: { subject: 'artificial intelligence', bills: 4 },
      },
      {
        title: 'Positions of members on benefit managers',
        summary: 'Confidential.',
        url: 'https://briefs.larkmere.example/benefit-managers/positions',
        by: 'member@larkmere.example',
        projects: ['Drug Pricing (confidential)'],
        tags: [],
      },
    ],
    comments: [
      {
        subject: 'water reuse',
        by: 'member@larkmere.example',
        text: 'The permit deadline in this one is a year shorter than last session. {admin@larkmere.example}, does the client know?',
        hoursAgo: 30,
      },
      {
        subject: 'water reuse',
        by: 'admin@larkmere.example',
        text: 'They do. They can live with a year if the fee stays out.',
        hoursAgo: 26,
      },
      {
        subject: 'artificial intelligence',
        by: 'second.member@larkmere.example',
        text: 'Same definition of an automated decision as the state bills we track.',
        hoursAgo: 5,
      },
    ],
  },
  {
    id: 'sample-stavridge',
    name: 'Stavridge Cooperative',
    people: [
      { email: 'admin@stavridge.example', firstName: 'Lorcan', lastName: 'Pembergate', role: 'admin' },
      { email: 'member@stavridge.example', firstName: 'Odette', lastName: 'Netherley', role: 'member' },
      { email: 'viewer@stavridge.example', firstName: 'Soren', lastName: 'Rookfield', role: 'viewer' },
    ],
    tags: ['Cooperatives', 'Urgent'],
    projects: [
      {
        name: 'Rural Networks',
        priority: 'High',
        impact: 'Pole attachment rates',
        collaborators: [],
        entityText: 'rural broadband',
        searches: [
          search('Broadband everywhere', 'broadband'),
          search('Grid storage', '"energy storage facility"', bills),
        ],
      },
    ],
    actions: [
      {
        name: 'Members’ call on pole attachment rates',
        type: 'call',
        summary: 'Monthly round of the member cooperatives.',
        day: 3,
        hour: 17,
        minutes: 45,
        attendees: ['member@stavridge.example', 'admin@stavridge.example'],
        projects: ['Rural Networks'],
        tags: ['Cooperatives'],
        about: {
          subject: 'rural broadband',
          bills: 2,
        },
      },
    ],
    attachments: [
      {
        title: 'Pole attachment rates by state',
        summary: 'Collected from the member cooperatives.',
        url: 'https://members.stavridge.example/pole-attachments/rates',
        by: 'member@stavridge.example',
        projects: ['Rural Networks'],
        tags: ['Cooperatives'],
        about: { subject: 'rural broadband', bills: 1 },
      },
    ],
    comments: [
      {
        subject: 'rural broadband',
        by: 'admin@stavridge.example',
        text: 'On the agenda of the next call.',
        hoursAgo: 8,
      },
    ],
  },
];
