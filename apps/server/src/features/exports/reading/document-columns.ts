import {
  type DOCUMENT_EXPORT_FIELDS,
  describeLastAction,
  type DocumentCard,
  subtypeName,
  WITHDRAWN,
} from '@rotunda/contract';
import { chamberName, DOCUMENT_TYPE_LABELS, meetingChange, partyCode } from '@rotunda/domain';
import { documentPath } from '../../discover/index.ts';
import { type BillBackers, getStatusText } from '../../documents/index.ts';
import { listed, getNames } from './cell-words.ts';
import type { FieldColumn } from './get-columns.ts';

export interface DocumentRow {
  card: DocumentCard;
  /** Null when no field needs them, and for documents that are not bills. */
  backers: BillBackers | null;
}

type DocumentField = keyof typeof DOCUMENT_EXPORT_FIELDS;

/** Fields that require reading the facts of a bill. */
export const BACKER_FIELDS: ReadonlySet<string> = new Set<DocumentField>(['sponsors', 'committees']);

const text = (width: number, valueOf: FieldColumn<DocumentRow>['valueOf']) => ({
  kind: 'text' as const,
  width,
  valueOf,
});
const day = (valueOf: FieldColumn<DocumentRow>['valueOf']) => ({ kind: 'day' as const, width: 12, valueOf });
const link = (valueOf: FieldColumn<DocumentRow>['valueOf']) => ({ kind: 'link' as const, width: 30, valueOf });

/**
 * Defines the columns of an export of documents.
 * @param baseUrl base URL of the product, without a trailing slash
 */
export function documentColumns(baseUrl: string): Readonly<Record<DocumentField, FieldColumn<DocumentRow>>> {
  return {
    identifier: text(16, ({ card }) => card.localityExternalId),
    title: text(60, ({ card }) => card.title),
    documentType: text(20, ({ card }) => DOCUMENT_TYPE_LABELS[card.documentType]),
    subtype: text(20, ({ card }) => card.billType ?? card.regulationDocumentType ?? subtypeName(card)),
    jurisdiction: text(16, ({ card }) => card.localityName ?? card.isoCode?.toUpperCase() ?? null),
    session: text(20, ({ card }) => card.sessionName ?? card.session),
    chamber: text(14, ({ card }) => getChamber(card)),
    status: text(14, ({ card }) => card.genericStatus ?? (card.withdrawn ? WITHDRAWN : null)),
    statusText: text(28, ({ card }) => getStatusText(card) || meetingChange(card.meetingStatus)),
    introducedOn: day(({ card }) => card.introducedOn),
    lastAction: text(50, ({ card }) => describeLastAction(card)),
    lastActionOn: day(({ card }) => card.lastActionOn),
    publishedOn: day(({ card }) => card.publicationDate),
    commentsDueOn: day(({ card }) => card.commentEndDate),
    updatedAt: { kind: 'time', width: 18, valueOf: ({ card }) => card.lastUpdatedOn ?? card.lastUpdatedAt },
    agencies: text(30, ({ card }) => listed(card.agencies)),
    byline: text(30, ({ card }) => card.byline),
    sponsors: text(40, ({ backers }) => getSponsors(backers)),
    committees: text(40, ({ backers }) => listed(backers?.committees ?? [])),
    priority: text(10, ({ card }) => card.metadata.priority),
    position: text(10, ({ card }) => card.metadata.position),
    tags: text(24, ({ card }) => getNames(card.metadata.tags)),
    projects: text(24, ({ card }) => getNames(card.metadata.projects)),
    summary: text(60, ({ card }) => card.summary),
    customSummary: text(60, ({ card }) => card.customSummary?.text ?? null),
    link: link(({ card }) => `${baseUrl}${documentPath(card.documentType, card.fusionId)}`),
    officialLink: link(({ card }) => card.sourceUrl),
  };
}

function getChamber({ chamber, isoCode }: DocumentCard): string | null {
  return chamber === null || isoCode === null ? chamber : chamberName(isoCode, chamber);
}

/**
 * Formats sponsors as `Jane Doe (D); John Roe (R)`. Sponsors who withdrew no longer support the bill and are left out.
 */
function getSponsors(backers: BillBackers | null): string | null {
  const sponsors = (backers?.sponsors ?? []).filter(({ withdrawnOn }) => withdrawnOn === null);
  return listed(
    sponsors.map(({ fullName, party }) => (party === null ? fullName : `${fullName} (${partyCode(party)})`)),
  );
}
