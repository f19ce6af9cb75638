import { styled } from '@mui/material/styles';
import type { LinkedEntity } from '@rotunda/contract';
import { useDirectory } from '../directory/use-directory.ts';
import { labelOfLink } from '../linked-entities/label-of-link.ts';
import { entityKey, useLinkedEntityDetails } from '../linked-entities/use-linked-entity-details.ts';
import { FilterChip } from '../ui/filter-chip.tsx';
import type { FilterChipSpec, FilterNames } from './filter-chips.ts';

const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 6,
  padding: '8px 20px',
  borderBottom: `1px solid ${theme.vars.palette.token.border}`,
  [theme.breakpoints.down('sm')]: { paddingInline: 16 },
}));

export interface FilterBarProps<Filters> {
  /** Linked records in the filters, which are fetched for their labels. */
  linkedEntities: readonly LinkedEntity[] | undefined;
  getChips: (names: FilterNames) => readonly FilterChipSpec<Filters>[];
  onChange: (filters: Filters) => void;
}

/** Lists the active filters as removable chips; renders nothing without any. */
export function FilterBar<Filters>({ linkedEntities = [], getChips, onChange }: FilterBarProps<Filters>) {
  const directory = useDirectory();
  const details = useLinkedEntityDetails(linkedEntities);
  const chips = getChips({
    getName: (list, id) => directory[list].find((option) => option._id === id)?.name ?? 'Unknown',
    getLabel: (entity) => labelOfLink(entity, details.get(entityKey(entity))),
  });
  if (chips.length === 0) return null;
  return (
    <Bar>
      {chips.map(({ key, kind, value, without }) => (
        <FilterChip key={key} kind={kind} value={value} onRemove={() => onChange(without)} />
      ))}
    </Bar>
  );
}
