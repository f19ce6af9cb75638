import { useDisplayForAuthUser } from '../../../shared/api/display-for-auth-user.ts';
import { DocumentLine, DocumentLines, LineEnd } from '../../../shared/documents/document-lines.tsx';
import { ViewDetailsButton } from '../../../shared/documents/view-details-button.tsx';
import { texts } from '../../../shared/texts/texts.ts';
import { SecondLine } from '../../../shared/ui/second-line.tsx';
import { ShowMoreList, SubHeading } from '../../../shared/ui/section.tsx';
import { StatusBadge } from '../../../shared/ui/status-badge.tsx';
import { truncateText } from '../../../shared/format/truncate-text.ts';
import type { Bill } from '../hooks/use-legislation.ts';
import { legislationTexts } from '../legislation-texts.ts';
import type { OpenRelated } from '../../../shared/documents/open-related.ts';
import { SimilarBills } from './similar-bills.tsx';

/** Maximum characters of a title on one line (CMP-03). */
const LINE_TITLE = 100;

export interface RelevantBillsProps {
  bill: Bill;
  onOpen: OpenRelated;
  /** Null if the organization does not have document comparison. */
  onCompareWith: ((fusionId: string) => void) | null;
}

/** Lists bills the sources call related and, for signed-in users, bills with similar text (CMP-03). */
export function RelevantBills({ bill, onOpen, onCompareWith }: RelevantBillsProps) {
  if (!useDisplayForAuthUser()) return <RelatedBills bill={bill} onOpen={onOpen} />;
  return (
    <>
      <SubHeading>{legislationTexts.relatedBills}</SubHeading>
      <RelatedBills bill={bill} onOpen={onOpen} />
      <SubHeading>{legislationTexts.similarBills}</SubHeading>
      <SimilarBills fusionId={bill.fusionId} onOpen={onOpen} onCompareWith={onCompareWith} />
    </>
  );
}

/** Lists the related bills. Only the stored ones can be opened. */
function RelatedBills({ bill, onOpen }: Omit<RelevantBillsProps, 'onCompareWith'>) {
  const getTarget = (fusionId: string) => ({ documentType: bill.documentType, fusionId });
  const among = bill.relatedBills.filter(({ isStored }) => isStored).map(({ fusionId }) => getTarget(fusionId));
  if (bill.relatedBills.length === 0) return <p>{texts.documents.noBills}</p>;
  return (
    <DocumentLines>
      <ShowMoreList label={legislationTexts.relevantBills}>
        {bill.relatedBills.map((related) => (
          <DocumentLine
            key={`${related.fusionId}-${related.relation ?? ''}`}
            name={related.localityExternalId}
            marks={related.relation ? [related.relation] : []}
            end={
              <LineEnd>
                {related.genericStatus ? <StatusBadge status={related.genericStatus} /> : null}
                {related.isStored ? (
                  <ViewDetailsButton
                    name={related.localityExternalId}
                    onOpen={() => onOpen(getTarget(related.fusionId), among)}
                  />
                ) : null}
              </LineEnd>
            }
          >
            {related.title ? (
              <SecondLine title={related.title}>{truncateText(related.title, LINE_TITLE)}</SecondLine>
            ) : null}
          </DocumentLine>
        ))}
      </ShowMoreList>
    </DocumentLines>
  );
}
