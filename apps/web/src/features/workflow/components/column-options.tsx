import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { WorkflowColumn } from '@rotunda/contract';
import { useRef, useState } from 'react';
import { Icon } from '../../../shared/ui/icon.tsx';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import { DeleteColumnDialog } from '../dialogs/delete-column-dialog.tsx';
import type { BoardState } from '../hooks/use-board.ts';
import { workflowTexts } from '../model/workflow-texts.ts';

export interface ColumnOptionsProps {
  column: WorkflowColumn;
  columns: readonly WorkflowColumn[];
  board: BoardState;
}

/** Move a column by one place, or delete it. */
export function ColumnOptions({ column, columns, board }: ColumnOptionsProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [shown, setShown] = useState<'menu' | 'delete' | null>(null);
  const close = () => setShown(null);
  const ids = columns.map((one) => one._id);
  const at = ids.indexOf(column._id);
  const moveBy = (step: 1 | -1) => {
    close();
    const others = ids.filter((id) => id !== column._id);
    void board.order([...others.slice(0, at + step), column._id, ...others.slice(at + step)]);
  };
  const label = workflowTexts.columnOptions(column.title);
  return (
    <>
      <IconButton
        ref={button}
        icon="more"
        size="small"
        label={label}
        hasPopup="menu"
        isExpanded={shown === 'menu'}
        onClick={() => setShown('menu')}
      />
      <Menu
        open={shown === 'menu'}
        anchorEl={() => button.current}
        onClose={close}
        slotProps={{ list: { 'aria-label': label } }}
      >
        <MenuItem disabled={at === 0} onClick={() => moveBy(-1)}>
          <Icon name="chevron-left" />
          {workflowTexts.moveLeft}
        </MenuItem>
        <MenuItem disabled={at === ids.length - 1} onClick={() => moveBy(1)}>
          <Icon name="chevron-right" />
          {workflowTexts.moveRight}
        </MenuItem>
        <MenuItem onClick={() => setShown('delete')} sx={{ color: 'token.failed' }}>
          <Icon name="trash" />
          {workflowTexts.delete}
        </MenuItem>
      </Menu>
      {shown === 'delete' ? (
        <DeleteColumnDialog column={column} columns={columns} board={board} onClose={close} />
      ) : null}
    </>
  );
}
