import {
  type ActionFact,
  billStatusOfLegiscan,
  endingWith,
  getMilestone,
  personId,
  versionId,
  type BillRecord,
  type BillStatus,
  type CommitteeFact,
  type RelatedDocumentFact,
  type SponsorFact,
} from '@rotunda/domain';
import { definedFields, listOrUndefined, textOrUndefined } from '../mapping/defined-fields.ts';
import { namedCommitteeId } from '../mapping/named-committee.ts';
import { type BillIdentity, legiscanBillIdentity, sessionKey } from './bill-identity.ts';
import { identifyBill, readLegiscanPage } from './identify-bill.ts';
import { chamberOfRole, chamberOfWord, dateOrUndefined } from './legiscan-words.ts';
import type {
  LegiscanBill,
  LegiscanHistory,
  LegiscanSponsor,
  LegiscanSupplement,
  LegiscanTextReference,
} from './schemas.ts';

/**
 * Maps a bill from a payload or joined from the CSV files.
 * @returns the reason when the bill cannot be identified
 */
export function mapBill(bill: LegiscanBill): BillRecord | string {
  const identified = identifyBill(bill);
  if (typeof identified === 'string') return identified;
  const { identity } = identified;
  const { isoCode, fusionId } = identity;
  const { texts, foreign } = ownTexts(bill);
  const latestAction = getLatestAction(bill);
  const actions = getActions(bill, latestAction, isoCode);
  const description = textOrUndefined(bill.description);
  return definedFields({
    kind: 'bill' as const,
    // The identity provides Congress's own name for the session.
    sessionName: getSessionName(bill),
    isSessionAdjourned: bill.session.sine_die === 1 || bill.session.prior === 1 ? true : undefined,
    ...identity,
    part: 'main',
    sourceUrl: textOrUndefined(bill.url),
    chamber: chamberOfWord(bill.current_body, isoCode),
    title: bill.title.trim(),
    titles:
      description === undefined || description === bill.title.trim()
        ? undefined
        : [{ text: description, type: 'official' }],
    status: getStatus(bill, identity),
    progress: textOrUndefined(bill.status_desc),
    introducedOn: getIntroduction(bill, actions, isoCode),
    lastActionOn: dateOrUndefined(bill.last_action_date) ?? actions.at(-1)?.date,
    actions: listOrUndefined(actions),
    latestAction,
    sponsors: listOrUndefined(mapSponsors(bill.sponsors ?? [], isoCode)),
    committees: listOrUndefined(mapCommittees(bill, isoCode)),
    relatedBills: listOrUndefined(mapRelatedBills(bill)),
    versions: listOrUndefined(
      texts.map((text) =>
        definedFields({
          ...textVersion(fusionId, text),
          date: dateOrUndefined(text.date),
          externalUrl: textOrUndefined(text.state_link) ?? textOrUndefined(text.url),
          mimeType: textOrUndefined(text.mime),
        }),
      ),
    ),
    relatedDocuments: listOrUndefined([
      ...(bill.amendments ?? []).map((item) => mapSupplement(item, 'Amendments')),
      ...(bill.supplements ?? []).map((item) => mapSupplement(item, 'Supplements')),
    ]),
    subjects: listOrUndefined((bill.subjects ?? []).map(({ subject_name: name }) => name)),
    sourceLinks: listOrUndefined([bill.state_link, bill.url].flatMap((url) => textOrUndefined(url) ?? [])),
    contradictions: listOrUndefined([...identified.contradictions, ...foreign]),
    extra: definedFields({
      legiscanBillId: bill.bill_id,
      changeHash: textOrUndefined(bill.change_hash),
      statusDate: dateOrUndefined(bill.status_date),
    }),
  });
}

/** Returns the texts whose address does not name another bill, and sentences about the others. */
function ownTexts(bill: LegiscanBill): { texts: LegiscanTextReference[]; foreign: string[] } {
  const own = readLegiscanPage(bill.url)?.number;
  const isForeign = ({ url }: LegiscanTextReference) => {
    const named = readLegiscanPage(url)?.number;
    return own !== undefined && named !== undefined && named !== own;
  };
  const all = bill.texts ?? [];
  const foreign = all.filter(isForeign).map(({ url }) => readLegiscanPage(url)?.number?.toUpperCase());
  return {
    texts: all.filter((text) => !isForeign(text)),
    foreign: [...new Set(foreign)].map((number) => `The record lists a text of ${number}, which is left out.`),
  };
}

/**
 * Returns the fnDocumentId and names of a text. Several texts may be called `Amended`; the document number tells them
 * apart and is available even for a text that comes without its bill.
 */
export function textVersion(
  billId: string,
  text: { doc_id: number; type: string },
): { fnDocumentId: string; versionName: string; versionCode: string } {
  const versionCode = `${text.type.toLowerCase().replace(/[^a-z0-9]+/g, '-')}-${text.doc_id}`;
  return { fnDocumentId: versionId(billId, versionCode), versionName: text.type, versionCode };
}

function getSessionName({ session }: LegiscanBill): string | undefined {
  return (
    textOrUndefined(session.session_title) ??
    textOrUndefined(session.session_name) ??
    textOrUndefined(session.session_tag)
  );
}

/**
 * Returns the status as LegiScan states it. For a pending bill it often lags behind the history, and for a dead bill it
 * keeps the last stage reached, so the merge weighs it against the legislature's own actions.
 */
