import type { WorkflowColumn } from '@rotunda/contract';
import { useState } from 'react';
import { lazyComponent } from '../../../shared/lazy/lazy-component.tsx';
import { OptionsMenu } from '../../../shared/ui/options-menu.tsx';
import type { BoardState } from '../hooks/use-board.ts';
import { workflowTexts } from '../model/workflow-texts.ts';

const DeleteColumnDialog = lazyComponent(
  async () => (await import('../dialogs/delete-column-dialog.tsx')).DeleteColumnDialog,
);

export interface ColumnOptionsProps {
  column: WorkflowColumn;
  columns: readonly WorkflowColumn[];
  board: BoardState;
}

/** Menu that moves a column by one place or deletes it. */
export function ColumnOptions({ column, columns, board }: ColumnOptionsProps) {
  const [isDeleting, setIsDeleting] = useState(false);
  const ids = columns.map((one) => one._id);
  const at = ids.indexOf(column._id);
  const moveBy = (step: 1 | -1) => {
    const others = ids.filter((id) => id !== column._id);
    void board.order([...others.slice(0, at + step), column._id, ...others.slice(at + step)]);
  };
  return (
    <>
      <OptionsMenu
        label={workflowTexts.columnOptions(column.title)}
        groups={[
          [
            {
              label: workflowTexts.moveLeft,
              icon: 'chevron-left',
              isDisabled: at === 0,
              onChoose: () => moveBy(-1),
            },
            {
              label: workflowTexts.moveRight,
              icon: 'chevron-right',
              isDisabled: at === ids.length - 1,
              onChoose: () => moveBy(1),
            },
            { label: workflowTexts.delete, icon: 'trash', isDangerous: true, onChoose: () => setIsDeleting(true) },
          ],
        ]}
      />
      {isDeleting ? (
        <DeleteColumnDialog column={column} columns={columns} board={board} onClose={() => setIsDeleting(false)} />
      ) : null}
    </>
  );
}
