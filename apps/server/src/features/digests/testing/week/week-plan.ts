import type { DigestFrequency, DigestKind } from '@rotunda/contract';
import type { UnixSeconds } from '@rotunda/domain';

export interface WeekSize {
  users: number;
  searches: number;
  documents: number;
  hours: number;
  seed: number;
}

export interface PlannedProject {
  projectId: string;
  searchIds: string[];
  frequency: DigestFrequency | 'Never';
}

export interface PlannedUser {
  userId: string;
  email: string;
  organizationId: string;
  timeZone: string;
  weeklyDigestDay: number;
  projects: PlannedProject[];
  /** Frequency of update digests about the documents of the user's first project. */
  updates: DigestFrequency | 'Never';
  /** Documents in that project. */
  followed: number[];
}

/** Events of one hour: documents found by saved searches and documents with news. */
export interface PlannedHour {
  matches: { document: number; searchId: string; projectId: string; organizationId: string }[];
  news: number[];
}

export interface WeekPlan {
  users: PlannedUser[];
  /** Events by hour since the start; the first hour is empty. */
  hours: PlannedHour[];
}

/** A Thursday, two hours before 07:00 in New York. Clocks in the United States change on the following Sunday. */
export const WEEK_START_TS: UnixSeconds = Date.UTC(2026, 2, 5, 10) / 1000;
export const HOUR = 3600;

const ZONES = ['America/New_York', 'America/Los_Angeles', 'Europe/London', 'Australia/Sydney', 'America/Phoenix'];
const USERS_OF_ORGANIZATION = 50;
const DOCUMENT_MATCHES = 5;
const FOLLOWED = 4;
const NEWS_OF_DOCUMENTS = 0.1;
/** Upper bound of each frequency's range of users, per thousand; the rest get no digests. */
const [HOURLY, EVERY_FOUR_HOURS, DAILY, WEEKLY] = [2, 12, 162, 960] as const;

/** Creates a generator that returns the same numbers for the same seed (mulberry32). */
export function createRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export function planWeek({ users: count, searches, documents, hours, seed }: WeekSize): WeekPlan {
  const random = createRandom(seed);
  const below = (limit: number) => Math.floor(random() * limit);
  const users = Array.from({ length: count }, (_, index) =>
    planUser(index, { count, searches: Math.round(searches / count), documents, below }),
  );
  const planned: PlannedHour[] = Array.from({ length: hours }, () => ({ matches: [], news: [] }));
  const followers = users.filter(({ followed }) => followed.length > 0);
  for (let document = 1; document <= documents; document += 1) {
    const hour = planned[1 + below(hours - 2)];
    // A saved search finds a document only once.
    const found = new Map<string, { project: PlannedProject; organizationId: string }>();
    const add = ({ projects, organizationId }: PlannedUser) => {
      const project = projects[below(projects.length)];
      const searchId = project?.searchIds[below(project.searchIds.length)];
      if (project !== undefined && searchId !== undefined) found.set(searchId, { project, organizationId });
    };
    for (let match = 0; match < DOCUMENT_MATCHES; match += 1) {
      const user = users[below(users.length)];
      if (user === undefined) continue;
      add(user);
      // Often another search of the same user finds it too, in the same or another project.
      if (random() < 0.3) add(user);
    }
    for (const [searchId, { project, organizationId }] of found) {
      hour?.matches.push({ document, searchId, projectId: project.projectId, organizationId });
    }
    if (random() < NEWS_OF_DOCUMENTS) {
      const follower = followers[below(followers.length)];
      const happened = follower?.followed[below(FOLLOWED)];
      if (happened !== undefined) planned[1 + below(hours - 2)]?.news.push(happened);
    }
  }
  return { users, hours: planned };
}

interface UserOptions {
  count: number;
  /** Number of saved searches per user. */
  searches: number;
  documents: number;
  below: (limit: number) => number;
}

