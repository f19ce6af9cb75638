import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useIsBelow } from '../../../shared/hooks/use-is-below.ts';
import { formatNumber } from '../../../shared/format/format-number.ts';
import { texts } from '../../../shared/texts/texts.ts';
import { CountBadge } from '../../../shared/ui/count-badge.tsx';
import { Icon } from '../../../shared/ui/icon.tsx';
import { lazyComponent } from '../../../shared/lazy/lazy-component.tsx';
import type { FilterChipFact } from '../model/filter-chips.ts';

const FilterChip = lazyComponent(async () => (await import('../../../shared/ui/filter-chip.tsx')).FilterChip);

/** Reserves space so that nothing moves when the chips load. */
const CHIP_PLACEHOLDER = <span style={{ width: 120, height: 24 }} />;
const Root = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 6, alignItems: 'center' });

export interface ActiveChipsProps {
  chips: readonly FilterChipFact[];
  filterCount: number;
  onRemove: (chip: FilterChipFact) => void;
  onOpenFilters: () => void;
}

/** Chips of the active filters, each with a remove button. On phones, the button that opens the filters comes first. */
export function ActiveChips({ chips, filterCount, onRemove, onOpenFilters }: ActiveChipsProps) {
  const isPhone = useIsBelow('cards');
  if (chips.length === 0 && !isPhone) return null;
  return (
    <Root role="group" aria-label={texts.actions.filters}>
      {isPhone ? (
        <Button size="small" startIcon={<Icon name="filter" />} onClick={onOpenFilters}>
          {texts.actions.filters}
          {filterCount > 0 ? <CountBadge>{formatNumber(filterCount)}</CountBadge> : null}
        </Button>
      ) : null}
      {chips.map((chip) => (
        <FilterChip
          fallback={CHIP_PLACEHOLDER}
          key={chip.name}
          kind={chip.kind}
          value={chip.value}
          onRemove={() => onRemove(chip)}
        />
      ))}
    </Root>
  );
}
