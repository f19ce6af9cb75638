import {
  addDays,
  congressOnDay,
  type HearingRecord,
  type IsoDate,
  type NewsRecord,
  type ResearchRecord,
  type SocialPostRecord,
} from '@rotunda/domain';
import type { BillRecord } from '@rotunda/domain';
import { inventName } from './names.ts';
import type { Legislator, Roster } from './people.ts';
import { createRandom, type Random } from './random.ts';
import { secondsAt } from './seconds-at.ts';
import { getMatter } from './topics.ts';

const RESEARCH = 90;
const NEWS = 130;
const POSTS = 140;
const HEARINGS = 100;

/** Data that publications about bills refer to. */
export interface Background {
  seed: string;
  referenceDay: IsoDate;
  /** Bills of Congress of the current session. */
  bills: readonly BillRecord[];
  /** Members and committees of Congress. */
  roster: Roster;
  legislators: readonly Legislator[];
}

const RESEARCH_PREFIX = { CBO: 'cbo', CRS: 'crs', GAO: 'gao' } as const;
const RESEARCH_TITLES = {
  CBO: (object: string) => `Cost estimate: ${object}`,
  CRS: (object: string) => `${object.charAt(0).toUpperCase()}${object.slice(1)}: background and issues for Congress`,
  GAO: (object: string) => `Actions needed to improve oversight of ${object}`,
} as const;

/** Report numbers in each office's format, beyond any that were ever assigned. */
const REPORT_NUMBERS: Readonly<Record<ResearchRecord['documentSubtype'], (number: number) => string>> = {
  CBO: (number) => String(99_000 + number),
  CRS: (number) => `R${99_000 + number}`,
  GAO: (number) => `GAO-26-${990_000 + number}`,
};

export function buildResearch({ seed, referenceDay, bills }: Background): ResearchRecord[] {
  const subtypes = ['CBO', 'CRS', 'GAO'] as const;
  return Array.from({ length: RESEARCH }, (_, place) => {
    const subtype = subtypes[place % subtypes.length] ?? 'CRS';
    const fusionId = `${RESEARCH_PREFIX[subtype]}-sample-${place + 1}`;
    const random = createRandom(`${seed}:${fusionId}`);
    const bill = subtype === 'CBO' && bills.length > 0 ? random.pick(bills) : undefined;
    const { topic, object } = getMatter(seed, bill?.fusionId ?? fusionId);
    const publicationDate = addDays(referenceDay, -Math.floor(random.next() ** 2 * 300));
    const committee = bill === undefined ? undefined : bill.committees?.[0]?.fusionId;
    return {
      kind: 'research',
      fusionId,
      part: 'main',
      documentSubtype: subtype,
      title: RESEARCH_TITLES[subtype](object),
      externalId: REPORT_NUMBERS[subtype](place + 1),
      summary: `This report examines ${object}. It finds that ${random.pick(topic.facts)}, and sets out options for ${topic.subject}.`,
      authors: random.some([inventName(random).fullName, inventName(random).fullName], random.int(1, 2)),
      publicationDate,
      documentUrl: `https://research.example.org/${fusionId}`,
      ...(bill === undefined
        ? {}
        : { session: String(congressOnDay(publicationDate)), legislationFusionIds: [bill.fusionId] }),
      ...(committee === undefined ? {} : { committeeFusionIds: [committee] }),
      sourceUpdatedTs: secondsAt(publicationDate, 15),
    };
  });
}

const PUBLISHERS = [
  'The Harrowgate Ledger',
  'Capitol Lantern',
  'Prairie Dispatch',
  'Tidewater Post',
  'Granite Wire',
] as const;

export function buildNews({ seed, referenceDay }: Background): NewsRecord[] {
  return Array.from({ length: NEWS }, (_, place) => {
    const fusionId = `news-sample-${place + 1}`;
    const random = createRandom(`${seed}:${fusionId}`);
    const { topic, object } = getMatter(seed, fusionId);
    const day = addDays(referenceDay, -Math.floor(random.next() ** 2 * 120));
    const speaker = inventName(random);
    return {
      kind: 'news',
      fusionId,
      part: 'main',
      title: random.pick([
        `Lawmakers weigh new rules for ${object}`,
        `Local leaders split over ${object}`,
        `What the debate on ${topic.subject} means for towns`,
        `Hearing puts ${object} in the spotlight`,
      ]),
      text: `Debate over ${object} returned to the capitol this week. Supporters say that ${random.pick(topic.facts)}. “We have waited long enough,” said ${speaker.fullName}, who has followed ${topic.subject} for a decade. Opponents asked who would pay. The ${topic.agency.name} declined to take a side but said it would publish figures before the next vote.`,
      publisher: random.pick(PUBLISHERS),
      byline: inventName(random).fullName,
      publishedTs: secondsAt(day, random.int(0, 11), random.int(0, 59)),
      hasPublishedTime: true,
      language: 'en',
      languageTag: 'en-US',
      keywords: [topic.subject.charAt(0).toUpperCase() + topic.subject.slice(1), 'Capitol'],
      isoCode: 'us',
      sourceUrl: `https://news.example.org/${fusionId}`,
    };
  });
}

