import { useState } from 'react';
import { useIsBelow } from '../shared/hooks/use-is-below.ts';
import { FilterChip } from '../shared/ui/filter-chip.tsx';
import { FilterOption } from '../shared/ui/filter-option.tsx';
import { FilterGroup, FilterRail } from '../shared/ui/filter-rail.tsx';
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
