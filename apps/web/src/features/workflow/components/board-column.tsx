import { dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { styled } from '@mui/material/styles';
import { useVirtualizer } from '@tanstack/react-virtual';
import type { DocumentCard, WorkflowColumn } from '@rotunda/contract';
import { useEffect, useRef, useState } from 'react';
import { formatNumber } from '../../../shared/format/format-number.ts';
import { CountBadge } from '../../../shared/ui/count-badge.tsx';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import type { BoardState } from '../hooks/use-board.ts';
import { columnData } from '../model/card-drag.ts';
import type { CardMove } from '../model/move-card.ts';
import { workflowTexts } from '../model/workflow-texts.ts';
import { AddCardsDialog } from '../dialogs/add-cards-dialog.tsx';
import { BoardCard } from './board-card.tsx';
import { ColumnOptions } from './column-options.tsx';
import { ColumnTitle } from './column-title.tsx';

/** As drawn: three lines of text, their marks and the gap below. */
const CARD_HEIGHT = 132;

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
  '& .cards': { flex: 1, minHeight: 80, overflowY: 'auto', padding: '0 8px 8px', scrollbarWidth: 'thin' },
  // Its own rows only: a card has lists of its own.
  '& .cards > ul': { position: 'relative', width: '100%' },
  '& .cards > ul > li': { position: 'absolute', insetInline: 0, top: 0, paddingBottom: 8 },
  '& .none': { padding: 16, textAlign: 'center', fontSize: 13, color: theme.vars.palette.token.ink2 },
  [theme.breakpoints.down('sm')]: { flexBasis: 'calc(100vw - 56px)', scrollSnapAlign: 'start' },
}));

export interface BoardColumnProps {
  column: WorkflowColumn;
  columns: readonly WorkflowColumn[];
  board: BoardState;
  isEditor: boolean;
  onMove: (move: CardMove) => void;
  onTakeOff: (document: DocumentCard, columnId: string, index: number) => void;
  /** @returns whether the key moved the card */
  onKey: (fusionId: string, event: { key: string; shiftKey: boolean }) => boolean;
}

/** One step of the workflow. Only the cards in sight are drawn, so a thousand scroll like ten. */
export function BoardColumn({ column, columns, board, isEditor, onMove, onTakeOff, onKey }: BoardColumnProps) {
  const root = useRef<HTMLElement>(null);
  const pane = useRef<HTMLDivElement>(null);
  const [isOver, setIsOver] = useState(false);
  const [isAdding, setIsAdding] = useState(false);
  const { _id: columnId, cards } = column;
  useEffect(() => {
    if (root.current === null || !isEditor) return;
    return dropTargetForElements({
      element: root.current,
      getData: () => columnData(columnId, cards.length),
      onDragEnter: () => setIsOver(true),
      onDragLeave: () => setIsOver(false),
      onDrop: () => setIsOver(false),
    });
  }, [columnId, cards.length, isEditor]);
  // oxlint-disable-next-line react/incompatible-library -- its functions change with every scroll on purpose, and nothing here memoises them
  const rows = useVirtualizer({
    count: cards.length,
    getScrollElement: () => pane.current,
    estimateSize: () => CARD_HEIGHT,
    getItemKey: (index) => cards[index]?.fusionId ?? index,
    overscan: 6,
    initialRect: { width: 280, height: 900 },
  });
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
      <div className="cards" ref={pane} tabIndex={-1}>
        {cards.length === 0 ? <p className="none">{workflowTexts.emptyColumn}</p> : null}
        <ul style={{ height: rows.getTotalSize() }}>
          {rows.getVirtualItems().map((row) => {
            const fusionId = cards[row.index]?.fusionId ?? '';
            const document = board.documents.get(fusionId);
            return document ? (
              <li
                key={row.key}
                ref={rows.measureElement}
                data-index={row.index}
                data-card={fusionId}
                style={{ transform: `translateY(${row.start}px)` }}
              >
                <BoardCard
                  document={document}
                  columnId={columnId}
                  index={row.index}
                  columns={columns}
                  isEditor={isEditor}
                  onMove={onMove}
                  onTakeOff={onTakeOff}
                  onKey={onKey}
                />
              </li>
            ) : null;
          })}
        </ul>
      </div>
      {isAdding ? (
        <AddCardsDialog column={column} columns={columns} board={board} onClose={() => setIsAdding(false)} />
      ) : null}
    </Root>
  );
}
