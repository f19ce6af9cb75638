import { styled } from '@mui/material/styles';
import type { DocumentType } from '@rotunda/domain';
import { useState } from 'react';
import { formatShortDay } from '../../../shared/format/format-date.ts';
import { CardBadge } from '../../../shared/documents/card-badge.tsx';
import { identifierOf } from '../../../shared/documents/card-facts.ts';
import { ErrorState } from '../../../shared/ui/error-state.tsx';
import { PaginationFooter } from '../../../shared/ui/pagination-footer.tsx';
import { ShowMoreList } from '../../../shared/ui/section.tsx';
import { SkeletonText } from '../../../shared/ui/skeleton-rows.tsx';
import { truncateText } from '../../../shared/ui/truncated-text.tsx';
import { useAssociated } from '../hooks/use-regulation.ts';
import { regulationTexts } from '../regulation-texts.ts';

/** S2 §9. */
const PAGE = 10;
const LINE_TITLE = 100;

const Lines = styled('div')(({ theme }) => ({
  fontSize: 13,
  lineHeight: '20px',
  '& li': {
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    minHeight: 44,
    padding: '6px 0',
    borderBottom: `1px solid ${theme.vars.palette.token.border}`,
  },
  '& li:last-child': { borderBottom: 0 },
  '& .main': { flex: 1, minWidth: 0, overflowWrap: 'anywhere' },
  '& .name': { fontWeight: 500 },
  '& .second': { display: 'block', fontSize: 12, lineHeight: '16px', color: theme.vars.palette.token.ink3 },
  '& .link': {
    padding: 0,
    border: 0,
    background: 'none',
    font: 'inherit',
    fontWeight: 500,
    cursor: 'pointer',
    whiteSpace: 'nowrap',
    color: theme.vars.palette.token.accent,
  },
  '& nav': { borderTop: 0, padding: 0 },
}));

export interface AssociatedDocumentsProps {
  label: string;
  /** The specification's words for none. */
  noneText: string;
  fusionIds: readonly string[];
  onOpen: (target: { documentType: DocumentType; fusionId: string }) => void;
}

/** Documents of a docket, or dockets of a document: pages of ten, three of each page before Show More. */
export function AssociatedDocuments({ label, noneText, fusionIds, onOpen }: AssociatedDocumentsProps) {
  const [skip, setSkip] = useState(0);
  const page = useAssociated(fusionIds, skip, PAGE);
  if (fusionIds.length === 0 || page.data?.total === 0) return <p>{noneText}</p>;
  if (page.isPending) return <SkeletonText lines={3} />;
  if (page.isError) return <ErrorState error={page.error} onRetry={() => void page.refetch()} />;
  return (
    <Lines>
      <ShowMoreList key={skip} label={label}>
        {page.data.results.map((card) => (
          <li key={card.fusionId}>
            <span className="main">
              <span className="name">{identifierOf(card)}</span>
              <span className="second" title={card.title}>
                {truncateText(card.title, LINE_TITLE)}
              </span>
              <span className="second">{formatShortDay(card.publicationDate)}</span>
            </span>
            <CardBadge card={card} />
            <button
              type="button"
              className="link"
              aria-label={`${regulationTexts.viewDetails}: ${identifierOf(card)}`}
              onClick={() => onOpen({ documentType: card.documentType, fusionId: card.fusionId })}
            >
              {regulationTexts.viewDetails}
            </button>
          </li>
        ))}
      </ShowMoreList>
      {page.data.total > PAGE ? (
        <PaginationFooter label={label} offset={skip} limit={PAGE} total={page.data.total} onOffsetChange={setSkip} />
      ) : null}
    </Lines>
  );
}
