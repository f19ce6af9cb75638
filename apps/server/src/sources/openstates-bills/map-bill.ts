import {
  stageTrackOf,
  chamberName,
  committeeId,
  instantOf,
  isSingleChamber,
  personId,
  type ActionFact,
  type BillRecord,
  type BillType,
  type RelatedBillFact,
  type SponsorFact,
} from '@rotunda/domain';
import { definedFields, listOrUndefined, textOrUndefined } from '../mapping/defined-fields.ts';
import { timeZoneOfJurisdiction } from '../mapping/time-zone-of-jurisdiction.ts';
import { chamberOfOrganization } from '../openstates/chamber-of-organization.ts';
import { billIdentity } from './bill-identity.ts';
import { mapDocuments } from './map-documents.ts';
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

/** A bill of a scraper or of the API. @returns the reason when it cannot be told which bill it is. */
export function mapBill(bill: UpstreamBill): BillRecord | string {
  const session = textOrUndefined(bill.legislative_session) ?? textOrUndefined(bill.session);
  if (session === undefined) return 'the bill names no session';
  const identity = billIdentity(bill.jurisdiction.id, session, bill.identifier);
  if (typeof identity === 'string') return identity;
  const { isoCode } = identity;
  const actions = (bill.actions ?? []).flatMap((action) => mapAction(action, isoCode));
  const byDay = [...actions].sort((one, other) => (one.date < other.date ? -1 : one.date > other.date ? 1 : 0));
  // The number tells the chamber and kind more reliably: SF0001 comes `from lower`, and Wyoming's joint resolutions are bills.
  const billType = identity.billType ?? typeOfClassification(bill.classification);
  const originatingChamber =
    identity.originatingChamber ?? chamberOfOrganization(readReference(bill.from_organization).classification, isoCode);
  const progress =
    actions.length === 0 ? undefined : stageTrackOf(byDay, progressContext(isoCode, billType, originatingChamber));
  return definedFields({
    kind: 'bill' as const,
    ...identity,
    part: 'main',
    sourceUpdatedTs: instantOf(bill.updated_at ?? bill._processing?.logs_latest_update ?? ''),
    sourceUrl: textOrUndefined(bill.openstates_url) ?? bill.sources?.[0]?.url,
    billType,
    originatingChamber,
    title: bill.title,
    titles: listOrUndefined(
      (bill.other_titles ?? []).map(({ title, note }) => ({ text: title, type: textOrUndefined(note) ?? 'other' })),
    ),
    status: progress?.status,
    chamber: progress?.chamber,
    introducedOn: introductionOf(byDay) ?? byDay[0]?.date,
    lastActionOn: byDay.at(-1)?.date,
    actions: listOrUndefined(byDay),
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
    extra: bill.extras && Object.keys(bill.extras).length > 0 ? bill.extras : undefined,
  });
}

function progressContext(
  isoCode: string,
  billType: BillType | undefined,
  originatingChamber: BillRecord['originatingChamber'],
): NonNullable<Parameters<typeof stageTrackOf>[1]> {
  return definedFields({
    billType,
    originatingChamber,
    isUnicameral: isSingleChamber(isoCode),
    chamberNames: { lower: chamberName(isoCode, 'lower'), upper: chamberName(isoCode, 'upper') },
  });
}

/** `classification` can be `[]`. */
function typeOfClassification(classification: UpstreamBill['classification']): BillType | undefined {
  return (classification ?? []).map((word) => BILL_TYPES[word]).find((type) => type !== undefined);
}

/** An action without a readable day is left out: nothing could place it in the history. */
function mapAction(action: UpstreamAction, isoCode: string): ActionFact[] {
  const moment = readMoment(action.date, timeZoneOfJurisdiction(isoCode));
  if (moment === undefined) return [];
  const organization = readReference(action.organization_id ?? action.organization);
  return [
    definedFields({
      ...moment,
      text: action.description.trim(),
      chamber: chamberOfAction(organization.classification, isoCode),
      code: codeOf(action),
    }),
  ];
}

/** Scrapers leave a refused introduction unclassified, though it ends the bill. */
const REFUSED_INTRODUCTION = /\bfailed introduction\b/i;

function codeOf(action: UpstreamAction): string | undefined {
  const code = textOrUndefined((action.classification ?? []).join(', '));
  return code ?? (REFUSED_INTRODUCTION.test(action.description) ? 'failure' : undefined);
}

/** Acts of both chambers, or of the governor filed under `legislature`, are of neither. */
function chamberOfAction(classification: string | undefined, isoCode: string): ActionFact['chamber'] {
  const chamber = chamberOfOrganization(classification, isoCode);
  return chamber === 'joint' ? undefined : chamber;
}

function introductionOf(byDay: readonly ActionFact[]): string | undefined {
  return byDay.find((action) => /\b(introduction|filing)\b/.test(action.code ?? ''))?.date;
}

function mapSponsors(bill: UpstreamBill): SponsorFact[] {
  const sponsorships = bill.sponsorships ?? [];
  const bioguides = [
    ...bioguidesOf(sponsorships, true, bill.extras?.sponsor_bioguides),
    ...bioguidesOf(sponsorships, false, bill.extras?.cosponsor_bioguides),
  ];
  const bioguideOf = new Map(bioguides);
  return sponsorships.map((sponsorship) =>
    definedFields({
      fullName: sponsorship.name,
      type: sponsorTypeOf(sponsorship),
      stakeholderType: stakeholderTypeOf(sponsorship.entity_type),
      fusionId: stakeholderIdOf(sponsorship, bioguideOf.get(sponsorship)),
      party: textOrUndefined(sponsorship.person?.party),
    }),
  );
}

/** Federal scrapers list Bioguide ids beside the names, in the same order; when the lists differ in length, no one is matched. */
function bioguidesOf(
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

function sponsorTypeOf({ classification, primary }: UpstreamSponsorship): SponsorFact['type'] {
  if (classification === 'author' || classification === 'requester') return classification;
  return primary === true || classification === 'primary' ? 'primary' : 'cosponsor';
}

function stakeholderTypeOf(entityType: string | null | undefined): SponsorFact['stakeholderType'] {
  if (entityType === 'person') return 'person';
  if (entityType === 'organization') return 'committee';
  return entityType ? 'unknown_unmatched' : undefined;
}

function stakeholderIdOf(sponsorship: UpstreamSponsorship, bioguide: string | undefined): string | undefined {
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
  const chapter = /^CH0*(\d+)$/.exec(bill.extras?.chapter ?? '')?.[1];
  return chapter === undefined ? cited : [...cited, { number: `Chapter ${chapter}`, type: 'Session Law' }];
}
