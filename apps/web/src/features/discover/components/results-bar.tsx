import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { styled } from '@mui/material/styles';
import Switch from '@mui/material/Switch';
import { memo, type ReactNode } from 'react';
import { formatTotal } from '../../../shared/format/format-number.ts';
import { ColumnBar } from '../../../shared/ui/work-area.tsx';
import { discoverTexts } from '../discover-texts.ts';
import type { DiscoverPreferences } from '../hooks/use-preferences.ts';
import type { ResultSelection } from '../hooks/use-result-selection.ts';
import type { SearchAnswer } from '../hooks/use-search-results.ts';
import type { DiscoverSort } from '../model/discover-search.ts';

/** Its width decides the bar's layout, because beside an open flyout a wide window leaves as little room as a phone. */
const Space = styled('div')({ flex: 'none', containerType: 'inline-size' });

const TIGHT = '@container (max-width: 700px)';

const Bar = styled(ColumnBar)({
  flexWrap: 'wrap',
  rowGap: 2,
  paddingBlock: 4,
  '& .MuiFormControlLabel-root': { margin: '0 4px 0 0', gap: 8 },
  '& .MuiFormControlLabel-label': { fontSize: 13, whiteSpace: 'nowrap' },
  '& .MuiSelect-select': { fontSize: 13 },
  '& .MuiSelect-icon': { right: 2 },
  '& > .MuiButton-root': { flex: 'none', whiteSpace: 'nowrap' },
  // Two lines if there is little room: the results and their actions, then the display options.
  [TIGHT]: { minHeight: 48 },
});

const Total = styled('span')(({ theme }) => ({
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  color: theme.vars.palette.token.ink3,
  '& b': { fontWeight: 600, color: theme.vars.palette.token.ink },
  [TIGHT]: { marginRight: 'auto' },
}));

const Choices = styled('span')({
  marginLeft: 'auto',
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  [TIGHT]: { order: 1, flexBasis: '100%', justifyContent: 'space-between', gap: 0 },
});

const Note = styled('span')(({ theme }) => ({
  flexBasis: '100%',
  fontSize: 12.5,
  lineHeight: '16px',
  paddingBottom: 4,
  color: theme.vars.palette.token.ink3,
  [TIGHT]: { order: 2 },
}));

export interface ResultsBarProps {
  /** Null until the first response. */
  answer: SearchAnswer | null;
  isEnhanced: boolean;
  onEnhancedChange: (isOn: boolean) => void;
  sort: DiscoverSort;
  onSortChange: (sort: DiscoverSort) => void;
  /** Null if there is no choice, because a single type is always shown as a list. */
  view: DiscoverPreferences['view'] | null;
  onViewChange: (view: DiscoverPreferences['view']) => void;
  /** The button that saves this search, provided by the application. */
  saveSearch?: ReactNode;
  /** The button that exports the results, provided by the application. */
  exportButton?: ReactNode;
  /** Null for a viewer. */
  selection: ResultSelection | null;
}

/** Number of results, their order, and the actions on the search. */
export const ResultsBar = memo(function ResultsBar(props: ResultsBarProps) {
  const { answer, isEnhanced, onEnhancedChange, sort, onSortChange, view, onViewChange, saveSearch, selection } = props;
  const { exportButton } = props;
  return (
    <Space>
      <Bar>
        {selection ? (
          <Checkbox
            checked={selection.isAll}
            indeterminate={selection.isSome && !selection.isAll}
            onChange={(_event, isChecked) => (isChecked ? selection.selectAll() : selection.clear())}
            slotProps={{ input: { 'aria-label': discoverTexts.selectAll } }}
          />
        ) : null}
        <Total role="status">
          {answer ? (
            <>
              <b>{formatTotal(answer.total, answer.atTotalLimit)}</b>{' '}
              {answer.total === 1 ? discoverTexts.resultWord : `${discoverTexts.resultWord}s`}
            </>
          ) : null}
        </Total>
        <Choices>
          <FormControlLabel
            control={<Switch checked={isEnhanced} onChange={(_event, isOn) => onEnhancedChange(isOn)} />}
            label={discoverTexts.enhanced}
          />
          {view === null ? null : (
            <Select
              variant="standard"
              disableUnderline
              value={view}
              onChange={(event) => onViewChange(event.target.value === 'list' ? 'list' : 'grouped')}
              slotProps={{ input: { 'aria-label': discoverTexts.view } }}
            >
              <MenuItem value="grouped">{discoverTexts.viewGrouped}</MenuItem>
              <MenuItem value="list">{discoverTexts.viewList}</MenuItem>
            </Select>
          )}
          <Select
            variant="standard"
            disableUnderline
            value={sort}
            onChange={(event) => onSortChange(event.target.value === 'date' ? 'date' : 'relevance')}
            slotProps={{ input: { 'aria-label': discoverTexts.sort } }}
          >
            <MenuItem value="relevance">{discoverTexts.sortRelevance}</MenuItem>
            <MenuItem value="date">{discoverTexts.sortDate}</MenuItem>
          </Select>
        </Choices>
        {exportButton}
        {saveSearch}
        {isEnhanced ? <Note>{discoverTexts.enhancedAnsweredByKeywords}</Note> : null}
      </Bar>
    </Space>
  );
});
