import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import generateUtilityClasses from '@mui/material/generateUtilityClasses';
import { styled } from '@mui/material/styles';
import type { WorkflowDocument } from '@rotunda/contract';
import { getIdentifier, describeCardDetails } from '@rotunda/contract/values';
import { memo, useEffect, useRef, useState } from 'react';
import { CardBadge } from '../../../shared/documents/card-badge.tsx';
import { cardError } from '../../../shared/documents/card-error.ts';
import { FaultyCard } from '../../../shared/documents/faulty-card.tsx';
import { AddressLink } from '../../../shared/navigation/address-link.tsx';
import { documentPath } from '../../../shared/navigation/document-path.ts';
import { PositionMark, PriorityMark } from '../../../shared/ui/decision-marks.tsx';
import { TagChips } from '../../../shared/ui/tag-chips.tsx';
import { cardData, isLowerHalf } from '../model/card-drag.ts';
import type { BoardCommands } from '../hooks/use-board-commands.ts';
import { CardOwner } from './card-owner.tsx';
import { CardMenu } from './card-menu.tsx';

/** Class names, since a board shows hundreds of cards. */
const slots = generateUtilityClasses('RtBoardCard', [
  'first',
  'identifier',
  'end',
  'badge',
  'title',
  'standing',
  'marks',
]);

const Root = styled('article')(({ theme }) => {
  const { token } = theme.vars.palette;
  return {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: 2,
    padding: '8px 10px',
    border: `1px solid ${token.border}`,
    borderRadius: 6,
    backgroundColor: token.surface,
    fontSize: 13,
    lineHeight: '18px',
    '&[data-movable]': { cursor: 'grab' },
    '&[data-drag="dragged"]': { opacity: 0.4 },
    '&[data-drag="before"]::before, &[data-drag="after"]::after': {
      content: '""',
      position: 'absolute',
      insetInline: 0,
      height: 2,
      backgroundColor: token.accent,
    },
    '&[data-drag="before"]::before': { top: -6 },
    '&[data-drag="after"]::after': { bottom: -6 },
    '&:focus-within': { borderColor: token.accent },
    [`& .${slots.first}`]: { display: 'flex', alignItems: 'center', gap: 6, minHeight: 28 },
    [`& .${slots.identifier}`]: { flex: '0 1 auto', minWidth: 64, fontWeight: 600, whiteSpace: 'nowrap' },
    // Identifiers are never truncated: a long one wraps to two lines in the same height.
    [`& .${slots.identifier}[data-long]`]: {
      fontSize: 11.5,
      lineHeight: '13px',
      whiteSpace: 'normal',
      overflowWrap: 'anywhere',
      textWrap: 'balance',
    },
    [`& .${slots.end}`]: { marginLeft: 'auto', flex: 'none', display: 'flex', alignItems: 'center', minWidth: 96 },
    [`& .${slots.badge}`]: { minWidth: 0, marginLeft: 'auto', overflow: 'hidden', display: 'flex' },
    [`& .${slots.title}`]: {
      display: '-webkit-box',
      WebkitLineClamp: 2,
      WebkitBoxOrient: 'vertical',
      overflow: 'hidden',
      color: token.ink,
      fontWeight: 500,
      minHeight: 36,
    },
    [`& .${slots.standing}`]: {
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
      fontSize: 12,
      color: token.ink2,
    },
    [`& .${slots.marks}`]: { display: 'flex', gap: 10, alignItems: 'center', minHeight: 24, minWidth: 0 },
  };
});

/** Characters of an identifier that fit next to the badge in a column of 232 px. */
const MAX_INLINE_LENGTH = 10;

export interface BoardCardProps {
  document: WorkflowDocument;
  ownerId: string | null;
  columnId: string;
  isEditor: boolean;
  isDraggable: boolean;
  commands: BoardCommands;
}

/** Shows a document on the board with its status and our decisions. The title opens it. */
export const BoardCard = memo(function BoardCard(props: BoardCardProps) {
  const fault = cardError(props.document);
  if (fault === null) return <ValidCard {...props} />;
  return (
    <Root>
      <FaultyCard fault={fault} />
    </Root>
  );
});

/** Memoized by `BoardCard`, because the column renders on every scroll step and every move. */
function ValidCard({ document, ownerId, columnId, isEditor, isDraggable, commands }: BoardCardProps) {
  const { fusionId, metadata } = document;
  const identifier = getIdentifier(document);
  const root = useRef<HTMLElement>(null);
  const [state, setState] = useState<'dragged' | 'before' | 'after' | ''>('');
  useEffect(() => {
    const element = root.current;
    if (element === null || !isDraggable) return;
    const showEdge = (clientY: number) => setState(isLowerHalf(element, clientY) ? 'after' : 'before');
    return combine(
      draggable({
        element,
        getInitialData: () => cardData(fusionId, columnId),
        onDragStart: () => setState('dragged'),
        onDrop: () => setState(''),
      }),
      dropTargetForElements({
        element,
        canDrop: ({ source }) => source.data['kind'] === 'card' && source.element !== element,
        getData: () => cardData(fusionId, columnId),
        onDrag: ({ location }) => showEdge(location.current.input.clientY),
        onDragLeave: () => setState(''),
        onDrop: () => setState(''),
      }),
    );
  }, [fusionId, columnId, isDraggable]);
  return (
    <Root
      ref={root}
      data-drag={state}
      {...(isDraggable ? { 'data-movable': true } : {})}
      onKeyDown={(event) => {
        const isOnTitle = event.target instanceof HTMLAnchorElement;
        if (isEditor && isOnTitle && commands.moveByKey(fusionId, event)) event.preventDefault();
      }}
    >
      <span className={slots.first}>
        <span className={slots.identifier} {...(identifier.length > MAX_INLINE_LENGTH ? { 'data-long': true } : {})}>
          {identifier}
        </span>
        <span className={slots.end}>
          <span className={slots.badge}>
            <CardBadge card={document} />
          </span>
          {isEditor ? (
            <CardMenu
              name={identifier}
              fusionId={fusionId}
              columnId={columnId}
              onSendTo={commands.sendTo}
              onRemoveFromBoard={() => commands.removeFromBoard(document, columnId)}
            />
          ) : null}
        </span>
      </span>
      <AddressLink className={slots.title} href={documentPath(document)} title={document.title} draggable={false}>
        {document.title}
      </AddressLink>
      <span className={slots.standing}>{describeCardDetails(document)}</span>
      <span className={slots.marks}>
        {metadata.priority ? <PriorityMark priority={metadata.priority} isCompact /> : null}
        {metadata.position ? <PositionMark position={metadata.position} /> : null}
        <TagChips tags={metadata.tags} />
        <CardOwner
          name={identifier}
          ownerId={ownerId}
          isEditor={isEditor}
          onChoose={(owner) => commands.setOwner(fusionId, owner)}
        />
      </span>
    </Root>
  );
}
