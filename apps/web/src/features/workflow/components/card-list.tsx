import { styled } from '@mui/material/styles';
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import type { WorkflowColumn, WorkflowDocument } from '@rotunda/contract';
import { useRef, useState } from 'react';
import type { BoardCommands } from '../hooks/use-board-commands.ts';
import { getCardIndex } from '../model/move-card.ts';
import { workflowTexts } from '../model/workflow-texts.ts';
import { BoardCard } from './board-card.tsx';

/** Height of a rendered card: three lines of text, the marks and the gap below. */
const CARD_HEIGHT = 132;

const Root = styled('div')({
  flex: 1,
  minHeight: 80,
  overflowY: 'auto',
  padding: '0 8px 8px',
  scrollbarWidth: 'thin',
  // Only the list's own rows, because a card contains lists too.
  '& > ul': { position: 'relative', width: '100%' },
  '& > ul > li': { position: 'absolute', insetInline: 0, top: 0, paddingBottom: 8 },
});

const NoCards = styled('p')(({ theme }) => ({
  padding: 16,
  textAlign: 'center',
  fontSize: 13,
  color: theme.vars.palette.token.ink2,
}));

export interface CardListProps {
  column: WorkflowColumn;
  documents: ReadonlyMap<string, WorkflowDocument>;
  /** Shown if there are no cards. */
  emptyText: string;
  isEditor: boolean;
  isDraggable: boolean;
  commands: BoardCommands;
  /** Id of the document being moved. */
  movedId: string | null;
}

/**
 * Renders the cards of a column. Only visible cards are rendered, so that a thousand scroll like ten. The focused card
 * and the card being moved stay rendered, because the browser loses the focus and the drag of a removed element.
 */
export function CardList(props: CardListProps) {
  const { column, documents, emptyText, isEditor, isDraggable, commands, movedId } = props;
  const pane = useRef<HTMLDivElement>(null);
  const [focusedId, setFocusedId] = useState<string | null>(null);
  const { _id: columnId, title, cards } = column;
  const pinnedIndexes = [focusedId, movedId].map((id) => getCardIndex(column, id)).filter((place) => place >= 0);
  // oxlint-disable-next-line react/incompatible-library -- its functions change with every scroll on purpose, and nothing here memoises them
  const rows = useVirtualizer({
    count: cards.length,
    getScrollElement: () => pane.current,
    estimateSize: () => CARD_HEIGHT,
    getItemKey: (index) => cards[index]?.fusionId ?? index,
    rangeExtractor: (range) =>
      [...new Set([...defaultRangeExtractor(range), ...pinnedIndexes])].toSorted((a, b) => a - b),
    overscan: 6,
    initialRect: { width: 280, height: 900 },
  });
  return (
    <Root
      ref={pane}
      tabIndex={-1}
      onFocus={({ target }) => {
        const card = target.closest('[data-card]');
        // A dialog opened from a card is elsewhere in the page and returns focus to the card when it closes.
        if (card !== null) setFocusedId(card.getAttribute('data-card'));
      }}
    >
      {cards.length === 0 ? <NoCards>{emptyText}</NoCards> : null}
      <ul aria-label={workflowTexts.cardsIn(title, cards.length)} style={{ height: rows.getTotalSize() }}>
        {rows.getVirtualItems().map((row) => {
          const fusionId = cards[row.index]?.fusionId ?? '';
          const document = documents.get(fusionId);
          return document ? (
            <li
              key={row.key}
              ref={rows.measureElement}
              data-index={row.index}
              data-card={fusionId}
              aria-posinset={row.index + 1}
              aria-setsize={cards.length}
              style={{ transform: `translateY(${row.start}px)` }}
            >
              <BoardCard
                document={document}
                ownerId={cards[row.index]?.ownerId ?? null}
                columnId={columnId}
                isEditor={isEditor}
                isDraggable={isDraggable}
                commands={commands}
              />
            </li>
          ) : null;
        })}
      </ul>
    </Root>
  );
}
