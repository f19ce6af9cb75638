import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { WorkflowColumn } from '@rotunda/contract';
import { useState } from 'react';
import { ConfirmDialog } from '../../../shared/records/confirm-dialog.tsx';
import type { BoardState } from '../hooks/use-board.ts';
import { workflowTexts } from '../model/workflow-texts.ts';

export interface DeleteColumnDialogProps {
  column: WorkflowColumn;
  columns: readonly WorkflowColumn[];
  board: BoardState;
  onClose: () => void;
}

/** Asks where the cards of a column go before it is deleted. */
export function DeleteColumnDialog({ column, columns, board, onClose }: DeleteColumnDialogProps) {
  const others = columns.filter((one) => one._id !== column._id);
  const [target, setTarget] = useState(others[0]?._id ?? '');
  return (
    <ConfirmDialog
      title={workflowTexts.delete}
      question={workflowTexts.deleteQuestion(column.title)}
      label={workflowTexts.delete}
      onConfirm={() => board.deleteColumn(column._id, target === '' ? null : target)}
      onClose={onClose}
    >
      {column.cards.length > 0 ? (
        <TextField
          select
          fullWidth
          sx={{ mt: 2 }}
          label={workflowTexts.cardsGo}
          value={target}
          onChange={(event) => setTarget(event.target.value)}
          slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
        >
          {others.map((one) => (
            <MenuItem key={one._id} value={one._id}>
              {one.title}
            </MenuItem>
          ))}
          <MenuItem value="">{workflowTexts.leaveBoard}</MenuItem>
        </TextField>
      ) : null}
    </ConfirmDialog>
  );
}
