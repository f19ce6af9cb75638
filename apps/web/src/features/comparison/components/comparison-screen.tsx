import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { lazyComponent } from '../../../shared/lazy/lazy-component.tsx';
import { useState } from 'react';
import { toApiError } from '../../../shared/api/api-error.ts';
import { usePageTitle } from '../../../shared/navigation/use-page-title.ts';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { ErrorState } from '../../../shared/ui/error-state.tsx';
import { SkeletonText } from '../../../shared/ui/skeleton-text.tsx';
import { Toolbar } from '../../../shared/ui/toolbar.tsx';
import { VisuallyHidden } from '../../../shared/ui/visually-hidden.tsx';
import { comparedTexts, comparisonTexts } from '../comparison-texts.ts';
import { useComparison } from '../hooks/use-comparison.ts';
import type { ComparisonSearch } from '../model/comparison-address.ts';
import type { ChosenBill, ComparedBills } from '../model/comparison-selection.ts';
import { describeComparison } from './comparison-head.tsx';
import { ComparisonView } from './comparison-view.tsx';

const ComparisonProgress = lazyComponent(async () => (await import('./comparison-progress.tsx')).ComparisonProgress);
const ComparisonDialog = lazyComponent(async () => (await import('../dialogs/comparison-dialog.tsx')).ComparisonDialog);

const Place = styled('div')(({ theme }) => ({
  width: '100%',
  maxWidth: 720,
  margin: '0 auto',
  padding: '48px 24px',
  display: 'grid',
  gap: 16,
  [theme.breakpoints.down('sm')]: { padding: 16 },
}));

export interface ComparisonScreenProps {
  search: ComparisonSearch;
  /** Replaces the address, because a comparison is one page whatever it shows. */
  onSearchChange: (search: ComparisonSearch) => void;
}

/** The /document-comparison screen: shows the comparison in the address, and lets the user choose another. */
export function ComparisonScreen({ search, onSearchChange }: ComparisonScreenProps) {
  const { bill1, bill2, version1, version2 } = search;
  const [sides, setSides] = useState<{ first: ChosenBill | null; second: ChosenBill | null } | null>(null);
  const bills: ComparedBills | null =
    bill1 === undefined || bill2 === undefined
      ? null
      : {
          bill1,
          bill2,
          ...(version1 === undefined ? {} : { version1 }),
          ...(version2 === undefined ? {} : { version2 }),
        };
  return (
    <>
      {bills === null ? (
        <NothingChosen onChoose={() => setSides({ first: null, second: null })} />
      ) : (
        <Compared
          key={JSON.stringify(bills)}
          bills={bills}
          search={search}
          onSearchChange={onSearchChange}
          onChoose={(first, second) => setSides({ first, second })}
        />
      )}
      {sides === null ? null : (
        <ComparisonDialog
          {...sides}
          onClose={() => setSides(null)}
          onStart={(chosen) => {
            setSides(null);
            const { view, only } = search;
            onSearchChange({ ...chosen, ...(view ? { view } : {}), ...(only ? { only } : {}) });
          }}
        />
      )}
    </>
  );
}

function NothingChosen({ onChoose }: { onChoose: () => void }) {
  usePageTitle(comparisonTexts.title);
  return (
    <EmptyState
      isPage
      icon="split"
      title={comparedTexts.emptyTitle}
      description={comparedTexts.emptyHint}
      action={
        <Button variant="contained" onClick={onChoose}>
          {comparedTexts.choose}
        </Button>
      }
    />
  );
}

interface ComparedProps extends ComparisonScreenProps {
  bills: ComparedBills;
  onChoose: (first: ChosenBill | null, second: ChosenBill | null) => void;
}

function Compared({ bills, search, onSearchChange, onChoose }: ComparedProps) {
  const comparison = useComparison(bills);
  const named = comparison.data === undefined ? null : describeComparison(comparison.data);
  usePageTitle(named === null ? comparisonTexts.title : `${named.identifier} - ${comparisonTexts.title}`);
  if (comparison.data === undefined && comparison.isCanceled) {
    return (
      <EmptyState
        isPage
        icon="split"
        title={comparedTexts.canceled}
        description={comparedTexts.canceledHint}
        action={
          <>
            <Button variant="contained" onClick={comparison.onRestart}>
              {comparedTexts.compareAgain}
            </Button>
            <Button variant="outlined" onClick={() => onChoose(null, null)}>
              {comparedTexts.choose}
            </Button>
          </>
        }
      />
    );
  }
  if (comparison.error !== null) {
    const { code } = toApiError(comparison.error);
    // Retrying these errors would return the same error.
    const isFinal = ['VALIDATION', 'TEXT_NOT_HELD', 'NOT_FOUND', 'FEATURE_OFF', 'TOO_LARGE'].includes(code);
    return (
      <Place>
        <Toolbar title={comparisonTexts.title} />
        <ErrorState
          message={comparedTexts.failed}
          error={comparison.error}
          onRetry={isFinal ? undefined : comparison.onRetry}
        />
        <Button variant="contained" sx={{ justifySelf: 'start' }} onClick={() => onChoose(null, null)}>
          {comparedTexts.choose}
        </Button>
      </Place>
    );
  }
  if (comparison.data === undefined) {
    const { progress } = comparison;
    return (
      <Place>
        {progress === undefined || progress.state === 'done' ? (
          <VisuallyHidden role="status">{comparedTexts.loading}</VisuallyHidden>
        ) : (
          <ComparisonProgress progress={progress} onCancel={comparison.onCancel} />
        )}
        <SkeletonText lines={12} />
      </Place>
    );
  }
  const { left, right } = comparison.data;
  return (
    <ComparisonView
      key={comparison.data.state}
      comparison={comparison.data}
      bills={bills}
      search={search}
      onSearchChange={onSearchChange}
      onChangeSelection={() => onChoose(getChosen(left), getChosen(right))}
    />
  );
}

const getChosen = ({ version, ...bill }: ChosenBill['bill'] & { version: { id: string } }): ChosenBill => ({
  bill,
  versionId: version.id,
});
