import {
  addDays,
  type BillRecord,
  type BillStatus,
  type BillTextRecord,
  type IsoDate,
  type Language,
  type SourceRecord,
  type SponsorFact,
  versionId,
} from '@rotunda/domain';
import { buildHistory, type BillHistory } from './bill-history.ts';
import { buildBillText } from './bill-text.ts';
import { type Legislature, type MeasureKind, type SampleSession } from './legislatures.ts';
import type { Roster } from './people.ts';
import { createRandom, type Random } from './random.ts';
import { secondsAt } from './seconds-at.ts';
import { type Matter, getMatter } from './topics.ts';
import { buildVote } from './votes.ts';

export interface BillsRequest {
  seed: string;
  referenceDay: IsoDate;
  legislature: Legislature;
  roster: Roster;
}

const FIRST_NUMBER = 101;
/** One bill in eight belongs to the previous session, which has ended. */
const PRIOR_SHARE = 0.125;

const STATUS_WEIGHTS: Readonly<Record<BillStatus, number>> = {
  INTRODUCED: 16,
  IN_COMMITTEE: 24,
  REPORTED: 12,
  PASSED_FIRST_CHAMBER: 10,
  RESOLVING_DIFFERENCES: 3,
  PASSED_SECOND_CHAMBER: 2,
  ENROLLED: 4,
  ENACTED: 12,
  ADOPTED: 3,
  VETOED: 3,
  FAILED: 4,
  FAILED_SINE_DIE: 2,
  WITHDRAWN: 3,
  OTHER: 2,
};

/** Builds the bills of a legislature with their texts and roll calls. */
export function buildBills(request: BillsRequest): SourceRecord[] {
  const { legislature } = request;
  return Array.from({ length: legislature.counts.bills }, (_, place) => {
    const kind = kindAt(legislature, place);
    return buildBill(request, kind, FIRST_NUMBER + place);
  }).flat();
}

/** Two of three measures are bills; the other kinds alternate. */
function kindAt({ kinds }: Legislature, place: number): MeasureKind {
  const ordinary = kinds.filter((kind) => kind.billType === 'Bill');
  const others = kinds.filter((kind) => kind.billType !== 'Bill');
  const pool = place % 3 === 2 && others.length > 0 ? others : ordinary;
  const kind = pool[Math.floor(place / 3) % pool.length] ?? kinds[0];
  if (kind === undefined) throw new Error('a legislature without kinds of measures');
  return kind;
}

/**
 * Builds an id like `us-ca-sample-ab-12` or `ca-sample-c-5`: the format of real ids, with a word in place of the
 * session's number or years.
 */
export function sampleBillId(isoCode: string, session: string, prefix: string, number: number): string {
  return `${isoCode}-${session}-${prefix.toLowerCase().replace(/[^a-z]/g, '')}-${number}`;
}

interface Draft {
  request: BillsRequest;
  random: Random;
  session: SampleSession;
  kind: MeasureKind;
  number: number;
  fusionId: string;
  matter: Matter;
  history: BillHistory;
  shortTitle: string;
}

function buildBill(request: BillsRequest, kind: MeasureKind, number: number): SourceRecord[] {
  const { legislature, seed, referenceDay } = request;
  const random = createRandom(`${seed}:bill:${legislature.isoCode}:${number}`);
  const isPrior = random.chance(PRIOR_SHARE);
  const session = isPrior ? legislature.sessions.prior : legislature.sessions.current;
  const fusionId = sampleBillId(legislature.isoCode, session.session, kind.prefix, number);
  const matter = getMatter(seed, fusionId);
  // Squaring makes recent days more likely, because a legislature in session is busy.
  const age = Math.floor(random.next() ** 2 * 240);
  const history = buildHistory(random, {
    legislature,
    kind,
    status: isPrior && random.chance(0.5) ? 'FAILED_SINE_DIE' : random.weighted(STATUS_WEIGHTS),
    lastActionOn: isPrior ? addDays(session.sessionEndOn, -age) : addDays(referenceDay, -age),
    committeeNames: committeesFor(request, kind),
  });
  const shortTitle = `${titleCase(matter.topic.subject)} ${random.pick(SHORT_TITLE_NOUNS)} Act`;
  const draft: Draft = { request, random, session, kind, number, fusionId, matter, history, shortTitle };
  const record = billRecord(draft);
  const votes = history.passages.map((passage, place) =>
    buildVote({ seed, bill: record, roster: request.roster, ...passage, rollcall: number * 2 + place }),
  );
  return [record, ...billTexts(draft, record), ...votes];
}

