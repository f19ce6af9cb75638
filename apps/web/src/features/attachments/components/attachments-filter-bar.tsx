import { styled } from '@mui/material/styles';
import { useDirectory } from '../../../shared/directory/use-directory.ts';
import { entityKey, useLinkedEntityDetails } from '../../../shared/linked-entities/use-linked-entity-details.ts';
import { FilterChip } from '../../../shared/ui/filter-chip.tsx';
import { filterChipsOf, type ShownFilters } from '../model/filter-chips.ts';

const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 6,
  padding: '8px 20px',
  borderBottom: `1px solid ${theme.vars.palette.token.border}`,
  [theme.breakpoints.down('sm')]: { paddingInline: 16 },
}));

export interface AttachmentsFilterBarProps {
  filters: ShownFilters;
  onChange: (filters: ShownFilters) => void;
}

/** The filters in force, each with the cross that takes it away. Nothing without any. */
export function AttachmentsFilterBar({ filters, onChange }: AttachmentsFilterBarProps) {
  const directory = useDirectory();
  const details = useLinkedEntityDetails(filters.linkedEntities ?? []);
  const chips = filterChipsOf(filters, {
    nameOf: (list, id) => directory[list].find((option) => option._id === id)?.name ?? 'Unknown',
    labelOf: (entity) => details.get(entityKey(entity))?.label ?? entity.fusionId,
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
