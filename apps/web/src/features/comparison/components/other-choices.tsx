import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { styled } from '@mui/material/styles';
import { COMPARISON_LIMITS } from '@rotunda/contract/values';
import { useState } from 'react';
import { ErrorState } from '../../../shared/ui/error-state.tsx';
import { FindField } from '../../../shared/ui/find-field.tsx';
import { SkeletonText } from '../../../shared/ui/skeleton-text.tsx';
import { StatusBadge } from '../../../shared/ui/status-badge.tsx';
import { comparisonTexts } from '../comparison-texts.ts';
import { useOtherBills } from '../hooks/use-bill-choices.ts';
import type { ComparisonSelection, ChosenBill } from '../model/comparison-selection.ts';
import { ChoiceList } from './choice-list.tsx';

const Root = styled('div')({ display: 'grid', gap: 8 });

const Find = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 16px',
  '& > :first-of-type': { flex: '1 1 240px' },
});

export interface OtherChoicesProps {
  selection: ComparisonSelection;
  onChoose: (chosen: ChosenBill) => void;
  onActiveSessions: (activeSessions: boolean) => void;
}

/** Choice of any bill by number or title. */
export function OtherChoices({ selection, onChoose, onActiveSessions }: OtherChoicesProps) {
  const [typed, setTyped] = useState('');
  return (
    <Root>
      <Find>
        <FindField
          label={comparisonTexts.searchLabel}
          value={typed}
          onChange={setTyped}
          maxLength={COMPARISON_LIMITS.searchText}
        />
        <FormControlLabel
          label={comparisonTexts.activeSessions}
          control={
            <Checkbox
              checked={selection.activeSessions}
              onChange={(_event, isChecked) => onActiveSessions(isChecked)}
            />
          }
        />
      </Find>
      <FoundBills typed={typed} selection={selection} onChoose={onChoose} />
    </Root>
  );
}

function FoundBills({ typed, selection, onChoose }: Omit<OtherChoicesProps, 'onActiveSessions'> & { typed: string }) {
  const { found, isWaiting } = useOtherBills(typed, selection.activeSessions);
  if (typed.trim() === '') return <p>{comparisonTexts.searchHint}</p>;
  if (isWaiting || found.isPending) return <SkeletonText lines={3} />;
  if (found.isError && found.data === undefined) {
    return (
      <ErrorState message={comparisonTexts.searchFailed} error={found.error} onRetry={() => void found.refetch()} />
    );
  }
  const bills = found.data.pages.flatMap(({ results }) => results);
  if (bills.length === 0) return <p role="status">{comparisonTexts.noBillsFound}</p>;
  const chosenIds = [selection.first, selection.second].map((chosen) => chosen?.bill.fusionId);
  return (
    <>
      <ChoiceList
        label={comparisonTexts.tabs.other}
        choices={bills.map((bill) => ({
          key: bill.fusionId,
          name: [bill.billId, bill.description].filter(Boolean).join(' · '),
          second: bill.title,
          note: bill.genericStatus === null ? null : <StatusBadge status={bill.genericStatus} />,
          isChosen: chosenIds.includes(bill.fusionId),
          onChoose: () => onChoose({ bill, versionId: null }),
        }))}
      />
      {found.hasNextPage ? (
        <Button disabled={found.isFetchingNextPage} onClick={() => void found.fetchNextPage()}>
          {comparisonTexts.showMore}
        </Button>
      ) : null}
    </>
  );
}
