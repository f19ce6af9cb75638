import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { DocumentLine, DocumentLines, LineButton, LineEnd } from '../../../shared/documents/document-lines.tsx';
import { ViewDetailsButton } from '../../../shared/documents/view-details-button.tsx';
import { formatShortDate } from '../../../shared/format/format-date.ts';
import { texts } from '../../../shared/texts/texts.ts';
import { ErrorState } from '../../../shared/ui/error-state.tsx';
import { SecondLine } from '../../../shared/ui/second-line.tsx';
import { ShowMoreList } from '../../../shared/ui/section.tsx';
import { SkeletonText } from '../../../shared/ui/skeleton-text.tsx';
import { truncateText } from '../../../shared/format/truncate-text.ts';
import { VisuallyHidden } from '../../../shared/ui/visually-hidden.tsx';
import { useSimilarBills } from '../hooks/use-similar-bills.ts';
import { legislationTexts } from '../legislation-texts.ts';
import type { OpenRelated } from '../../../shared/documents/open-related.ts';

/** Maximum characters of a title on one line (SIM-01). */
const LINE_TITLE = 100;

const Foot = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 12,
  marginTop: 8,
  color: theme.vars.palette.token.ink2,
}));

export interface SimilarBillsProps {
  fusionId: string;
  onOpen: OpenRelated;
  onCompareWith: ((fusionId: string) => void) | null;
}

/**
 * Lists bills of any jurisdiction and session that share text with the given bill; the search runs when the user
 * requests it (SIM-01).
 */
export function SimilarBills({ fusionId, onOpen, onCompareWith }: SimilarBillsProps) {
  const { found, refresh, isAsking, hasFailed } = useSimilarBills(fusionId);
  if (found.isPending) return <SkeletonText lines={1} />;
  if (found.isLoadingError)
    return <ErrorState message={texts.documents.similarBillsFailed} onRetry={() => void found.refetch()} />;
  const { state, updatedOn, results } = found.data;
  const isFinding = isAsking || state === 'finding';
  const isFailed = !isFinding && (hasFailed || found.isError || state === 'failed');
  return (
    <>
      {results.length > 0 ? (
        <SimilarList results={results} onOpen={onOpen} onCompareWith={onCompareWith} />
      ) : updatedOn !== null && !isFinding && !isFailed ? (
        <p>{texts.documents.noSimilarBills}</p>
      ) : null}
      {/* Below the bills, so that they do not move. */}
      {isFailed ? <p role="alert">{texts.documents.similarBillsFailed}</p> : null}
      <Foot>
        <Button
          size="small"
          variant="outlined"
          aria-disabled={isFinding}
          onClick={() => (isFinding ? undefined : refresh())}
        >
          {isFinding
            ? texts.documents.findingSimilarBills
            : updatedOn === null
              ? texts.documents.showSimilarBills
              : texts.documents.updateSimilarBills}
        </Button>
        {updatedOn === null ? null : <span>{legislationTexts.updatedOn(formatShortDate(updatedOn))}</span>}
        <span role="status">
          {isFinding ? <VisuallyHidden>{texts.documents.findingSimilarBills}</VisuallyHidden> : null}
        </span>
      </Foot>
    </>
  );
}

type Similar = NonNullable<ReturnType<typeof useSimilarBills>['found']['data']>['results'][number];

function SimilarList({
  results,
  onOpen,
  onCompareWith,
}: Pick<SimilarBillsProps, 'onOpen' | 'onCompareWith'> & { results: readonly Similar[] }) {
  const among = results.map(({ documentType, fusionId }) => ({ documentType, fusionId }));
  return (
    <DocumentLines>
      <ShowMoreList label={legislationTexts.similarBills}>
        {results.map((bill) => (
          <SimilarBill
            key={bill.fusionId}
            bill={bill}
            onOpen={() => onOpen(bill, among)}
            onCompareWith={onCompareWith}
          />
        ))}
      </ShowMoreList>
    </DocumentLines>
  );
}

interface SimilarBillProps extends Pick<SimilarBillsProps, 'onCompareWith'> {
  bill: Similar;
  onOpen: () => void;
}

function SimilarBill({ bill, onOpen, onCompareWith }: SimilarBillProps) {
  const name = bill.localityExternalId ?? truncateText(bill.title, LINE_TITLE);
  return (
    <DocumentLine
      name={name}
      second={bill.llmExplanation ?? bill.explanation}
      end={
        <LineEnd>
          {bill.sharesText && onCompareWith !== null ? (
            <LineButton aria-label={legislationTexts.compareWith(name)} onClick={() => onCompareWith(bill.fusionId)}>
              {legislationTexts.compare}
            </LineButton>
          ) : null}
          <ViewDetailsButton name={name} onOpen={onOpen} />
        </LineEnd>
      }
    >
      <SecondLine title={bill.title}>{truncateText(bill.title, LINE_TITLE)}</SecondLine>
    </DocumentLine>
  );
}
