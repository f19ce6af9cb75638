import type { CqOfBill, DocumentCard, Legislation } from '@rotunda/contract';
import { type BillStatus, type Chamber, chamberName, isCanadian, type SponsorFact, webAddress } from '@rotunda/domain';
import type { StoredText, StoredVote } from './documents.repository.ts';
import type { StoredDocument } from './stored-document.ts';
import type { StoredMetadata } from './metadata.repository.ts';
import type { BillFacts } from '../merge/merged-document.ts';
import { newestSummaries } from '../merge/newest-summaries.ts';
import { plainText } from '../merge/plain-text.ts';
import { getProgress } from '../merge/get-progress.ts';
import { secondsOfDay } from '../merge/seconds-of-day.ts';
import type { Joined } from '../joining/join-stakeholders.ts';
import { linkFloorVotes } from '../store/link-floor-votes.ts';
import { numberBeside } from './number-in-id.ts';
import { olderTitleVersion } from '../streams/older-title-version.ts';
import { presentCard } from './card.presenter.ts';
import { presentProvenance } from './provenance.presenter.ts';
import { presentActions } from './actions.presenter.ts';
import { presentSponsors } from './sponsors.presenter.ts';
import { getCurrentVersion } from './versions.presenter.ts';
import { presentVotes } from './vote.presenter.ts';
import { sanitizeSummary } from '../store/sanitize-summary.ts';

export interface LegislationParts {
  document: StoredDocument & { facts: BillFacts };
  metadata: StoredMetadata | undefined;
  votes: readonly StoredVote[];
  texts: readonly StoredText[];
  /** Related bills that are stored, by fusionId. */
  related: ReadonlyMap<string, StoredDocument>;
  /** Maps the ids of stored sponsors and committees, as the facts name them, to the ids of the pages they open. */
  held: ReadonlyMap<string, string>;
  /** Sponsors whose name identifies a stored person or committee. */
  joined: ReadonlyMap<SponsorFact, Joined>;
  /** Facts of the second source about the bill, as far as the reader may see them. */
  cq: CqOfBill | null;
}

/** Display text of each status, shown before the generic status in parentheses (LEG-02). */
const STATUS_TEXTS: Readonly<Record<BillStatus, string>> = {
  INTRODUCED: 'Introduced',
  IN_COMMITTEE: 'In Committee',
  REPORTED: 'Reported',
  PASSED_FIRST_CHAMBER: 'Passed First Chamber',
  RESOLVING_DIFFERENCES: 'Resolving Differences',
  PASSED_SECOND_CHAMBER: 'Passed Second Chamber',
  ENROLLED: 'Enrolled',
  ENACTED: 'Enacted',
  ADOPTED: 'Adopted',
  VETOED: 'Vetoed',
  FAILED: 'Failed',
  FAILED_SINE_DIE: 'Failed Sine Die',
  WITHDRAWN: 'Withdrawn',
  OTHER: 'Other',
};

