import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { DELAYS_MS, POSITIONS, PRIORITIES, PROJECT_ENTITY_SORTS } from '@rotunda/contract/values';
import { DOCUMENT_TYPE_LABELS, type DocumentType } from '@rotunda/domain';
import type { ReactNode } from 'react';
import { useApi } from '../../../shared/api/api-context.tsx';
import { formatNumber } from '../../../shared/format/format-number.ts';
import { FilterChoice } from '../../../shared/records/filter-choice.tsx';
import { SortSelect } from '../../../shared/records/sort-select.tsx';
import { AddressFindField } from '../../../shared/ui/find-field.tsx';
import { ICON_BUTTON_ON_PHONE } from '../../../shared/ui/toolbar.tsx';
import { ColumnBar } from '../../../shared/ui/work-area.tsx';
import type { DocumentsSearch } from '../model/project-tabs.ts';
import { projectTexts } from '../model/project-texts.ts';

const Root = styled(ColumnBar)(({ theme }) => ({
  flexWrap: 'wrap',
  paddingBlock: 8,
  [theme.breakpoints.down('sm')]: {
    // Controls that share a line fill it.
    '& > .MuiInputBase-root': { flex: '1 1 auto', marginLeft: 0 },
  },
}));

const Find = styled('div')(({ theme }) => ({
  width: 240,
  [theme.breakpoints.down('sm')]: { width: '100%' },
}));

/** Sort order and export, which move to a second line together. */
const Order = styled('div')(({ theme }) => ({
  marginLeft: 'auto',
  display: 'flex',
  gap: 8,
  [theme.breakpoints.down('sm')]: {
    flex: '1 1 auto',
    marginLeft: 0,
    '& > .MuiInputBase-root': { flex: '1 1 auto' },
    '& > .MuiButton-root:has(.MuiButton-startIcon)': ICON_BUTTON_ON_PHONE,
  },
}));

export interface DocumentFiltersProps {
  search: DocumentsSearch;
  byType: readonly { documentType: DocumentType; total: number }[];
  /** Shown after the sort control. */
  exportButton: ReactNode;
  onChange: (changes: { [K in keyof DocumentsSearch]?: DocumentsSearch[K] | undefined }) => void;
}

/** Filters and sort order of a project's documents. */
export function DocumentFilters({ search, byType, exportButton, onChange }: DocumentFiltersProps) {
  const { queries } = useApi();
  const tags = useQuery(queries.tags.find.queryOptions());
  const types = byType.map((one) => ({
    value: one.documentType,
    label: `${DOCUMENT_TYPE_LABELS[one.documentType]} (${formatNumber(one.total)})`,
  }));
  const tagChoices = tags.data?.results.map((tag) => ({ value: tag._id, label: tag.name })) ?? [];
  return (
    <Root>
      <Find>
        <AddressFindField
          label={projectTexts.findDocument}
          value={search.words ?? ''}
          onChange={(words) => onChange({ words: words.trim() === '' ? undefined : words })}
          delayMs={DELAYS_MS.searchBox}
        />
      </Find>
      <FilterChoice
        label={projectTexts.type}
        any={projectTexts.anyType}
        value={search.type}
        choices={types}
        onChange={(type) => onChange({ type })}
      />
      <FilterChoice
        label={projectTexts.priority}
        any={projectTexts.anyPriority}
        value={search.priority}
        choices={PRIORITIES.map((one) => ({ value: one, label: one }))}
        onChange={(priority) => onChange({ priority })}
      />
      <FilterChoice
        label={projectTexts.position}
        any={projectTexts.anyPosition}
        value={search.position}
        choices={POSITIONS.map((one) => ({ value: one, label: one }))}
        onChange={(position) => onChange({ position })}
      />
      {tagChoices.length > 0 ? (
        <FilterChoice
          label={projectTexts.tag}
          any={projectTexts.anyTag}
          value={search.tag}
          choices={tagChoices}
          onChange={(tag) => onChange({ tag })}
        />
      ) : null}
      <Order>
        <SortSelect
          label={projectTexts.sort}
          value={search.sort ?? PROJECT_ENTITY_SORTS[0]}
          labels={projectTexts.sorts}
          onChange={(sort) => onChange({ sort })}
        />
        {exportButton}
      </Order>
    </Root>
  );
}
