import type { ReactNode } from 'react';
import { ErrorState } from '../../../shared/ui/error-state.tsx';
import { SkeletonText } from '../../../shared/ui/skeleton-text.tsx';
import { StatusBadge } from '../../../shared/ui/status-badge.tsx';
import { comparisonTexts } from '../comparison-texts.ts';
import { useRelatedBills, useSimilarChoices } from '../hooks/use-bill-choices.ts';
import type { ChosenBill } from '../model/comparison-selection.ts';
import { ChoiceList } from './choice-list.tsx';

export interface RelevantChoicesProps {
  first: ChosenBill;
  second: ChosenBill | null;
  onChoose: (chosen: ChosenBill) => void;
}

/** Bills that the sources relate to the first one, and those found similar to it (CMP-01). */
export function RelevantChoices({ first, second, onChoose }: RelevantChoicesProps) {
  const related = useRelatedBills(first.bill.fusionId);
  const similar = useSimilarChoices(first.bill.fusionId);
  if (related.isPending || similar.isPending) return <SkeletonText lines={3} />;
  const bills = relevantBills(first, related.data ?? [], similar.data?.results ?? []);
  const hasFailed = related.isError || similar.isError;
  return (
    <>
      {related.isError ? (
        <ErrorState
          message={comparisonTexts.relatedFailed}
          error={related.error}
          onRetry={() => void related.refetch()}
        />
      ) : null}
      {similar.isError ? (
        <ErrorState
          message={comparisonTexts.similarFailed}
          error={similar.error}
          onRetry={() => void similar.refetch()}
        />
      ) : null}
      {bills.length === 0 && !hasFailed ? <p>{comparisonTexts.noRelatedBills}</p> : null}
      {bills.length > 0 ? (
        <ChoiceList
          label={comparisonTexts.tabs.relevant}
          choices={bills.map(({ bill, isAvailable, note }) => ({
            key: bill.fusionId,
            name: bill.billId,
            second: bill.title,
            note,
            isChosen: second?.bill.fusionId === bill.fusionId,
            isDisabled: !isAvailable,
            onChoose: () => onChoose({ bill, versionId: null }),
          }))}
        />
      ) : null}
    </>
  );
}

interface RelevantBill {
  bill: ChosenBill['bill'];
  /** False if only the bill's name is known. */
  isAvailable: boolean;
  note: ReactNode;
}

type Related = NonNullable<ReturnType<typeof useRelatedBills>['data']>;
type Similar = NonNullable<ReturnType<typeof useSimilarChoices>['data']>['results'];

/** Lists each bill once, because a bill can be related in several ways and also similar. */
function relevantBills(first: ChosenBill, related: Related, similar: Similar): RelevantBill[] {
  const bills = new Map<string, RelevantBill>();
  for (const { fusionId, localityExternalId, title, relation, genericStatus, isStored } of related) {
    const bill = {
      fusionId,
      documentType: first.bill.documentType,
      billId: localityExternalId,
      description: relation,
      title: title ?? localityExternalId,
      genericStatus,
    };
    const status = genericStatus === null ? null : <StatusBadge status={genericStatus} />;
    bills.set(fusionId, { bill, isAvailable: isStored, note: isStored ? status : comparisonTexts.notAvailable });
  }
  for (const { fusionId, localityExternalId, title, documentType, explanation } of similar) {
    if (bills.has(fusionId)) continue;
    const bill = { fusionId, documentType, billId: localityExternalId ?? fusionId, description: explanation };
    bills.set(fusionId, {
      bill: { ...bill, title, genericStatus: null },
      isAvailable: true,
      note: comparisonTexts.similar,
    });
  }
  return [...bills.values()];
}
