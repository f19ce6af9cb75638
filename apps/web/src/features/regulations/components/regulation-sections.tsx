import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import type { DocumentType } from '@rotunda/domain';
import type { ReactNode } from 'react';
import { formatDay } from '../../../shared/format/format-date.ts';
import { texts } from '../../../shared/texts/texts.ts';
import { SafeHtml } from '../../../shared/ui/safe-html.tsx';
import type { SectionSpec } from '../../../shared/ui/section-list.tsx';
import { ShowMoreList } from '../../../shared/ui/section.tsx';
import type { Regulation } from '../hooks/use-regulation.ts';
import { regulationTexts as words } from '../regulation-texts.ts';
import { AssociatedDocuments } from './associated-documents.tsx';

export interface RegulationActions {
  onOpenRelated: (target: { documentType: DocumentType; fusionId: string }) => void;
  /** Null where no text is held. */
  onRead: (() => void) | null;
}

const HTML = /<[a-z][^>]*>/i;

/** The sections of a federal or a state regulation, in the specification's order (S2 §2, REG-01). */
export function regulationSections(regulation: Regulation, actions: RegulationActions): SectionSpec[] {
  const parts = partsOf(regulation, actions);
  // A state's register has no docket numbers; a hearing and the state itself take their place.
  return regulation.localityType === 'state'
    ? [
        parts.summaries,
        parts.citations,
        parts.description,
        parts.documents,
        parts.publicationDate,
        parts.commentEndDate,
        parts.hearingDates,
        parts.type,
        parts.state,
        parts.agencies,
        parts.linked,
      ]
    : [
        parts.summaries,
        parts.title,
        parts.description,
        ...(parts.pages ? [parts.pages] : []),
        parts.citations,
        parts.documents,
        parts.type,
        parts.publicationDate,
        parts.commentEndDate,
        ...(parts.effective ? [parts.effective] : []),
        parts.documentId,
        parts.registerNumber,
        parts.agencies,
        regulation.isDocket ? parts.associatedDocuments : parts.associatedDockets,
      ];
}

const NONE = '–';

function text(anchor: string, title: string, value: ReactNode): SectionSpec {
  return { anchor, title, content: <p style={{ fontSize: 13, overflowWrap: 'anywhere' }}>{value || NONE}</p> };
}

