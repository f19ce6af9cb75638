import type { DocumentCard, Legislation } from '@rotunda/contract';
import type { DocumentType } from '@rotunda/domain';
import { subtypeName, typeName } from '../../../shared/documents/card-facts.ts';
import { formatDate, formatDay } from '../../../shared/format/format-date.ts';
import { LabelValue } from '../../../shared/ui/label-value.tsx';
import { LinkifiedText } from '../../../shared/ui/linkified-text.tsx';
import { SafeHtml } from '../../../shared/ui/safe-html.tsx';
import type { SectionSpec } from '../../../shared/ui/section-list.tsx';
import { TruncatedText } from '../../../shared/ui/truncated-text.tsx';
import { WebLink } from '../../../shared/ui/web-link.tsx';
import { keyDaysOf } from '../model/key-days.ts';
import { documentTexts } from '../document-texts.ts';
import { ReportInaccuracy } from './report-inaccuracy.tsx';
import { sourcesSection } from './sources-section.tsx';

/** Characters of a title before `Show More`. */
const TITLE = 200;
/** What a title is, where it is no title. */
const TITLE_LABELS: Readonly<Partial<Record<DocumentType, string>>> = {
  Person: 'Name',
  Committee: 'Name',
  CustomPerson: 'Name',
  CustomOrg: 'Name',
};
const HTML = /<[a-z][^>]*>/i;
/** Whose name stands in the byline. */
const BYLINE_LABELS: Readonly<Partial<Record<DocumentType, string>>> = {
  Person: 'Office',
  Committee: 'Part of',
  PresidentialAction: 'President',
};

type CardWithSources = DocumentCard & Pick<Legislation, 'provenance'>;

/** What is known of a document that has no view of its own yet: what it says, and its facts. */
export function cardSections(card: CardWithSources): SectionSpec[] {
  const sections: SectionSpec[] = [];
  if (card.summary) {
    sections.push({
      anchor: 'summary',
      title: 'Summary',
      content: HTML.test(card.summary) ? (
        <SafeHtml html={card.summary} />
      ) : (
        <p style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
          <LinkifiedText text={card.summary} />
        </p>
      ),
    });
  }
  sections.push({ anchor: 'details', title: documentTexts.details, content: <Details card={card} /> });
  sections.push(sourcesSection(card));
  return sections;
}

function Details({ card }: { card: DocumentCard }) {
  return (
    <>
      <CardFacts card={card} />
      <ReportInaccuracy card={card} />
    </>
  );
}

function CardFacts({ card }: { card: DocumentCard }) {
  return (
    <LabelValue
      facts={[
        { label: TITLE_LABELS[card.documentType] ?? 'Title', value: <TruncatedText text={card.title} limit={TITLE} /> },
        { label: 'Type', value: subtypeName(card) ?? typeName(card.documentType) },
        { label: 'Number', value: card.localityExternalId },
        { label: BYLINE_LABELS[card.documentType] ?? 'By', value: card.byline },
        { label: 'Agencies', value: card.agencies.join(', ') },
        { label: 'Jurisdiction', value: card.localityName },
        { label: 'Session', value: card.sessionName ?? card.session },
        ...keyDaysOf(card).map(({ label, day }) => ({ label, value: formatDay(day) })),
        { label: 'Status', value: card.progress },
        { label: 'Comments until', value: formatDay(card.commentEndDate) },
        {
          label: 'Original',
          value: card.sourceUrl && <WebLink href={card.sourceUrl}>{documentTexts.viewOriginal}</WebLink>,
        },
        { label: 'Last updated', value: card.lastUpdatedAt === null ? null : formatDate(card.lastUpdatedAt) },
      ]}
    />
  );
}
