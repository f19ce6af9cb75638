import { ErrorState } from '../../../shared/ui/error-state.tsx';
import { SkeletonText } from '../../../shared/ui/skeleton-text.tsx';
import { StatusBadge } from '../../../shared/ui/status-badge.tsx';
import { comparisonTexts } from '../comparison-texts.ts';
import { useRelatedBills } from '../hooks/use-bill-choices.ts';
import type { ChosenBill } from '../model/comparison-selection.ts';
import { ChoiceList } from './choice-list.tsx';

export interface RelevantChoicesProps {
  first: ChosenBill;
  second: ChosenBill | null;
  onChoose: (chosen: ChosenBill) => void;
}

/** Bills the sources call related to the first one. */
export function RelevantChoices({ first, second, onChoose }: RelevantChoicesProps) {
  const related = useRelatedBills(first.bill.fusionId);
  if (related.isPending) return <SkeletonText lines={3} />;
  if (related.isError) {
    return (
      <ErrorState
        message={comparisonTexts.relatedFailed}
        error={related.error}
        onRetry={() => void related.refetch()}
      />
    );
  }
  // A bill can be related in several ways, and is chosen once.
  const bills = [...new Map(related.data.map((bill) => [bill.fusionId, bill])).values()];
  if (bills.length === 0) return <p>{comparisonTexts.noRelatedBills}</p>;
  return (
    <ChoiceList
      label={comparisonTexts.tabs.relevant}
      choices={bills.map((bill) => ({
        key: bill.fusionId,
        name: bill.localityExternalId,
        second: bill.title,
        note: bill.held ? (
          bill.genericStatus === null ? null : (
            <StatusBadge status={bill.genericStatus} />
          )
        ) : (
          comparisonTexts.notHeld
        ),
        isChosen: second?.bill.fusionId === bill.fusionId,
        isDisabled: !bill.held,
        onChoose: () =>
          onChoose({
            bill: {
              fusionId: bill.fusionId,
              documentType: first.bill.documentType,
              billId: bill.localityExternalId,
              title: bill.title ?? bill.localityExternalId,
              description: bill.relation,
              genericStatus: bill.genericStatus,
            },
            versionId: null,
          }),
      }))}
    />
  );
}
