import {
  committeeId,
  getInstant,
  personId,
  type ActionFact,
  type BillRecord,
  type BillType,
  type RelatedBillFact,
  type SponsorFact,
} from '@rotunda/domain';
import { definedFields, listOrUndefined, textOrUndefined } from '../mapping/defined-fields.ts';
import { chamberOfOrganization } from '../openstates/chamber-of-organization.ts';
import { billIdentity } from './bill-identity.ts';
import { identifyBill } from './identify-bill.ts';
import { mergeDuplicateActions } from './merge-duplicate-actions.ts';
import { mapDocuments } from './map-documents.ts';
import { orderActions, type PlacedAction } from './order-actions.ts';
import { readMoment } from './read-moment.ts';
import { readReference } from './read-reference.ts';
import type { UpstreamAction, UpstreamBill, UpstreamSponsorship } from './schemas.ts';

const BILL_TYPES: Readonly<Record<string, BillType>> = {
  bill: 'Bill',
  resolution: 'Resolution',
  'concurrent resolution': 'Concurrent Resolution',
  'joint resolution': 'Joint Resolution',
  'constitutional amendment': 'Constitutional Amendment',
  memorial: 'Memorial',
  'joint memorial': 'Joint Memorial',
};

/**
 * Maps a bill from a scraper or from the API.
 * @returns the reason when the bill cannot be identified
 */
export function mapBill(bill: UpstreamBill): BillRecord | string {
  const session = textOrUndefined(bill.legislative_session) ?? textOrUndefined(bill.session);
  if (session === undefined) return 'the bill names no session';
  const identified = identifyBill(bill, session);
  if (typeof identified === 'string') return identified;
  const { identity, contradictions } = identified;
  const { isoCode } = identity;
  const ordered = orderActions((bill.actions ?? []).flatMap((action) => mapAction(action, isoCode)));
  const actions = isoCode === 'us' ? mergeDuplicateActions(ordered) : ordered;
  // The number shows the chamber and type more reliably: SF0001 is listed as `from lower`, and Wyoming's joint
  // resolutions as bills.
  const billType = identity.billType ?? typeOfClassification(bill.classification);
  const originatingChamber =
    identity.originatingChamber ?? chamberOfOrganization(readReference(bill.from_organization).classification, isoCode);
  return definedFields({
    kind: 'bill' as const,
    ...identity,
    part: 'main',
    sourceUpdatedTs: getInstant(bill.updated_at ?? bill._processing?.logs_latest_update ?? ''),
    sourceUrl: textOrUndefined(bill.openstates_url) ?? bill.sources?.[0]?.url,
    billType,
    originatingChamber,
    title: bill.title,
    titles: listOrUndefined(
      (bill.other_titles ?? []).map(({ title, note }) => ({ text: title, type: textOrUndefined(note) ?? 'other' })),
    ),
    introducedOn: getIntroduction(actions, originatingChamber) ?? actions[0]?.date,
    lastActionOn: actions.at(-1)?.date,
    actions: listOrUndefined(actions),
    sponsors: listOrUndefined(mapSponsors(bill)),
    relatedBills: listOrUndefined(mapRelatedBills(bill, isoCode)),
    summaries: listOrUndefined(
      (bill.abstracts ?? []).map(({ abstract, note }) =>
        definedFields({ text: abstract, versionName: textOrUndefined(note) }),
      ),
    ),
    ...mapDocuments(bill, identity.fusionId, isoCode),
    subjects: listOrUndefined(bill.subject ?? []),
    laws: listOrUndefined(mapLaws(bill)),
    sourceLinks: listOrUndefined((bill.sources ?? []).map(({ url }) => url)),
    contradictions: listOrUndefined(contradictions),
    extra: bill.extras && Object.keys(bill.extras).length > 0 ? bill.extras : undefined,
  });
}

/** Returns the bill type; `classification` can be `[]`. */
function typeOfClassification(classification: UpstreamBill['classification']): BillType | undefined {
  return (classification ?? []).map((word) => BILL_TYPES[word]).find((type) => type !== undefined);
}

/** Maps an action. An action without a readable date is omitted, because its place in the history is unknown. */
function mapAction(action: UpstreamAction, isoCode: string): PlacedAction[] {
  const moment = readMoment(action.date, isoCode);
  if (moment === undefined) return [];
  const { classification } = readReference(action.organization_id ?? action.organization);
  return [
    {
      order: action.order ?? null,
      action: definedFields({
        ...moment,
        text: action.description.trim(),
        chamber: chamberOfAction(classification, isoCode),
        code: getCode(action, classification),
      }),
    },
  ];
}

/**
 * Returns the codes of an action. Bills are read only in chambers: when an office numbers a bill (Wyoming's `Bill
 * Number Assigned`), it is only filed.
 */
