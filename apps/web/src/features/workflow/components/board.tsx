import { styled } from '@mui/material/styles';
import type { Project, WorkflowColumn } from '@rotunda/contract';
import { useMemo } from 'react';
import { useIsBelow } from '../../../shared/hooks/use-is-below.ts';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { ErrorState } from '../../../shared/ui/error-state.tsx';
import { SkeletonRows } from '../../../shared/ui/skeleton-rows.tsx';
import { VisuallyHidden } from '../../../shared/ui/visually-hidden.tsx';
import { BoardBar } from './board-bar.tsx';
import { BoardColumn } from './board-column.tsx';
import { ColumnSwitch } from './column-switch.tsx';
import { BoardColumns } from '../hooks/board-columns.ts';
import { BoardPeopleContext } from '../hooks/board-people.ts';
import { useBoard } from '../hooks/use-board.ts';
import { useBoardCommands } from '../hooks/use-board-commands.ts';
import { useBoardPeople } from '../hooks/use-board-people.ts';
import { type BoardFilters, type BoardSearch, changeBoardSearch } from '../model/board-search.ts';
import { filterBoard } from '../model/filter-board.ts';
import { workflowTexts } from '../model/workflow-texts.ts';

const Root = styled('section')({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minHeight: 0,
  minWidth: 0,
});

const NO_COLUMNS: readonly WorkflowColumn[] = [];
const NO_FILTERS: BoardFilters = {};

const Columns = styled('div')(({ theme }) => ({
  flex: 1,
  minHeight: 0,
  display: 'flex',
  gap: 12,
  padding: '16px 20px',
  overflowX: 'auto',
  scrollbarWidth: 'thin',
  backgroundColor: theme.vars.palette.token.surfaceSub,
  [theme.breakpoints.down('sm')]: { padding: '12px 16px' },
}));

export interface BoardProps {
  project: Pick<Project, '_id' | 'users' | 'createdBy'>;
  isEditor: boolean;
  search: BoardSearch;
  onSearchChange: (search: BoardSearch, replace?: boolean) => void;
}

const cardCount = (columns: readonly WorkflowColumn[]) => columns.reduce((sum, { cards }) => sum + cards.length, 0);

/**
 * Shows the workflow of a project. Cards can be moved by pointer, arrow keys or menu, and every viewer sees the moves
 * live (WFL-01).
 */
export function Board({ project, isEditor, search, onSearchChange }: BoardProps) {
  const board = useBoard(project._id);
  const people = useBoardPeople(project);
  const isPhone = useIsBelow('cards');
  const { filters = NO_FILTERS } = search;
  const columns = board.columns.data?.results ?? NO_COLUMNS;
  const shown = useMemo(() => filterBoard(columns, board.documents, filters), [columns, board.documents, filters]);
  const { commands, announcement, movedId } = useBoardCommands(board, columns, shown);
  if (board.columns.isPending || board.entities.isPending) return <SkeletonRows />;
  const failed = [board.columns, board.entities].find((one) => one.isError);
  if (failed?.error) {
    return (
      <div style={{ padding: '16px 20px' }}>
        <ErrorState error={failed.error} onRetry={() => void failed.refetch()} />
      </div>
    );
  }
  const current = shown.find(({ _id }) => _id === search.column) ?? shown[0];
  const change = (changes: Parameters<typeof changeBoardSearch>[1]) =>
    onSearchChange(changeBoardSearch(search, changes), true);
  return (
    <Root aria-label={workflowTexts.board}>
      <BoardBar
        shown={cardCount(shown)}
        all={cardCount(columns)}
        filters={filters}
        isEditor={isEditor}
        onFilter={(next) => change({ filters: next })}
        onAddColumn={board.addColumn}
      />
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      {current === undefined ? (
        <EmptyState icon="board" title={workflowTexts.empty} description={workflowTexts.emptyHint} />
      ) : (
        <BoardColumns value={columns}>
          <BoardPeopleContext value={people}>
            {isPhone ? (
              <ColumnSwitch
                columns={shown}
                columnId={current._id}
                onChange={(column) => change({ column: column === columns[0]?._id ? null : column })}
              />
            ) : null}
            <Columns>
              {(isPhone ? [current] : shown).map((column) => (
                <BoardColumn
                  key={column._id}
                  column={column}
                  columns={columns}
                  board={board}
                  isEditor={isEditor}
                  isDraggable={isEditor && !isPhone}
                  commands={commands}
                  movedId={movedId}
                />
              ))}
            </Columns>
          </BoardPeopleContext>
        </BoardColumns>
      )}
    </Root>
  );
}