function getStatus(bill: LegiscanBill, { billType, isoCode }: BillIdentity): BillStatus | undefined {
  if (!bill.status) return undefined;
  if (bill.status === 1 && bill.committee) return 'IN_COMMITTEE';
  return billStatusOfLegiscan(bill.status, billType ?? 'Bill', isoCode);
}

/**
 * Returns the introduction date. It is event 1 of the progress; the CSV files have no progress, so there it is taken
 * from the history.
 */
function getIntroduction(bill: LegiscanBill, actions: readonly ActionFact[], isoCode: string): string | undefined {
  const stated = dateOrUndefined(bill.progress?.find(({ event }) => event === 1)?.date);
  if (stated !== undefined) return stated;
  const kinds = actions.map((action) => getMilestone(action, isoCode)?.kind);
  const introduced = actions[kinds.indexOf('introduced')];
  return (introduced ?? actions.find((_action, index) => kinds[index] !== 'filed') ?? actions[0])?.date;
}

/**
 * Returns the actions in LegiScan's sequence, which is not always chronological, ending with the action that it names
 * as the last.
 */
function getActions(bill: LegiscanBill, latest: BillRecord['latestAction'], isoCode: string): ActionFact[] {
  const history = bill.history ?? [];
  const listed = history.every(({ sequence }) => sequence)
    ? history.toSorted((one, other) => Number(one.sequence) - Number(other.sequence))
    : history;
  const actions = listed.flatMap((action) => mapAction(action, isoCode));
  return latest === undefined || actions.length === 0 ? actions : endingWith(actions, latest);
}

function mapAction({ date, action, chamber }: LegiscanHistory, isoCode: string): ActionFact[] {
  const day = dateOrUndefined(date);
  if (day === undefined) return [];
  return [definedFields({ date: day, text: action.trim(), chamber: chamberOfWord(chamber, isoCode) })];
}

function getLatestAction(bill: LegiscanBill): BillRecord['latestAction'] {
  const date = dateOrUndefined(bill.last_action_date);
  const text = textOrUndefined(bill.last_action);
  return date === undefined || text === undefined ? undefined : { date, text };
}

function mapSponsors(sponsors: readonly LegiscanSponsor[], isoCode: string): SponsorFact[] {
  // Some datasets list a person twice.
  const inOrder = sponsors
    .toSorted((one, other) => (one.sponsor_order ?? 0) - (other.sponsor_order ?? 0))
    .filter((one, at, all) => all.findIndex((other) => other.people_id === one.people_id) === at);
  return inOrder.map((sponsor) => {
    const isCommittee = Boolean(sponsor.committee_id);
    return definedFields({
      fullName: sponsor.name,
      type: getSponsorType(sponsor, inOrder.length),
      stakeholderType: isCommittee ? ('committee' as const) : ('person' as const),
      fusionId: isCommittee
        ? namedCommitteeId(isoCode, chamberOfRole(sponsor.role, isoCode), sponsor.name)
        : personId('legiscan', sponsor.people_id),
      party: textOrUndefined(sponsor.party),
      locality: textOrUndefined(sponsor.district),
      role: textOrUndefined(sponsor.role),
    });
  });
}

/**
 * Returns the type of a sponsor. When several sponsors have no stated type, the first is unknown, so all are authors.
 */
function getSponsorType(sponsor: LegiscanSponsor, count: number): SponsorFact['type'] {
  if (sponsor.sponsor_type_id === 1) return 'primary';
  if (sponsor.sponsor_type_id) return 'cosponsor';
  return count === 1 ? 'primary' : 'author';
}

function mapCommittees(bill: LegiscanBill, isoCode: string): CommitteeFact[] {
  const referred = (bill.referrals ?? []).map((referral) => ({
    ...committeeFact(referral, isoCode),
    activities: [definedFields({ name: 'Referred To', date: dateOrUndefined(referral.date) })],
  }));
  if (!bill.committee) return referred;
  const pending = committeeFact(bill.committee, isoCode);
  return referred.some(({ fusionId }) => fusionId === pending.fusionId) ? referred : [...referred, pending];
}

function committeeFact(
  { name, chamber: word }: { name: string; chamber?: string | null | undefined },
  isoCode: string,
) {
  const chamber = chamberOfWord(word, isoCode);
  return definedFields({ name, chamber, fusionId: namedCommitteeId(isoCode, chamber, name) });
}

function mapRelatedBills(bill: LegiscanBill): NonNullable<BillRecord['relatedBills']> {
  return (bill.sasts ?? []).flatMap(({ sast_bill_number: billNumber, type }) => {
    const related = legiscanBillIdentity(bill.state, sessionKey(bill.session), billNumber);
    if (typeof related === 'string') return [];
    return [definedFields({ fusionId: related.fusionId, relation: textOrUndefined(type), identifiedBy: 'LegiScan' })];
  });
}

function mapSupplement(item: LegiscanSupplement, group: string): RelatedDocumentFact {
  return definedFields({
    group,
    title: textOrUndefined(item.title) ?? textOrUndefined(item.type) ?? group,
    url: textOrUndefined(item.state_link) ?? textOrUndefined(item.url),
    date: dateOrUndefined(item.date),
    note: textOrUndefined(item.description),
  });
}