/** Builds Legislation, for US and Canadian bills alike; nothing else does. */
export function presentLegislation(parts: LegislationParts): Legislation {
  const { document, metadata, votes, texts, related, held } = parts;
  const { facts } = document;
  const card = presentCard(document, metadata, getCurrentVersion(texts, facts.versions ?? []));
  const named = (chamber: Chamber | null | undefined) => (chamber ? chamberName(facts.isoCode, chamber) : null);
  const { stages, evidence, isUndated } = getProgress(facts);
  const sponsors = presentSponsors(facts.sponsors ?? [], parts);
  return {
    ...card,
    externalId: document.localityExternalId ?? document.fusionId,
    alternateExternalIds: facts.alternateExternalIds ?? [],
    fnId: card.fusionId,
    ...linkFloorVotes(
      presentVotes(votes, facts.recordedVotes ?? [], { ...facts, fusionId: document.fusionId }),
      parts.cq,
    ),
    titles: (facts.titles ?? []).map(({ text, type, chamber, versionName, language }) => {
      return {
        text,
        type,
        chamberName: named(chamber),
        versionName: versionName ?? null,
        language: language ?? 'en',
      };
    }),
    olderTitleVersion: olderTitleVersion(facts, document.title),
    constitutionalAuthority: facts.constitutionalAuthority ?? null,
    notes: facts.notes ?? [],
    calendars: (facts.calendars ?? []).map(({ calendar, number }) => ({ calendar, number: number ?? null })),
    sources: (facts.sourceLinks ?? []).flatMap((link) => webAddress(link) ?? []).map((url) => ({ url })),
    sourceSummary: newestSummaries(facts.summaries ?? []).map(presentSummary),
    statusText: getStatusText(card),
    stageTrack: stages,
    isStatusUndated: isUndated,
    sessionActive: document.sessionActive,
    sessionDateRange: { startTs: secondsOfDay(facts.sessionStartOn), stopTs: secondsOfDay(document.sessionEndOn) },
    originatingChamberName: named(card.originatingChamber),
    chamberName: named(card.chamber),
    sponsors,
    sponsorCount: sponsors.filter(({ withdrawnOn }) => withdrawnOn === null).length,
    committeeAssignments: (facts.committees ?? []).map((committee) => ({
      id: held.get(committee.fusionId ?? '') ?? null,
      name: committee.name,
      chamberName: named(committee.chamber),
      activities: (committee.activities ?? [])
        .filter(({ name }) => isNamed(name))
        .map((activity) => ({ name: activity.name, date: activity.date ?? null })),
    })),
    actions: presentActions(document.fusionId, facts.isoCode, evidence),
    relatedBills: presentRelated(facts, related),
    otherDocuments: presentOtherDocuments(facts),
    subjects: facts.subjects ?? [],
    policyArea: facts.policyArea ?? null,
    laws: facts.laws ?? [],
    languages: facts.languages ?? [],
    provenance: presentProvenance(document.provenance),
  };
}

/** Returns `Enrolled (Considering)`, or one word where both are the same, as in `Failed`. */
export function getStatusText({ status, genericStatus, isoCode }: DocumentCard): string {
  if (status === null) return '';
  const isAssented = status === 'ENACTED' && isCanadian(isoCode ?? undefined);
  const words = isAssented ? 'Royal Assent' : STATUS_TEXTS[status];
  const group = genericStatus ?? 'Other';
  return words === group ? words : `${words} (${group})`;
}

function presentSummary(summary: NonNullable<BillFacts['summaries']>[number]): Legislation['sourceSummary'][number] {
  return {
    html: sanitizeSummary(summary.text),
    versionName: summary.versionName ?? null,
    date: summary.date ?? null,
    language: summary.language ?? 'en',
  };
}

/** The Library writes `Unknown` where it has no name for what a committee did. */
function isNamed(activity: string): boolean {
  return !/^unknown$/i.test(activity);
}

function presentRelated(facts: BillFacts, held: ReadonlyMap<string, StoredDocument>): Legislation['relatedBills'] {
  return (facts.relatedBills ?? []).map((bill) => {
    const own = held.get(bill.fusionId);
    const card = own === undefined ? null : presentCard(own, undefined, null);
    return {
      fusionId: bill.fusionId,
      localityExternalId: numberBeside(facts.session, bill.fusionId, card?.localityExternalId ?? undefined),
      title: card?.title ?? bill.title ?? null,
      relation: bill.relation ?? null,
      genericStatus: card?.genericStatus ?? null,
      isStored: card !== null,
    };
  });
}

function presentOtherDocuments(facts: BillFacts): Legislation['otherDocuments'] {
  const groups = new Map<string, Legislation['otherDocuments'][number]>();
  for (const one of facts.relatedDocuments ?? []) {
    const group = groups.get(one.group) ?? { group: one.group, documents: [] };
    group.documents.push({
      // Titles ingested before the mapping decoded entities still contain them.
      title: plainText(one.title),
      url: webAddress(one.url),
      date: one.date ?? null,
      note: one.note === undefined ? null : plainText(one.note),
    });
    groups.set(one.group, group);
  }
  return [...groups.values()];
}
