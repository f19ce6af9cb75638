import { ErrorState } from '../../../shared/ui/error-state.tsx';
import { SkeletonText } from '../../../shared/ui/skeleton-text.tsx';
import { comparisonTexts } from '../comparison-texts.ts';
import type { useComparableVersions } from '../hooks/use-bill-choices.ts';
import { getVersionId, type ChosenBill } from '../model/comparison-selection.ts';
import { formatVersion } from '../model/format-version.ts';
import { ChoiceList } from './choice-list.tsx';

export interface VersionChoicesProps {
  first: ChosenBill;
  second: ChosenBill | null;
  versions: ReturnType<typeof useComparableVersions>;
  onChoose: (chosen: ChosenBill) => void;
}

/** Choice of the first bill's other versions. */
export function VersionChoices({ first, second, versions, onChoose }: VersionChoicesProps) {
  if (versions.isPending) return <SkeletonText lines={3} />;
  if (versions.isError) {
    return (
      <ErrorState
        message={comparisonTexts.versionsFailed}
        error={versions.error}
        onRetry={() => void versions.refetch()}
      />
    );
  }
  const ofFirst = getVersionId(first, versions.data);
  const isOfOneBill = second?.bill.fusionId === first.bill.fusionId;
  const ofSecond = second !== null && isOfOneBill ? getVersionId(second, versions.data) : null;
  return (
    <ChoiceList
      label={comparisonTexts.tabs.versions}
      choices={versions.data.map((version) => ({
        key: version.id,
        name: formatVersion(version),
        second: version.description,
        note: getNote(version, version.id === ofFirst),
        isChosen: version.id === ofSecond,
        isDisabled: !version.support || version.id === ofFirst,
        onChoose: () => onChoose({ bill: first.bill, versionId: version.id }),
      }))}
    />
  );
}

function getNote(version: { support: boolean; isCurrent: boolean }, isFirst: boolean): string | null {
  if (!version.support) return comparisonTexts.textNotAvailable;
  if (isFirst) return comparisonTexts.first;
  return version.isCurrent ? comparisonTexts.current : null;
}
