import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { formatCount } from '../../../shared/format/format-number.ts';
import { FilterBar } from '../../../shared/records/filter-bar.tsx';
import { FilterButton } from '../../../shared/records/filter-button.tsx';
import { lazyComponent } from '../../../shared/lazy/lazy-component.tsx';
import { texts } from '../../../shared/texts/texts.ts';
import { KeyHint } from '../../../shared/ui/key-hint.tsx';
import { ColumnBar } from '../../../shared/ui/work-area.tsx';
import { boardFilterChips } from '../model/board-filter-chips.ts';
import type { BoardFilters } from '../model/board-search.ts';
import { workflowTexts } from '../model/workflow-texts.ts';
import { AddColumn } from './add-column.tsx';

const BoardFilterDrawer = lazyComponent(async () => (await import('./board-filter-drawer.tsx')).BoardFilterDrawer);

const Bar = styled(ColumnBar)({ minHeight: 48, paddingRight: 20 });

const Total = styled('span')(({ theme }) => ({
  fontSize: 13,
  color: theme.vars.palette.token.ink2,
  fontVariantNumeric: 'tabular-nums',
}));

const Tools = styled('span')({ marginLeft: 'auto', display: 'flex', gap: 8, alignItems: 'center' });

const KeysHint = styled('span')(({ theme }) => ({
  display: 'flex',
  gap: 4,
  alignItems: 'center',
  marginRight: 4,
  fontSize: 12,
  color: theme.vars.palette.token.ink2,
  [theme.breakpoints.down('sm')]: { display: 'none' },
}));

export interface BoardBarProps {
  /** Number of cards that pass the filters, and of all cards. */
  shown: number;
  all: number;
  filters: BoardFilters;
  isEditor: boolean;
  onFilter: (filters: BoardFilters) => void;
  onAddColumn: (name: string) => Promise<boolean>;
}

/** Bar above the board with the card count, the filters and the Add Column button. */
export function BoardBar({ shown, all, filters, isEditor, onFilter, onAddColumn }: BoardBarProps) {
  const { length } = boardFilterChips(filters);
  return (
    <>
      <Bar>
        <Total>
          {length === 0 ? formatCount(all, workflowTexts.document) : workflowTexts.filteredCount(shown, all)}
        </Total>
        {length === 0 ? null : (
          <Button size="small" variant="text" onClick={() => onFilter({})}>
            {texts.actions.reset}
          </Button>
        )}
        <Tools>
          {isEditor ? (
            <KeysHint>
              <KeyHint keys="←" />
              <KeyHint keys="→" />
              {workflowTexts.hint}
            </KeysHint>
          ) : null}
          <FilterButton
            count={length}
            renderDrawer={(close) => <BoardFilterDrawer filters={filters} onClose={close} onApply={onFilter} />}
          />
          {isEditor ? <AddColumn onAdd={onAddColumn} /> : null}
        </Tools>
      </Bar>
      <FilterBar
        linkedEntities={undefined}
        getChips={(names) => boardFilterChips(filters, names)}
        onChange={onFilter}
      />
    </>
  );
}