function partsOf(regulation: Regulation, { onOpenRelated, onRead }: RegulationActions) {
  const { registerStartPage, registerEndPage, commentEndDates, latestCommentEndDate, effectiveDateComment } =
    regulation;
  const commentEnds =
    commentEndDates.length > 0 ? commentEndDates : [latestCommentEndDate].filter((day) => day !== null);
  const effective = [formatDay(regulation.effectiveDate), effectiveDateComment].filter(Boolean).join(' · ');
  return {
    summaries: {
      anchor: 'summaries',
      title: words.summaries,
      content: <Summary onRead={onRead} />,
    },
    title: text('title', words.title, regulation.title),
    description: {
      anchor: 'description',
      title: words.description,
      content: <Prose content={regulation.description} none={words.noDescription} />,
    },
    pages:
      registerStartPage === null
        ? null
        : text('pages', words.pages, [registerStartPage, registerEndPage].filter((page) => page !== null).join('–')),
    citations: text(
      'citations',
      words.citations,
      [...new Set([regulation.registerCitiation, ...regulation.citations].filter(Boolean))].join(', '),
    ),
    documents: { anchor: 'documents', title: words.documents, content: <Files regulation={regulation} /> },
    type: text(
      'type',
      words.type,
      [
        regulation.regulationDocumentType,
        regulation.documentSubtype,
        regulation.withdrawn ? words.withdrawn : null,
        regulation.isPublicInspection ? words.publicInspection : null,
      ]
        .filter(Boolean)
        .join(' · '),
    ),
    publicationDate: text('publication-date', words.publicationDate, formatDay(regulation.publicationDate)),
    commentEndDate: text('comment-end-date', words.commentEndDate, commentEnds.map(formatDay).join(', ')),
    hearingDates: text(
      'hearing-dates',
      words.hearingDates,
      regulation.hearings.map(({ date, text: said }) => [formatDay(date), said].filter(Boolean).join(' · ')).join('; '),
    ),
    effective: effective ? text('effective-date', words.effectiveDate, effective) : null,
    documentId: text('document-id', words.documentId, regulation.externalIds.join(', ')),
    registerNumber: text('register-number', words.registerNumber, regulation.ofrId),
    agencies: {
      ...text('agencies', words.agencies, regulation.agencyDetails.map(({ name }) => name).join(', ')),
      count: regulation.agencyDetails.length,
    },
    state: text('state', words.state, regulation.localityName),
    linked: {
      anchor: 'linked-rules',
      title: words.linkedRules,
      count: regulation.linkedFusionIds.length,
      content: (
        <AssociatedDocuments
          label={words.linkedRules}
          noneText={texts.documents.noLinkedRules}
          fusionIds={regulation.linkedFusionIds}
          onOpen={onOpenRelated}
        />
      ),
    },
    associatedDocuments: {
      anchor: 'associated-documents',
      title: words.associatedDocuments,
      count: regulation.documentFusionIds.length,
      content: (
        <AssociatedDocuments
          label={words.associatedDocuments}
          noneText={texts.documents.noAssociatedDocuments}
          fusionIds={regulation.documentFusionIds}
          onOpen={onOpenRelated}
        />
      ),
    },
    associatedDockets: {
      anchor: 'associated-dockets',
      title: words.associatedDockets,
      count: regulation.docketFusionIds.length,
      content: (
        <AssociatedDocuments
          label={words.associatedDockets}
          noneText={texts.documents.noAssociatedDockets}
          fusionIds={regulation.docketFusionIds}
          onOpen={onOpenRelated}
        />
      ),
    },
  } as const satisfies Record<string, SectionSpec | null>;
}

function Prose({ content, none }: { content: string | null; none: string }) {
  if (!content) return <p style={{ fontSize: 13 }}>{none}</p>;
  if (HTML.test(content)) return <SafeHtml html={content} />;
  return <p style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>{content}</p>;
}

/** The abstract is the description; a summary is what is written of the text, and until then S2 §5 says what to say. */
function Summary({ onRead }: Pick<RegulationActions, 'onRead'>) {
  return (
    <div style={{ fontSize: 13, display: 'grid', gap: 8, justifyItems: 'start' }}>
      <p>{onRead ? texts.documents.summaryPending : texts.documents.noContent}</p>
      {onRead ? (
        <Button size="small" onClick={onRead}>
          {words.readTheText}
        </Button>
      ) : null}
    </div>
  );
}

/** Every file and page the publisher names, each address once. */
function Files({ regulation }: { regulation: Regulation }) {
  const { documentUrl, registerUrl, textAttachments, supplementalAttachments } = regulation;
  const all = [
    { url: documentUrl, title: words.openDocument },
    { url: registerUrl, title: words.openRegister },
    ...[...textAttachments, ...supplementalAttachments].map(({ url, title, mimeType }) => ({
      url,
      title: [title ?? words.attachment, mimeType].filter(Boolean).join(' · '),
    })),
  ];
  const files = new Map<string, string>();
  for (const { url, title } of all) if (url && !files.has(url)) files.set(url, title);
  if (files.size === 0) return <p style={{ fontSize: 13 }}>{texts.documents.noAssociatedDocuments}</p>;
  return (
    <div style={{ fontSize: 13, lineHeight: '24px' }}>
      <ShowMoreList label={words.documents}>
        {[...files].map(([url, title]) => (
          <li key={url}>
            <Link href={url} target="_blank" rel="noopener noreferrer">
              {title}
            </Link>
          </li>
        ))}
      </ShowMoreList>
    </div>
  );
}
