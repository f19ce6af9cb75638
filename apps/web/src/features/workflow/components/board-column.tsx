import { dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { styled } from '@mui/material/styles';
import type { WorkflowColumn } from '@rotunda/contract';
import { useEffect, useRef, useState } from 'react';
import { formatNumber } from '../../../shared/format/format-number.ts';
import { CountBadge } from '../../../shared/ui/count-badge.tsx';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import { lazyComponent } from '../../../shared/lazy/lazy-component.tsx';
import type { BoardState } from '../hooks/use-board.ts';
import type { BoardCommands } from '../hooks/use-board-commands.ts';
import { columnData } from '../model/card-drag.ts';
import { workflowTexts } from '../model/workflow-texts.ts';
import { CardList } from './card-list.tsx';
import { ColumnOptions } from './column-options.tsx';
import { ColumnTitle } from './column-title.tsx';

const AddCardsDialog = lazyComponent(async () => (await import('../dialogs/add-cards-dialog.tsx')).AddCardsDialog);

const Root = styled('section', { shouldForwardProp: (prop) => prop !== 'isOver' })<{ isOver: boolean }>(
  ({ theme, isOver }) => ({
    // Five columns fit side by side from 1,280 px.
    flex: '1 0 232px',
    maxWidth: 360,
    minWidth: 0,
    display: 'flex',
    flexDirection: 'column',
    minHeight: 0,
    borderRadius: 6,
    border: `1px solid ${theme.vars.palette.token.border}`,
    // Darker than the cards in both color schemes, because the column is behind them.
    backgroundColor: theme.vars.palette.token.canvas,
    outline: `2px solid ${isOver ? theme.vars.palette.token.accent : 'transparent'}`,
    '& header': { display: 'flex', alignItems: 'center', gap: 6, minHeight: 40, padding: '4px 4px 4px 12px' },
    [theme.breakpoints.down('sm')]: { flex: '1 1 auto', maxWidth: 'none' },
  }),
);

const Tools = styled('span')({ marginLeft: 'auto', flex: 'none', display: 'flex' });

export interface BoardColumnProps {
  /** Only with the cards that pass the filters. */
  column: WorkflowColumn;
  /** The unfiltered board. */
  columns: readonly WorkflowColumn[];
  board: BoardState;
  isEditor: boolean;
  isDraggable: boolean;
  commands: BoardCommands;
  /** Id of the document being moved. */
  movedId: string | null;
}

/** Renders one column of the workflow. */
export function BoardColumn(props: BoardColumnProps) {
  const { column, columns, board, isEditor, isDraggable, commands, movedId } = props;
  const root = useRef<HTMLElement>(null);
  const [isOver, setIsOver] = useState(false);
  const [isAdding, setIsAdding] = useState(false);
  const { _id: columnId, cards } = column;
  const whole = columns.find(({ _id }) => _id === columnId) ?? column;
  const isFiltered = whole.cards.length > cards.length;
  useEffect(() => {
    if (root.current === null || !isDraggable) return;
    return dropTargetForElements({
      element: root.current,
      getData: () => columnData(columnId),
      onDragEnter: () => setIsOver(true),
      onDragLeave: () => setIsOver(false),
      onDrop: () => setIsOver(false),
    });
  }, [columnId, isDraggable]);
  return (
    <Root ref={root} aria-label={column.title} isOver={isOver}>
      <header>
        <ColumnTitle
          title={column.title}
          isEditor={isEditor}
          onRename={(before, name) => void board.rename(columnId, before, name)}
        />
        <CountBadge>
          {isFiltered ? workflowTexts.filteredCount(cards.length, whole.cards.length) : formatNumber(cards.length)}
        </CountBadge>
        {isEditor ? (
          <Tools>
            <IconButton
              icon="plus"
              size="small"
              label={workflowTexts.addTo(column.title)}
              hasPopup="dialog"
              onClick={() => setIsAdding(true)}
            />
            <ColumnOptions column={whole} columns={columns} board={board} />
          </Tools>
        ) : null}
      </header>
      <CardList
        column={column}
        documents={board.documents}
        emptyText={
          isFiltered ? workflowTexts.noMatches : isDraggable ? workflowTexts.emptyColumn : workflowTexts.noCards
        }
        isEditor={isEditor}
        isDraggable={isDraggable}
        commands={commands}
        movedId={movedId}
      />
      {isAdding ? (
        <AddCardsDialog column={whole} columns={columns} board={board} onClose={() => setIsAdding(false)} />
      ) : null}
    </Root>
  );
}