function committeesFor({ roster }: BillsRequest, kind: MeasureKind) {
  const named = (isFirst: boolean) =>
    roster.committees.find((committee) => (committee.chamber === kind.chamber) === isFirst)?.name;
  return { first: named(true) ?? 'Committee on Rules', second: named(false) ?? 'Committee on Rules' };
}

const SHORT_TITLE_NOUNS = [
  'Modernization',
  'Fairness',
  'Access',
  'Accountability',
  'Investment',
  'Transparency',
  'Readiness',
] as const;
/** Purposes of bills, in English and in French. */
const VERBS = [
  ['establish standards for', 'établissant des normes concernant'],
  ['provide grants for', 'accordant des subventions pour'],
  ['require public reporting on', 'exigeant des rapports publics sur'],
  ['create a task force on', 'constituant un groupe de travail sur'],
  ['limit fees relating to', 'plafonnant les frais concernant'],
  ['expand access to', 'favorisant'],
  ['regulate', 'régissant'],
] as const;
const QUALIFIERS = [
  '',
  '',
  ' in rural communities',
  ' by state agencies',
  ' and to provide for enforcement',
  ' through a pilot program',
] as const;

function billRecord(draft: Draft): BillRecord {
  const { request, random, session, kind, number, fusionId, matter, history, shortTitle } = draft;
  const { legislature, seed } = request;
  const isResolution = kind.billType.includes('Resolution') || kind.billType.includes('Memorial');
  const opening = isResolution ? 'Expressing support for measures to' : 'An Act to';
  const isBilingual = legislature.level === 'parliament';
  const [verb, verbFr] = random.pick(VERBS);
  const title = `${opening} ${verb} ${matter.object}${random.pick(QUALIFIERS)}`;
  const titleFr = `Loi ${verbFr} ${matter.objectFr}`;
  const label = kind.prefix.endsWith('-') ? `${kind.prefix}${number}` : `${kind.prefix} ${number}`;
  const introducedOn = history.actions[0]?.date ?? session.sessionStartOn;
  const isPublicLaw = history.status === 'ENACTED';
  const sibling = number % 4 === 0 ? getSibling(draft) : undefined;
  return {
    kind: 'bill',
    fusionId,
    part: 'main',
    documentType: legislature.isoCode.startsWith('us') ? 'Legislation' : 'GlobalLegislation',
    isoCode: legislature.isoCode,
    ...session,
    localityExternalId: `${legislature.shortName} ${label}`,
    alternateExternalIds: [label],
    billType: kind.billType,
    originatingChamber: kind.chamber,
    title,
    titles: [
      { text: shortTitle, type: 'Short title', language: 'en' },
      ...(isBilingual ? [{ text: titleFr, type: 'Long title', language: 'fr' as const }] : []),
    ],
    status: history.status,
    introducedOn,
    lastActionOn: history.actions.at(-1)?.date ?? introducedOn,
    actions: history.actions,
    sponsors: getSponsors(draft, introducedOn),
    ...getCommittees(draft, introducedOn),
    ...(sibling === undefined ? {} : { relatedBills: [{ fusionId: sibling, relation: 'Related bill' }] }),
    summaries: getSummaries(draft, introducedOn),
    versions: getVersions(draft).map((version) => ({
      fnDocumentId: version.fnDocumentId,
      versionName: version.name,
      versionCode: version.code,
      date: version.date,
    })),
    ...(isPublicLaw && legislature.level === 'congress'
      ? { laws: [{ number: `Public Law SAMPLE-${number}`, type: 'Public Law' }] }
      : {}),
    ...(number % 6 === 0
      ? { relatedDocuments: [{ group: 'Cost Estimates', title: `Estimate for ${label}`, date: introducedOn }] }
      : {}),
    subjects: [matter.topic.subject, matter.object],
    policyArea: matter.topic.policyArea,
    languages: isBilingual ? ['en', 'fr'] : ['en'],
    sourceUrl: `https://legislature.example.org/${fusionId}`,
    sourceUpdatedTs: secondsAt(
      history.actions.at(-1)?.date ?? introducedOn,
      12,
      createRandom(`${seed}:${fusionId}`).int(0, 59),
    ),
  };
}

/**
 * Returns the committees of a bill; none for a bill that was only introduced, or if no committee of its chamber is
 * known.
 */
function getCommittees({ request, kind, history }: Draft, date: IsoDate): Pick<BillRecord, 'committees'> {
  const committee = request.roster.committees.find((one) => one.chamber === kind.chamber);
  if (committee?.name === undefined || history.actions.length < 2) return {};
  const { name, fusionId } = committee;
  return { committees: [{ name, fusionId, chamber: kind.chamber, activities: [{ name: 'Referred To', date }] }] };
}

