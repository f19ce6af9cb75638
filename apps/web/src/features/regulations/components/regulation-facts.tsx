import { formatDay } from '../../../shared/format/format-date.ts';
import { BETWEEN_TERMS } from '../../../shared/format/between-terms.ts';
import { formatNumber } from '../../../shared/format/format-number.ts';
import type { Fact } from '../../../shared/ui/label-value.tsx';
import { SourceText } from '../../../shared/ui/source-text.tsx';
import type { Regulation } from '../hooks/use-regulation.ts';
import { regulationTexts as words } from '../regulation-texts.ts';
import { RegulationFiles } from './regulation-files.tsx';
import { formatRegisterPages } from '../../../shared/documents/format-register-pages.ts';

/** A fact that can be linked to. */
export type AnchoredFact = Fact & { anchor: string };

/** Shown in a section required by the specification when the publisher states nothing. */
const NONE = '–';

/**
 * Returns the facts of a federal or state regulation in the specification's order (REG-01). Facts that the
 * specification does not name appear only if a source states them.
 */
export function regulationFacts(regulation: Regulation): AnchoredFact[] {
  const all = getFacts(regulation);
  // State registers have no docket numbers. Hearings, the state and the register's own numbers are shown instead.
  const order: readonly (keyof typeof all)[] =
    regulation.localityType === 'state'
      ? [
          ...(['citations', 'description', 'documents', 'publicationDate', 'commentEndDate', 'hearingDates'] as const),
          ...([
            'effective',
            'type',
            'noticeType',
            'state',
            'agencies',
            'identifiers',
            'regulationIds',
            'topics',
          ] as const),
        ]
      : [
          ...(['title', 'description', 'pages', 'citations', 'documents', 'type', 'noticeType'] as const),
          ...(['publicationDate', 'commentEndDate', 'effective', 'documentId', 'registerNumber', 'dockets'] as const),
          ...(['regulationIds', 'agencies', 'topics'] as const),
          ...(['tariffCodes', 'tariffRates', 'tariffEffective', 'commentsReceived'] as const),
        ];
  return order.flatMap((name) => (all[name].value ? [all[name]] : []));
}

function getFacts(regulation: Regulation) {
  const { totalComments, tariffMeasure } = regulation;
  return {
    title: always('title', words.title, regulation.title),
    description: always('description', words.description, <Description content={regulation.description} />),
    citations: always('citations', words.citations, getCitations(regulation)),
    documents: always('documents', words.documents, <RegulationFiles regulation={regulation} />),
    type: always('type', words.type, typeOf(regulation)),
    publicationDate: always('publication-date', words.publicationDate, formatDay(regulation.publicationDate)),
    commentEndDate: always(
      'comment-end-date',
      words.commentEndDate,
      regulation.commentEndDates.map(formatDay).join('; '),
    ),
    hearingDates: always(
      'hearing-dates',
      words.hearingDates,
      regulation.hearings.map(({ date, text }) => [formatDay(date), text].filter(Boolean).join(' · ')).join('; '),
    ),
    documentId: always('document-id', words.documentId, regulation.externalIds.join(BETWEEN_TERMS)),
    registerNumber: always('register-number', words.registerNumber, regulation.ofrId),
    agencies: always('agencies', words.agencies, regulation.agencyDetails.map(({ name }) => name).join('; ')),
    state: always('state', words.state, regulation.localityName),
    pages: stated('pages', words.pages, formatRegisterPages(regulation)),
    noticeType: stated('notice-type', words.noticeType, regulation.noticeType),
    effective: stated(
      'effective-date',
      // The publisher's text about dates may only concern comments or a meeting.
      regulation.effectiveDate === null ? words.dates : words.effectiveDate,
      [formatDay(regulation.effectiveDate), regulation.effectiveDateComment].filter(Boolean).join(' · '),
    ),
    dockets: stated('dockets', words.dockets, regulation.docketIds.join(BETWEEN_TERMS)),
    identifiers: stated('identifiers', words.identifiers, regulation.externalIds.join(BETWEEN_TERMS)),
    regulationIds: stated('regulation-ids', words.regulationIds, regulation.regulationIdNumbers.join(', ')),
    tariffCodes: stated('tariff-codes', words.tariffCodes, buildList(tariffMeasure?.codes)),
    tariffRates: stated('tariff-rates', words.tariffRates, buildList(tariffMeasure?.rates)),
    tariffEffective: stated(
      'tariffs-effective',
      words.tariffEffective,
      buildList(tariffMeasure?.effectiveOn.map(formatDay)),
    ),
    topics: stated('topics', words.topics, regulation.topics.join(BETWEEN_TERMS)),
    commentsReceived: stated(
      'comments-received',
      words.commentsReceived,
      totalComments === null ? null : formatNumber(totalComments),
    ),
  } as const satisfies Record<string, AnchoredFact>;
}

const always = (anchor: string, label: string, value: Fact['value']): AnchoredFact => ({
  anchor,
  label,
  value: value || NONE,
});
const stated = (anchor: string, label: string, value: string | null): AnchoredFact => ({ anchor, label, value });

const buildList = (words: readonly string[] = []) => words.join('; ');

function getCitations({ registerCitiation, citations }: Regulation): string {
  return [...new Set([registerCitiation, ...citations].filter(Boolean))].join(BETWEEN_TERMS);
}

function typeOf({ regulationDocumentType, documentSubtype, withdrawn, isPublicInspection }: Regulation): string {
  return [
    regulationDocumentType,
    documentSubtype,
    withdrawn ? words.withdrawn : null,
    isPublicInspection ? words.publicInspection : null,
  ]
    .filter(Boolean)
    .join(' · ');
}

function Description({ content }: { content: string | null }) {
  if (!content) return <>{words.noDescription}</>;
  return <SourceText html={content} />;
}