/** Same as in the contract; a test compares them. */
export const POST_PLATFORMS = ['bluesky', 'x', 'facebook', 'instagram', 'youtube', 'truthsocial'] as const;
export const POST_AUTHORS = ['legislator', 'executive', 'agency', 'committee', 'organization', 'other'] as const;

export function buildSocialPosts({ seed, referenceDay, legislators }: Background): SocialPostRecord[] {
  return Array.from({ length: POSTS }, (_, place) => {
    const fusionId = `post-sample-${place + 1}`;
    const random = createRandom(`${seed}:${fusionId}`);
    const { topic, object } = getMatter(seed, fusionId);
    const day = addDays(referenceDay, -Math.floor(random.next() ** 2 * 100));
    const stakeholderType = POST_AUTHORS[place % POST_AUTHORS.length] ?? 'other';
    const person = stakeholderType === 'legislator' && legislators.length > 0 ? random.pick(legislators) : undefined;
    const name = person?.fullName ?? (stakeholderType === 'agency' ? topic.agency.name : `Friends of ${topic.subject}`);
    const handle = `${name.toLowerCase().replace(/[^a-z0-9]+/g, '')}.example`;
    return {
      kind: 'social-post',
      fusionId,
      part: 'main',
      text: random.pick([
        `Today we talk about ${object}. Too many people learned the hard way that ${random.pick(topic.facts)}. #${topic.hashtag}`,
        `Proud to stand with everyone working on ${object}. #${topic.hashtag}`,
        `New: our plan for ${topic.subject}, in plain words. Read it and tell us what is missing. #${topic.hashtag}`,
      ]),
      platform: POST_PLATFORMS[Math.floor(place / POST_AUTHORS.length) % POST_PLATFORMS.length] ?? 'bluesky',
      stakeholderType,
      authorName: name,
      authorHandle: handle,
      authorUrl: `https://social.example.org/@${handle}`,
      ...(person === undefined ? {} : { authorFusionId: person.fusionId }),
      postedTs: secondsAt(day, random.int(0, 11), random.int(0, 59)),
      hasPostedTime: true,
      language: 'en',
      languageTag: 'en',
      sourceUrl: `https://social.example.org/${fusionId}`,
      ...getExtras(place, random),
    };
  });
}

/** Builds extra content of some posts: pictures, a post they reply to, reactions. */
function getExtras(place: number, random: Random): Partial<SocialPostRecord> {
  return {
    counts: { replies: random.int(0, 12), reposts: random.int(0, 40), likes: random.int(0, 300) },
    ...(place % 4 === 0
      ? { media: [{ kind: 'image', description: 'A speaker at a lectern before a full room' }] }
      : {}),
    ...(place % 5 === 4 ? { relations: [{ kind: 'reply', fusionId: `post-sample-${place}` }] } : {}),
  };
}

const ROOMS = ['Room 210, Larkholt Building', 'Room 1134, Elmstead Building', 'Hearing Room A', 'By video'] as const;

/** Builds past and upcoming hearings and markups of Congress. */
export function buildHearings({ seed, referenceDay, bills, roster }: Background): HearingRecord[] {
  return Array.from({ length: HEARINGS }, (_, place) => {
    const eventId = `S${1000 + place}`;
    const fusionId = `hearing-us-sample-${eventId}`;
    const random = createRandom(`${seed}:${fusionId}`);
    const bill = random.pick(bills);
    const { object } = getMatter(seed, bill.fusionId);
    const committee = random.pick(roster.committees);
    const offset = random.int(-90, 40);
    const date = addDays(referenceDay, offset);
    const isMarkup = place % 3 === 0;
    return {
      kind: 'hearing',
      fusionId,
      part: 'main',
      isoCode: 'us',
      eventId,
      eventType: isMarkup ? 'committee_markup' : 'committee_hearing',
      title: isMarkup ? `Markup of ${bill.localityExternalId}` : `Oversight hearing: ${object}`,
      date,
      ts: secondsAt(date, 14),
      hasStartTime: true,
      ...(committee.chamber === undefined ? {} : { chamber: committee.chamber }),
      location: random.pick(ROOMS),
      meetingStatus: random.chance(0.06) ? 'Postponed' : offset < 0 ? 'Held' : 'Scheduled',
      committees: [{ name: committee.name ?? 'Committee', fusionId: committee.fusionId }],
      witnesses: isMarkup
        ? []
        : Array.from({ length: 3 }, (_person, seat) => ({
            panel: seat < 2 ? '1' : '2',
            name: inventName(random).fullName,
            position: random.pick(['Director', 'Professor', 'Mayor', 'President']),
            organization: random.pick([
              'Larkmere University',
              'Association of Small Towns',
              'Coalition for Plain Rules',
              'Workers of Elmridge',
            ]),
          })),
      billFusionIds: [bill.fusionId],
      sourceUpdatedTs: secondsAt(addDays(referenceDay, Math.min(offset, 0) - 7), 16),
    };
  });
}
