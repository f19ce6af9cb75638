import { styled } from '@mui/material/styles';
import Link from '@mui/material/Link';
import type { CqDocument } from '@rotunda/contract';
import type { ReactNode } from 'react';
import { PlainPage } from '../../../shared/documents/plain-page.tsx';
import { formatDateTime } from '../../../shared/format/format-date.ts';
import { AddressLink } from '../../../shared/navigation/address-link.tsx';
import { documentPath } from '../../../shared/navigation/document-path.ts';
import { SafeHtml } from '../../../shared/ui/safe-html.tsx';
import { SectionList, type SectionSpec } from '../../../shared/ui/section-list.tsx';
import { refPath } from '../model/cq-path.ts';
import { CATEGORY_NAMES, cqTexts } from '../model/cq-texts.ts';
import { hitLine } from '../model/hit-line.ts';
import { AiWarning } from './ai-warning.tsx';
import { CqPdf } from './cq-pdf.tsx';

const Body = styled(SafeHtml)(({ theme }) => ({ ...theme.typography.reading, maxWidth: 780 }));

const NoBody = styled('p')(({ theme }) => ({ fontSize: 13, lineHeight: '20px', color: theme.vars.palette.token.ink2 }));

const Links = styled('ul')({ '& a': { display: 'inline-flex', alignItems: 'center', minHeight: 24 } });

export interface CqDocumentViewProps {
  document: CqDocument;
  /** Sources of its facts. */
  sources: ReactNode;
  onRetryPdf: () => void;
}

/** Page of one document from the second source: head, text or PDF, subjects and sources (SCH-02). */
export function CqDocumentView({ document, sources, onRetryPdf }: CqDocumentViewProps) {
  return (
    <PlainPage
      title={document.title}
      kind={CATEGORY_NAMES[document.category]}
      parent="/discover"
      facts={[hitLine(document), cqTexts.updated(formatDateTime(document.timestamp))]}
    >
      {document.isAi ? <AiWarning /> : null}
      <CqBody document={document} onRetryPdf={onRetryPdf} />
      <SectionList sections={[...linkSections(document), { anchor: 'sources', title: 'Sources', content: sources }]} />
    </PlainPage>
  );
}

function CqBody({ document, onRetryPdf }: Pick<CqDocumentViewProps, 'document' | 'onRetryPdf'>) {
  const { bodyHtml, securePdfDownloadToken: token, cqUid, title } = document;
  if (bodyHtml === null && token === null) return <NoBody>{cqTexts.noBody}</NoBody>;
  return (
    <>
      {bodyHtml === null ? null : <Body html={bodyHtml} />}
      {token === null ? null : <CqPdf key={token} cqUid={cqUid} title={title} token={token} onRetry={onRetryPdf} />}
    </>
  );
}

/**
 * Returns the sections with the bills a document is about and the references in its text. A reference is resolved when
 * it opens in a new tab.
 */
function linkSections({ bills, references }: CqDocument): SectionSpec[] {
  const sections: SectionSpec[] = [
    {
      anchor: 'bills',
      title: cqTexts.bills,
      count: bills.length,
      content: (
        <Links>
          {bills.map(({ fusionId, label, isStored }) => (
            <li key={fusionId}>
              {isStored ? (
                <AddressLink href={documentPath({ documentType: 'Legislation', fusionId })}>{label}</AddressLink>
              ) : (
                label
              )}
            </li>
          ))}
        </Links>
      ),
    },
    {
      anchor: 'references',
      title: cqTexts.references,
      count: references.length,
      content: (
        <Links>
          {references.map((reference) => (
            <li key={`${reference.type} ${reference.ref}`}>
              <Link
                href={refPath(reference)}
                target="_blank"
                rel="noopener"
                underline="always"
                aria-label={cqTexts.openRef(reference.label)}
              >
                {reference.label}
              </Link>
            </li>
          ))}
        </Links>
      ),
    },
  ];
  return sections.filter(({ count }) => count !== 0);
}