function getCode(action: UpstreamAction, organization: string | undefined): string | undefined {
  const words = action.classification ?? [];
  const told = organization === 'executive' ? words.map((word) => (word === 'reading-1' ? 'filing' : word)) : words;
  return textOrUndefined(told.join(', '));
}

/**
 * Returns the chamber of an action. Actions of both chambers, or of the governor filed under `legislature`, have none.
 */
function chamberOfAction(classification: string | undefined, isoCode: string): ActionFact['chamber'] {
  const chamber = chamberOfOrganization(classification, isoCode);
  return chamber === 'joint' ? undefined : chamber;
}

/**
 * Returns the introduction date of a bill: the action with that classification, first in its own chamber, or else its
 * first reading. A bill that was never introduced gets the date when it was last filed.
 */
function getIntroduction(
  actions: readonly ActionFact[],
  originatingChamber: BillRecord['originatingChamber'],
): string | undefined {
  const own = actions.filter(({ chamber }) => chamber === undefined || chamber === originatingChamber);
  const coded = (code: RegExp) => (action: ActionFact) => code.test(action.code ?? '');
  return (
    own.find(coded(/\bintroduction\b/)) ??
    own.find(coded(/\breading-1\b/)) ??
    own.findLast(coded(/\bfiling\b/)) ??
    actions.find(coded(/\bintroduction\b/))
  )?.date;
}

function mapSponsors(bill: UpstreamBill): SponsorFact[] {
  const sponsorships = bill.sponsorships ?? [];
  const bioguides = [
    ...getBioguides(sponsorships, true, bill.extras?.sponsor_bioguides),
    ...getBioguides(sponsorships, false, bill.extras?.cosponsor_bioguides),
  ];
  const bioguideByPerson = new Map(bioguides);
  return sponsorships.map((sponsorship) =>
    definedFields({
      fullName: sponsorship.name,
      type: getSponsorType(sponsorship),
      stakeholderType: getStakeholderType(sponsorship.entity_type),
      fusionId: getStakeholderId(sponsorship, bioguideByPerson.get(sponsorship)),
      party: textOrUndefined(sponsorship.person?.party),
    }),
  );
}

/**
 * Matches sponsors to Bioguide ids, which federal scrapers list beside the names in the same order. If the lists differ
 * in length, nobody is matched.
 */
function getBioguides(
  sponsorships: readonly UpstreamSponsorship[],
  isPrimary: boolean,
  bioguides: readonly string[] | undefined,
): [UpstreamSponsorship, string][] {
  const named = sponsorships.filter((sponsorship) => (sponsorship.primary ?? false) === isPrimary);
  if (bioguides === undefined || bioguides.length !== named.length) return [];
  return named.flatMap((sponsorship, index) => {
    const bioguide = bioguides[index];
    return bioguide === undefined ? [] : [[sponsorship, bioguide] as [UpstreamSponsorship, string]];
  });
}

function getSponsorType({ classification, primary }: UpstreamSponsorship): SponsorFact['type'] {
  if (classification === 'author' || classification === 'requester') return classification;
  return primary === true || classification === 'primary' ? 'primary' : 'cosponsor';
}

function getStakeholderType(entityType: string | null | undefined): SponsorFact['stakeholderType'] {
  if (entityType === 'person') return 'person';
  if (entityType === 'organization') return 'committee';
  return entityType ? 'unknown_unmatched' : undefined;
}

function getStakeholderId(sponsorship: UpstreamSponsorship, bioguide: string | undefined): string | undefined {
  if (bioguide !== undefined) return personId('bioguide', bioguide);
  if (sponsorship.person?.id) return personId('ocd', sponsorship.person.id);
  return sponsorship.organization?.id ? committeeId('ocd', sponsorship.organization.id) : undefined;
}

function mapRelatedBills(bill: UpstreamBill, isoCode: string): RelatedBillFact[] {
  return (bill.related_bills ?? []).flatMap(({ identifier, legislative_session: session, relation_type: relation }) => {
    const related = billIdentity(isoCode, session, identifier);
    if (typeof related === 'string') return [];
    return [
      definedFields({ fusionId: related.fusionId, relation: textOrUndefined(relation), identifiedBy: 'Open States' }),
    ];
  });
}

function mapLaws(bill: UpstreamBill): NonNullable<BillRecord['laws']> {
  const cited = (bill.citations ?? [])
    .filter(({ citation_type: type }) => type === 'final')
    .map(({ publication, citation }) => {
      const type = (textOrUndefined(publication) ?? 'Law').replace(/^US /, '');
      return { number: `${type} ${citation}`, type };
    });
  // Wyoming's chapters are written `CH0042`.
  const chapter = /^CH(\d+)$/.exec(bill.extras?.chapter ?? '')?.[1]?.replace(/^0+(?=\d)/, '');
  return chapter === undefined ? cited : [...cited, { number: `Chapter ${chapter}`, type: 'Session Law' }];
}
