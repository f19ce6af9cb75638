import Checkbox from '@mui/material/Checkbox';
import { useState } from 'react';
import { useIsBelow } from '../shared/hooks/use-is-below.ts';
import { CheckLine } from '../shared/ui/check-line.tsx';
import { ChoiceGroup } from '../shared/ui/choice-group.tsx';
import { FilterChip } from '../shared/ui/filter-chip.tsx';
import { FilterOption } from '../shared/ui/filter-option.tsx';
import { FilterGroup, FilterRail } from '../shared/ui/filter-rail.tsx';
import { SecondLine } from '../shared/ui/second-line.tsx';
import { Row } from '../shared/ui/stack.tsx';
import type { Piece } from './piece.ts';

const options = (
  <>
    <FilterOption label="Introduced" isChecked onChange={() => {}} count={1487} />
    <FilterOption label="Passed" isChecked={false} onChange={() => {}} count={95} isPending />
    <FilterOption label="In some of them" isChecked={false} isIndeterminate onChange={() => {}} />
    <FilterOption label="Not available" isChecked={false} onChange={() => {}} disabled />
    <FilterOption kind="radio" label="Any day" isChecked onChange={() => {}} />
  </>
);

function Rail({ pendingCount = 0 }: { pendingCount?: number }) {
  const [isOpen, setIsOpen] = useState(!useIsBelow('cards'));
  return (
    <div style={{ display: 'flex', height: 360 }}>
      <FilterRail
        activeCount={2}
        pendingCount={pendingCount}
        onApply={() => {}}
        onRevert={() => {}}
        onReset={() => {}}
        isOpen={isOpen}
        onOpenChange={setIsOpen}
      >
        <FilterGroup title="Status" chosenCount={1}>
          {options}
        </FilterGroup>
        <FilterGroup title="Jurisdiction" startsClosed>
          {options}
        </FilterGroup>
      </FilterRail>
    </div>
  );
}

export const FILTERS: readonly Piece[] = [
  { name: 'FilterOption', states: { 'Chosen, pending, in part, disabled, one of several': () => options } },
  {
    name: 'ChoiceGroup',
    states: {
      'Side by side': () => <ChoiceGroup title="Status">{options}</ChoiceGroup>,
      Refused: () => (
        <ChoiceGroup title="Status" fault="Choose at least one.">
          {options}
        </ChoiceGroup>
      ),
    },
  },
  {
    name: 'CheckLine',
    states: {
      'With what it means': () => (
        <CheckLine>
          <Checkbox defaultChecked />
          <span>
            Permits
            <SecondLine>New permits and changes of permits in your county.</SecondLine>
          </span>
        </CheckLine>
      ),
    },
  },
  {
    name: 'FilterChip',
    states: {
      'In force, pending, without a cross': () => (
        <Row isWrapped>
          <FilterChip kind="Status" value="Introduced" onRemove={() => {}} />
          <FilterChip kind="Jurisdiction" value="California" isPending onRemove={() => {}} />
          <FilterChip value="Unread" />
        </Row>
      ),
    },
  },
  {
    name: 'FilterRail',
    states: { 'Filters in force': () => <Rail />, 'Changes not applied yet': () => <Rail pendingCount={2} /> },
  },
];
