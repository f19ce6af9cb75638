import type { WorkflowColumn } from '@rotunda/contract';
import { OptionsMenu } from '../../../shared/ui/options-menu.tsx';
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
  const moves = columns.map(({ _id, title, cards }) => ({
    key: _id,
    label: title,
    icon: _id === columnId ? ('check' as const) : ('move' as const),
    isDisabled: _id === columnId,
    onChoose: () => onMove({ fusionId, fromColumnId: columnId, toColumnId: _id, position: cards.length }),
  }));
  const takeOff = { key: 'take off', label: workflowTexts.takeOff, icon: 'minus', onChoose: onTakeOff } as const;
  return <OptionsMenu label={workflowTexts.moveTo(name)} groups={[[...moves, takeOff]]} />;
}