/** Returns the companion bill introduced just before, regardless of its session. */
function getSibling({ request, number }: Draft): string | undefined {
  const { legislature, seed } = request;
  const place = number - FIRST_NUMBER - 1;
  if (place < 0) return undefined;
  const random = createRandom(`${seed}:bill:${legislature.isoCode}:${number - 1}`);
  const session = random.chance(PRIOR_SHARE) ? legislature.sessions.prior : legislature.sessions.current;
  return sampleBillId(legislature.isoCode, session.session, kindAt(legislature, place).prefix, number - 1);
}

function getSponsors({ request, random, kind }: Draft, introducedOn: IsoDate): SponsorFact[] {
  const { people } = request.roster;
  const own = people.filter((person) => person.chamber === kind.chamber);
  const sponsors = random.some(own.length > 0 ? own : people, random.int(1, 6));
  return sponsors.map((person, place) => ({
    fullName: person.fullName,
    type: place === 0 ? 'primary' : 'cosponsor',
    stakeholderType: 'person',
    fusionId: person.fusionId,
    party: person.party,
    locality: person.locality,
    sponsoredOn: introducedOn,
  }));
}

function getSummaries({ request, matter, shortTitle }: Draft, date: IsoDate): NonNullable<BillRecord['summaries']> {
  const { topic, object, objectFr } = matter;
  const english = {
    text: `The ${shortTitle} directs the ${topic.agency.name} to act on ${object}. It sets deadlines for rules, authorizes funds and requires a public account of results. The measure responds to concerns that ${topic.facts[0] ?? 'present law is out of date'}.`,
    versionName: 'Introduced',
    date,
    language: 'en' as const,
  };
  if (request.legislature.level !== 'parliament') return [english];
  const text = `Le projet de loi encadre ${objectFr}, fixe des délais réglementaires et prévoit un rapport public annuel sur ${topic.subjectFr}.`;
  return [english, { text, versionName: 'Première lecture', date, language: 'fr' }];
}

interface Version {
  fnDocumentId: string;
  code: string;
  name: string;
  date: IsoDate;
  language: Language;
  hasMarkup: boolean;
  isAmended: boolean;
}

/**
 * Lists the versions: introduced; for every second bill reported, with the committee's changes marked; as passed. In
 * both languages if Parliament prints both.
 */
function getVersions({ request, fusionId, history, number }: Draft): Version[] {
  const getDate = (code: string) => history.actions.find((action) => action.code === code)?.date;
  const english = [
    { code: 'introduced', name: 'Introduced', date: getDate('introduction'), hasMarkup: false, isAmended: false },
    { code: 'reported', name: 'Reported', date: getDate('committee-passage'), hasMarkup: true, isAmended: false },
    { code: 'passed', name: 'As passed', date: getDate('passage'), hasMarkup: false, isAmended: true },
  ].flatMap(({ date, ...one }): Version[] =>
    date === undefined || (one.hasMarkup && number % 2 === 1)
      ? []
      : [{ ...one, date, language: 'en', fnDocumentId: versionId(fusionId, one.code) }],
  );
  const first = english[0];
  if (request.legislature.level !== 'parliament' || first === undefined) return english;
  const french = { ...first, code: 'introduced-fr', name: 'Première lecture', language: 'fr' as const };
  return [...english, { ...french, fnDocumentId: versionId(fusionId, french.code) }];
}

function billTexts(draft: Draft, bill: BillRecord): BillTextRecord[] {
  const { request, fusionId, matter, shortTitle } = draft;
  const { documentType, isoCode, session, localityExternalId } = bill;
  return getVersions(draft).map(({ fnDocumentId, code, name, date, language, hasMarkup, isAmended }) => ({
    kind: 'bill-text',
    fusionId,
    part: 'text',
    fnDocumentId,
    versionCode: code,
    versionName: name,
    date,
    language,
    format: 'sample',
    externalUrl: `https://legislature.example.org/${fusionId}/${code}`,
    sections: buildBillText({
      seed: request.seed,
      billId: fusionId,
      shortTitle,
      matter,
      language,
      hasMarkup,
      isAmended,
    }),
    bill: { documentType, isoCode, session, localityExternalId },
  }));
}

function titleCase(text: string): string {
  return text.replace(/(^|\s)([a-z])/g, (_all, before: string, letter: string) => before + letter.toUpperCase());
}
