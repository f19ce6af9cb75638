import { styled } from '@mui/material/styles';
import Link from '@mui/material/Link';
import type { CqDocument } from '@rotunda/contract';
import type { ReactNode } from 'react';
import { formatDateTime } from '../../../shared/format/format-date.ts';
import { AddressLink } from '../../../shared/navigation/address-link.tsx';
import { BackButton } from '../../../shared/navigation/back-button.tsx';
import { usePageTitle } from '../../../shared/navigation/use-page-title.ts';
import { documentPath } from '../../../shared/navigation/document-path.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import { PageColumn } from '../../../shared/ui/page-column.tsx';
import { SafeHtml } from '../../../shared/ui/safe-html.tsx';
import { SectionList, type SectionSpec } from '../../../shared/ui/section-list.tsx';
import { refPath } from '../model/cq-path.ts';
import { CATEGORY_NAMES, cqTexts } from '../model/cq-texts.ts';
import { hitLine } from '../model/hit-line.ts';
import { CqPdf } from './cq-pdf.tsx';

const Root = styled('article')(({ theme }) => {
  const { token } = theme.vars.palette;
  return {
    flex: 1,
    minHeight: 0,
    overflow: 'auto',
    backgroundColor: token.surface,
    '& .line': { display: 'flex', alignItems: 'center', gap: 8, fontSize: 13, color: token.ink2 },
    '& h1': { fontSize: 22, lineHeight: '28px', fontWeight: 600, letterSpacing: '-0.018em', overflowWrap: 'anywhere' },
    '& .facts': { fontSize: 13, lineHeight: '20px', color: token.ink2, overflowWrap: 'anywhere' },
    '& .warning': {
      display: 'flex',
      gap: 8,
      padding: '10px 12px',
      borderRadius: 6,
      fontSize: 13,
      lineHeight: '20px',
      backgroundColor: token.consideringBg,
      color: token.considering,
      '& > svg': { flex: 'none', marginTop: 2 },
    },
    '& .body': { ...theme.typography.reading, maxWidth: 780 },
    '& li a': { display: 'inline-flex', alignItems: 'center', minHeight: 24 },
    [theme.breakpoints.down('sm')]: { '& h1': { fontSize: 18, lineHeight: '24px' } },
  };
});

export interface CqDocumentViewProps {
  document: CqDocument;
  /** Where its facts come from. */
  sources: ReactNode;
  onRetryPdf: () => void;
}

/** One document of the second source: head, its text or its PDF, what it is about, where it comes from (SCH-02). */
export function CqDocumentView({ document, sources, onRetryPdf }: CqDocumentViewProps) {
  usePageTitle(document.title);
  return (
    <Root aria-label={document.title}>
      <PageColumn>
        <div className="line">
          <BackButton parent="/discover" />
          <span>{CATEGORY_NAMES[document.category]}</span>
        </div>
        <h1>{document.title}</h1>
        <div className="facts">
          <p>{hitLine(document)}</p>
          <p>{cqTexts.updated(formatDateTime(document.timestamp))}</p>
        </div>
        {document.transcriptType === 'FirstDraft' ? (
          <p className="warning" role="note">
            <Icon name="warning" />
            {cqTexts.aiTranscript}
          </p>
        ) : null}
        <CqBody document={document} onRetryPdf={onRetryPdf} />
        <SectionList
          sections={[...linkSections(document), { anchor: 'sources', title: 'Sources', content: sources }]}
        />
      </PageColumn>
    </Root>
  );
}

function CqBody({ document, onRetryPdf }: Pick<CqDocumentViewProps, 'document' | 'onRetryPdf'>) {
  const { bodyHtml, securePdfDownloadToken: token, cqUid, title } = document;
  if (bodyHtml === null && token === null) return <p className="facts">{cqTexts.noBody}</p>;
  return (
    <>
      {bodyHtml === null ? null : <SafeHtml className="body" html={bodyHtml} />}
      {token === null ? null : <CqPdf key={token} cqUid={cqUid} title={title} token={token} onRetry={onRetryPdf} />}
    </>
  );
}

/** The bills it is about, and what its text refers to; what a reference leads to is asked for in a new tab. */
function linkSections({ bills, references }: CqDocument): SectionSpec[] {
  const sections: SectionSpec[] = [
    {
      anchor: 'bills',
      title: cqTexts.bills,
      count: bills.length,
      content: (
        <ul>
          {bills.map(({ fusionId, label, held }) => (
            <li key={fusionId}>
              {held ? (
                <AddressLink href={documentPath({ documentType: 'Legislation', fusionId })}>{label}</AddressLink>
              ) : (
                label
              )}
            </li>
          ))}
        </ul>
      ),
    },
    {
      anchor: 'references',
      title: cqTexts.references,
      count: references.length,
      content: (
        <ul>
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
        </ul>
      ),
    },
  ];
  return sections.filter(({ count }) => count !== 0);
}
