import { type WorkflowDocument, type DocumentCard, POSITIONS, PRIORITIES } from '@rotunda/contract';
import {
  BILL_STATUSES,
  CHAMBERS,
  cutText,
  findJurisdiction,
  GENERIC_STATUSES,
  type IsoDate,
  LOCALITY_TYPES,
} from '@rotunda/domain';
import { MAX_CARD_TEXT, type CardFacts } from './card-facts.repository.ts';
import type { BoardDocument, CardDocument } from './card-documents.repository.ts';
import type { StoredDocument } from './stored-document.ts';
import type { StoredDecisions, StoredMetadata } from './metadata.repository.ts';
import { getDocumentType, getMember } from './get-facets.ts';
import { secondsOfDay } from '../merge/seconds-of-day.ts';

/**
 * Returns the id of this version of the document's facts. Matches, highlights and summaries derived from it carry this
 * id.
 */
export function documentVersionId(document: Pick<StoredDocument, 'fusionId' | 'version'>): string {
  return `${document.fusionId}@${document.version}`;
}

/** Builds the board card of any document. */
export function presentBoardCard(document: BoardDocument, decisions: StoredDecisions | undefined): WorkflowDocument {
  const { facts } = document;
  return {
    fusionId: document.fusionId,
    documentType: getDocumentType(document.documentType),
    localityExternalId: document.localityExternalId,
    title: document.title,
    isoCode: document.isoCode,
    genericStatus: getMember(GENERIC_STATUSES, document.genericStatus),
    chamber: getMember(CHAMBERS, document.chamber),
    lastActionText: document.lastActionText,
    isStatusUndated: document.isStatusUndated,
    commentEndDate: document.commentEndDate,
    regulationDocumentType: document.regDocumentType,
    documentSubtype: getDocumentSubtype(document),
    withdrawn: facts?.kind === 'regulation' && facts.withdrawn === true,
    agencies: facts?.kind === 'regulation' ? (facts.agencies ?? []).map((agency) => agency.name) : [],
    byline: document.byline,
    meetingStatus: facts?.kind === 'hearing' ? (facts.meetingStatus ?? null) : null,
    metadata: {
      priority: getMember(PRIORITIES, decisions?.priority ?? null),
      position: getMember(POSITIONS, decisions?.position ?? null),
      tags: decisions?.tags ?? [],
    },
  };
}

/** Undefined if the organization has decided nothing about the document. */
type Metadata = StoredMetadata | undefined;

/**
 * Builds the list-row card of any document; nothing else builds a DocumentCard. Fields are copied one by one, because
 * spreading a board card into an object of this size takes fifty times as long, which is a millisecond per page.
 */
