import { useContext } from 'react';
import { type OpenedMenu, OptionsButton, OptionsList } from '../../../shared/ui/options-menu.tsx';
import { BoardColumns } from '../hooks/board-columns.ts';
import { workflowTexts } from '../model/workflow-texts.ts';

export interface CardMenuProps {
  /** Identifier of the document. */
  name: string;
  fusionId: string;
  columnId: string;
  onSendTo: (fusionId: string, columnId: string) => void;
  onRemoveFromBoard: () => void;
}

/** "Move to…" menu with every column, for users who neither drag nor use arrow keys. */
export function CardMenu({ name, ...card }: CardMenuProps) {
  return (
    <OptionsButton label={workflowTexts.moveTo(name)}>{(menu) => <CardOptions {...card} menu={menu} />}</OptionsButton>
  );
}

type CardOptionsProps = Omit<CardMenuProps, 'name'> & { menu: OpenedMenu };

function CardOptions({ menu, fusionId, columnId, onSendTo, onRemoveFromBoard }: CardOptionsProps) {
  const columns = useContext(BoardColumns);
  const moves = columns.map(({ _id, title }) => ({
    key: _id,
    label: title,
    icon: _id === columnId ? ('check' as const) : ('move' as const),
    isDisabled: _id === columnId,
    onChoose: () => onSendTo(fusionId, _id),
  }));
  const removeFromBoard = {
    key: 'take off',
    label: workflowTexts.removeFromBoard,
    icon: 'minus',
    onChoose: onRemoveFromBoard,
  } as const;
  return <OptionsList {...menu} groups={[[...moves, removeFromBoard]]} />;
}
