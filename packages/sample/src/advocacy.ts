import { addDays, type IsoDate, personId } from '@rotunda/domain';
import { SAMPLE_MARK } from './legislatures.ts';
import { createRandom } from './random.ts';

/** What a campaign of a sample organization sent a legislator on one day. */
export interface SampleAdvocacyDay {
  legislator: string;
  date: IsoDate;
  messagesCount: number;
  callsCount: number;
  xPostsCount: number;
  contactsCount: number;
  advocatesCount: number;
}

export interface SampleCampaign {
  name: string;
  active: boolean;
  reportUrl: string | null;
  emailEnabled: boolean;
  phoneEnabled: boolean;
  xPostsEnabled: boolean;
  days: readonly SampleAdvocacyDay[];
}

export interface SampleKeyContact {
  legislator: string;
  contactName: string;
  email: string | null;
  phoneNumber: string | null;
  relationshipType: string;
  relationshipNote: string | null;
}

export interface SampleAdvocacy {
  campaigns: readonly SampleCampaign[];
  keyContacts: readonly SampleKeyContact[];
}

interface Plan extends Omit<SampleCampaign, 'days' | 'reportUrl'> {
  reportUrl?: string;
  /** Numbers of members of Congress in the sample. */
  members: readonly number[];
  daysAgo: readonly number[];
}

/** No campaign uses X posts, so their total reads N/A; the newest day is yesterday, so that most ranges have data. */
const LARKMERE_CAMPAIGNS: readonly Plan[] = [
  {
    name: 'Fair Rules for Reused Water',
    active: true,
    reportUrl: 'https://campaigns.larkmere.example/water',
    emailEnabled: true,
    phoneEnabled: true,
    xPostsEnabled: false,
    members: [1, 2, 3, 4, 5],
    daysAgo: [1, 4, 11, 26, 58],
  },
  {
    name: 'Audit Hiring Tools Once',
    active: true,
    emailEnabled: true,
    phoneEnabled: false,
    xPostsEnabled: false,
    members: [2, 3, 6],
    daysAgo: [2, 19],
  },
  {
    name: 'Keep the Recharge Districts',
    active: false,
    emailEnabled: true,
    phoneEnabled: true,
    xPostsEnabled: false,
    members: [1, 2],
    daysAgo: [390, 402],
  },
];

const KEY_CONTACTS: readonly (Omit<SampleKeyContact, 'legislator'> & { member: number })[] = [
  {
    member: 1,
    contactName: 'Odile Marchetti',
    email: 'odile.marchetti@tidewater-reuse.example',
    phoneNumber: '(202) 555-0115',
    relationshipType: 'Former staff',
    relationshipNote: 'Ran the district office for three years. Meets on the first Tuesday of the month.',
  },
  {
    member: 1,
    contactName: 'Solveig Abernant',
    email: null,
    phoneNumber: '(360) 555-0147',
    relationshipType: 'Constituent',
    relationshipNote: null,
  },
  {
    member: 2,
    contactName: 'Bastian Ferncliff',
    email: 'bferncliff@brightfork.example',
    phoneNumber: null,
    relationshipType: 'Law school',
    relationshipNote: 'Same class of 2004.',
  },
];

const memberId = (number: number) => personId(SAMPLE_MARK, `us-${number}`);

/**
 * Builds the advocacy data entered by a sample organization, on days relative to the sample's creation. All of it is
 * invented.
 */
export function buildSampleAdvocacy(organizationId: string, seed: string, referenceDay: IsoDate): SampleAdvocacy {
  if (organizationId !== 'sample-larkmere') return { campaigns: [], keyContacts: [] };
  return {
    campaigns: LARKMERE_CAMPAIGNS.map(({ members, daysAgo, reportUrl = null, ...campaign }) => ({
      ...campaign,
      reportUrl,
      days: members.flatMap((member) =>
        daysAgo.map((ago) => daySent(seed, campaign, member, addDays(referenceDay, -ago))),
      ),
    })),
    keyContacts: KEY_CONTACTS.map(({ member, ...contact }) => ({ ...contact, legislator: memberId(member) })),
  };
}

function daySent(
  seed: string,
  { name, phoneEnabled }: Pick<Plan, 'name' | 'phoneEnabled'>,
  member: number,
  date: IsoDate,
): SampleAdvocacyDay {
  const ofMember = createRandom(`${seed}:advocates:${member}`);
  const contactsCount = ofMember.int(900, 9000);
  const ofDay = createRandom(`${seed}:${name}:${member}:${date}`);
  return {
    legislator: memberId(member),
    date,
    contactsCount,
    advocatesCount: Math.floor(contactsCount / ofMember.int(8, 20)),
    messagesCount: ofDay.int(12, 900),
    callsCount: phoneEnabled ? ofDay.int(0, 60) : 0,
    xPostsCount: 0,
  };
}