export function presentCard(document: CardDocument, metadata: Metadata, fnDocumentId: string | null): DocumentCard {
  const ofBoard = presentBoardCard(document, metadata);
  return {
    fusionId: ofBoard.fusionId,
    _id: ofBoard.fusionId,
    primaryId: ofBoard.fusionId,
    documentType: ofBoard.documentType,
    localityExternalId: ofBoard.localityExternalId,
    title: ofBoard.title,
    name: ofBoard.title,
    localityCode: document.isoCode?.split('-').at(-1)?.toUpperCase() ?? null,
    isoCode: ofBoard.isoCode,
    genericStatus: ofBoard.genericStatus,
    chamber: ofBoard.chamber,
    lastActionText: ofBoard.lastActionText,
    isStatusUndated: ofBoard.isStatusUndated,
    commentEndDate: ofBoard.commentEndDate,
    regulationDocumentType: ofBoard.regulationDocumentType,
    documentSubtype: ofBoard.documentSubtype,
    withdrawn: ofBoard.withdrawn,
    agencies: ofBoard.agencies,
    byline: ofBoard.byline,
    meetingStatus: ofBoard.meetingStatus,
    documentVersionId: documentVersionId(document),
    summary: document.summary ?? getWords(document.facts),
    countryCode: document.countryCode,
    localityType: getMember(LOCALITY_TYPES, document.localityType),
    localityName: document.isoCode === null ? null : (findJurisdiction(document.isoCode)?.name ?? null),
    status: getMember(BILL_STATUSES, document.status),
    progress: document.progress,
    originatingChamber: getMember(CHAMBERS, document.originatingChamber),
    billType: document.billType,
    billTypeDisplayName: document.billType,
    session: document.session,
    sessionName: document.sessionName,
    introducedOn: document.introducedOn,
    introducedTs: document.introducedTs,
    lastActionOn: document.lastActionOn,
    lastActionTs: secondsOfDay(document.lastActionOn),
    lastUpdatedAt: document.lastUpdatedTs,
    lastUpdatedOn: lastUpdatedOn(document),
    publicationDate: document.publicationDate,
    startsAt: getStart(document.facts),
    noticeType: document.facts?.kind === 'regulation' ? (document.facts.noticeType ?? null) : null,
    sourceUrl: document.sourceUrl,
    fnDocumentId,
    isSample: document.isSample,
    metadata: { ...ofBoard.metadata, projects: metadata?.projects ?? [] },
    priority: ofBoard.metadata.priority,
    position: ofBoard.metadata.position,
    tagIds: ofBoard.metadata.tags.map(({ _id }) => _id),
    projectIds: metadata?.projects.map(({ _id }) => _id) ?? [],
    actionIds: metadata?.actionIds ?? [],
    commentIds: metadata?.commentIds ?? [],
    customSummary: metadata?.customSummary ?? null,
  };
}

/**
 * Returns the text of news and posts, or its beginning, because they have no summary. Stored facts omit an empty text,
 * for example when there is only a headline.
 */
function getWords(facts: CardFacts | null): string | null {
  if (facts?.kind !== 'news' && facts?.kind !== 'social-post') return null;
  // The cut may have split a surrogate pair, so a lone surrogate at the end is removed.
  return cutText(facts.text ?? '', MAX_CARD_TEXT) || null;
}

/**
 * Returns the day of the last update when no time of it is known. The merge stores midnight UTC of the newest day a
 * source states, except for publications and meetings whose moment is known.
 */
function lastUpdatedOn(document: CardDocument): IsoDate | null {
  const { facts, lastUpdatedTs, lastActionOn, publicationDate, introducedOn } = document;
  if (facts?.kind === 'news' || facts?.kind === 'social-post' || getStart(facts) !== null) return null;
  const days = [lastActionOn, publicationDate, introducedOn];
  return days.find((day) => day !== null && secondsOfDay(day) === lastUpdatedTs) ?? null;
}

/** Returns the start of a meeting; null when only its day is known. */
function getStart(facts: CardFacts | null): number | null {
  return facts?.kind === 'hearing' && facts.hasStartTime === true ? (facts.ts ?? null) : null;
}

const EVENT_TYPES = {
  committee_hearing: 'Committee Hearing',
  committee_markup: 'Committee Markup',
  floor_session: 'Session',
} as const;

/** Labels of action types. `other` has none, so its document type is shown alone. */
const ACTION_TYPES: Readonly<Partial<Record<string, string>>> = {
  executive_order: 'Executive Order',
  proclamation: 'Proclamation',
  memorandum: 'Memorandum',
  determination: 'Determination',
  notice: 'Notice',
};

function getDocumentSubtype({ facts, researchDocumentType, socialPlatform }: BoardDocument): string | null {
  switch (facts?.kind) {
    case 'regulation':
      return facts.documentSubtype ?? null;
    case 'presidential-action':
      return ACTION_TYPES[facts.actionType] ?? null;
    case 'hearing':
      return EVENT_TYPES[facts.eventType];
    default:
      return researchDocumentType ?? socialPlatform;
  }
}