function planUser(index: number, { count, searches, documents, below }: UserOptions): PlannedUser {
  const organization = Math.floor(index / USERS_OF_ORGANIZATION);
  // Index among a thousand users. Fewer users are spread over that range, except that the second always gets 4-Hourly
  // digests.
  const share = index === 1 ? EVERY_FOUR_HOURS - 1 : (index * Math.max(1, Math.floor(1000 / count))) % 1000;
  const frequency = getFrequency(share);
  const getId = (kind: number, number: number) =>
    `00000000-0000-7000-8000-${String(kind * 10_000_000 + index * 1000 + number).padStart(12, '0')}`;
  const searchIds = Array.from({ length: searches }, (_, number) => getId(2, number));
  const half = Math.ceil(searches / 2);
  const isFollower = index % 20 === 0;
  return {
    userId: `user-${index}`,
    email: `user-${index}@week.example`,
    organizationId: `organization-${organization}`,
    timeZone: ZONES[organization % ZONES.length] ?? 'UTC',
    weeklyDigestDay: 1 + (organization % 7),
    projects: [
      { projectId: getId(1, 0), searchIds: searchIds.slice(0, half), frequency },
      // The two projects of a user can have different frequencies.
      { projectId: getId(1, 1), searchIds: searchIds.slice(half), frequency: index % 10 === 3 ? 'Weekly' : frequency },
    ],
    updates: isFollower ? 'Daily' : 'Never',
    followed: isFollower
      ? [...new Set(Array.from({ length: FOLLOWED * 3 }, () => 1 + below(documents)))].slice(0, FOLLOWED)
      : [],
  };
}

function getFrequency(share: number): DigestFrequency | 'Never' {
  if (share < HOURLY) return 'Hourly';
  if (share < EVERY_FOUR_HOURS) return '4-Hourly';
  if (share < DAILY) return 'Daily';
  return share < WEEKLY ? 'Weekly' : 'Never';
}

/** Email that must be sent, with its slot and documents. */
export interface ExpectedDigest {
  userId: string;
  kind: DigestKind;
  slotTs: UnixSeconds;
  /** Document numbers. */
  documents: Set<number>;
}

/** Computes every digest due in the week from the plan alone, without the product's code. */
export function expectDigests({ users, hours }: WeekPlan): ExpectedDigest[] {
  const pending = new Map<string, Set<number>>();
  const reported = new Map<string, Set<number>>();
  const news = new Map<string, Set<number>>();
  const expected: ExpectedDigest[] = [];
  for (const [hour, { matches, news: happened }] of hours.entries()) {
    for (const { document, projectId } of matches) getSet(pending, projectId).add(document);
    for (const { userId, followed } of users) {
      for (const document of happened) if (followed.includes(document)) getSet(news, userId).add(document);
    }
    if (hour === 0) continue;
    const slotTs = WEEK_START_TS + hour * HOUR;
    for (const user of users) {
      const known = getSet(reported, user.userId);
      const documents = new Set<number>();
      for (const { projectId, frequency } of user.projects) {
        if (!isDue(frequency, slotTs, user)) continue;
        for (const document of getSet(pending, projectId)) if (!known.has(document)) documents.add(document);
        pending.delete(projectId);
      }
      for (const document of documents) known.add(document);
      if (documents.size > 0) expected.push({ userId: user.userId, kind: 'alerts', slotTs, documents });
      if (!isDue(user.updates, slotTs, user)) continue;
      const updated = getSet(news, user.userId);
      news.delete(user.userId);
      if (updated.size > 0) expected.push({ userId: user.userId, kind: 'updates', slotTs, documents: updated });
    }
  }
  return expected;
}

function isDue(
  frequency: DigestFrequency | 'Never',
  seconds: UnixSeconds,
  { timeZone, weeklyDigestDay }: Pick<PlannedUser, 'timeZone' | 'weeklyDigestDay'>,
): boolean {
  if (frequency === 'Never') return false;
  if (frequency === 'Hourly') return true;
  const parts = getClock(timeZone).formatToParts(seconds * 1000);
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? '';
  const hour = Number(part('hour')) % 24;
  if (frequency === '4-Hourly') return hour % 4 === 3;
  const day = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'].indexOf(part('weekday')) + 1;
  return hour === 7 && (frequency === 'Daily' || day === weeklyDigestDay);
}

const clocks = new Map<string, Intl.DateTimeFormat>();

function getClock(timeZone: string): Intl.DateTimeFormat {
  const known =
    clocks.get(timeZone) ??
    new Intl.DateTimeFormat('en-US', { timeZone, hour: '2-digit', hourCycle: 'h23', weekday: 'short' });
  clocks.set(timeZone, known);
  return known;
}

function getSet<Key>(map: Map<Key, Set<number>>, key: Key): Set<number> {
  const known = map.get(key) ?? new Set<number>();
  map.set(key, known);
  return known;
}
