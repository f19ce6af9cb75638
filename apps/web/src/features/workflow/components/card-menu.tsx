import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { WorkflowColumn } from '@rotunda/contract';
import { useRef, useState } from 'react';
import { Icon } from '../../../shared/ui/icon.tsx';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import type { CardMove } from '../model/move-card.ts';
import { workflowTexts } from '../model/workflow-texts.ts';

export interface CardMenuProps {
  /** Identifier of the document. */
  name: string;
  fusionId: string;
  columnId: string;
  columns: readonly WorkflowColumn[];
  onMove: (move: CardMove) => void;
  onTakeOff: () => void;
}

/** "Move to…": every column, for those who neither drag nor count arrow keys. */
export function CardMenu({ name, fusionId, columnId, columns, onMove, onTakeOff }: CardMenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const run = (act: () => void) => () => {
    setIsOpen(false);
    act();
  };
  const label = workflowTexts.moveTo(name);
  return (
    <>
      <IconButton
        ref={button}
        icon="more"
        size="small"
        label={label}
        hasPopup="menu"
        isExpanded={isOpen}
        onClick={() => setIsOpen(true)}
      />
      <Menu
        open={isOpen}
        anchorEl={() => button.current}
        onClose={() => setIsOpen(false)}
        slotProps={{ list: { 'aria-label': label }, paper: { sx: { maxHeight: 400, maxWidth: 320 } } }}
      >
        {columns.map((column) => {
          const isHere = column._id === columnId;
          const move = { fusionId, fromColumnId: columnId, toColumnId: column._id, position: column.cards.length };
          return (
            <MenuItem
              key={column._id}
              disabled={isHere}
              sx={{ whiteSpace: 'normal' }}
              onClick={run(() => onMove(move))}
            >
              <Icon name={isHere ? 'check' : 'move'} />
              {column.title}
            </MenuItem>
          );
        })}
        <MenuItem onClick={run(onTakeOff)}>
          <Icon name="minus" />
          {workflowTexts.takeOff}
        </MenuItem>
      </Menu>
    </>
  );
}
