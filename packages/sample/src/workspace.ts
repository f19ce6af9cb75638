import type { Role, SearchModelInput } from '@rotunda/contract';

export interface SamplePerson {
  email: string;
  firstName: string;
  lastName: string;
  role: Role;
  isSupport?: boolean;
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
  /** E-mail addresses; empty opens it to everyone in the organisation. */
  collaborators: readonly string[];
  /** Bills of these subjects are put into it by hand. */
  entityText: string;
  searches: readonly SampleSearch[];
}

export interface SampleOrganisation {
  id: string;
  name: string;
  people: readonly SamplePerson[];
  tags: readonly string[];
  projects: readonly SampleProject[];
}

/**
 * Of every sample user. It is public on purpose, and printed at each start: whoever opens an installation to others
 * removes the sample workspace first.
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

/** Two organisations that may never see each other's work, with every role in each. */
export const SAMPLE_ORGANISATIONS: readonly SampleOrganisation[] = [
  {
    id: 'sample-larkmere',
    name: 'Larkmere Policy Group',
    people: [
      { email: 'admin@larkmere.example', firstName: 'Imara', lastName: 'Thistleby', role: 'admin' },
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
  },
];
