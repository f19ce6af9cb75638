import { styled } from '@mui/material/styles';
import { entityKey, useLinkedEntityDetails } from '../../../shared/linked-entities/use-linked-entity-details.ts';
import { FilterChip } from '../../../shared/ui/filter-chip.tsx';
import type { Directory } from '../../../shared/directory/use-directory.ts';
import type { ActionsSearch, ActionsSearchChanges } from '../model/actions-search.ts';
import { filterChipsOf } from '../model/filter-chips.ts';

const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 6,
  padding: '8px 20px',
  borderBottom: `1px solid ${theme.vars.palette.token.border}`,
  [theme.breakpoints.down('sm')]: { paddingInline: 16 },
}));

export interface ActionsFilterBarProps {
  search: ActionsSearch;
  onSearchChange: (changes: ActionsSearchChanges) => void;
  directory: Directory;
}

/** The filters in force, each with the cross that takes it away. Nothing without any. */
export function ActionsFilterBar({ search, onSearchChange, directory }: ActionsFilterBarProps) {
  const filters = search.filters ?? {};
  const details = useLinkedEntityDetails(filters.linkedEntities ?? []);
  const chips = filterChipsOf(filters, null, {
    nameOf: (list, id) => directory[list].find((option) => option._id === id)?.name ?? 'Unknown',
    labelOf: (entity) => details.get(entityKey(entity))?.label ?? entity.fusionId,
  });
  if (chips.length === 0) return null;
  return (
    <Bar>
      {chips.map(({ key, kind, value, without }) => (
        <FilterChip key={key} kind={kind} value={value} onRemove={() => onSearchChange({ filters: without })} />
      ))}
    </Bar>
  );
}
