import { dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { styled } from '@mui/material/styles';
import type { WorkflowColumn } from '@rotunda/contract';
import { useEffect, useRef, useState } from 'react';
import { formatNumber } from '../../../shared/format/format-number.ts';
import { CountBadge } from '../../../shared/ui/count-badge.tsx';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import type { BoardState } from '../hooks/use-board.ts';
import type { BoardCommands } from '../hooks/use-board-commands.ts';
import { columnData } from '../model/card-drag.ts';
import { workflowTexts } from '../model/workflow-texts.ts';
import { AddCardsDialog } from '../dialogs/add-cards-dialog.tsx';
import { CardList } from './card-list.tsx';
import { ColumnOptions } from './column-options.tsx';
import { ColumnTitle } from './column-title.tsx';

const Root = styled('section')(({ theme }) => ({
  flex: '0 0 280px',
  display: 'flex',
  flexDirection: 'column',
  minHeight: 0,
  borderRadius: 6,
  backgroundColor: theme.vars.palette.token.sunken,
  outline: '2px solid transparent',
  '&.over': { outlineColor: theme.vars.palette.token.accent },
  '& header': { display: 'flex', alignItems: 'center', gap: 6, minHeight: 40, padding: '4px 4px 4px 12px' },
  '& .end': { marginLeft: 'auto', flex: 'none', display: 'flex' },
  [theme.breakpoints.down('sm')]: { flexBasis: 'calc(100vw - 56px)', scrollSnapAlign: 'start' },
}));

export interface BoardColumnProps {
  column: WorkflowColumn;
  columns: readonly WorkflowColumn[];
  board: BoardState;
  isEditor: boolean;
  commands: BoardCommands;
  /** The document that is being moved. */
  movedId: string | null;
}

/** One step of the workflow. */
export function BoardColumn({ column, columns, board, isEditor, commands, movedId }: BoardColumnProps) {
  const root = useRef<HTMLElement>(null);
  const [isOver, setIsOver] = useState(false);
  const [isAdding, setIsAdding] = useState(false);
  const { _id: columnId, cards } = column;
  useEffect(() => {
    if (root.current === null || !isEditor) return;
    return dropTargetForElements({
      element: root.current,
      getData: () => columnData(columnId),
      onDragEnter: () => setIsOver(true),
      onDragLeave: () => setIsOver(false),
      onDrop: () => setIsOver(false),
    });
  }, [columnId, isEditor]);
  return (
    <Root ref={root} aria-label={column.title} className={isOver ? 'over' : ''}>
      <header>
        <ColumnTitle
          title={column.title}
          isEditor={isEditor}
          onRename={(before, name) => void board.rename(columnId, before, name)}
        />
        <CountBadge>{formatNumber(cards.length)}</CountBadge>
        {isEditor ? (
          <span className="end">
            <IconButton
              icon="plus"
              size="small"
              label={workflowTexts.addTo(column.title)}
              hasPopup="dialog"
              onClick={() => setIsAdding(true)}
            />
            <ColumnOptions column={column} columns={columns} board={board} />
          </span>
        ) : null}
      </header>
      <CardList column={column} documents={board.documents} isEditor={isEditor} commands={commands} movedId={movedId} />
      {isAdding ? (
        <AddCardsDialog column={column} columns={columns} board={board} onClose={() => setIsAdding(false)} />
      ) : null}
    </Root>
  );
}
