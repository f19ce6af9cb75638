import { styled, type Theme } from '@mui/material/styles';
import { useContext, useState } from 'react';
import { Icon } from '../../../shared/ui/icon.tsx';
import { OptionsList } from '../../../shared/ui/options-menu.tsx';
import { BoardPeopleContext } from '../hooks/board-people.ts';
import { workflowTexts } from '../model/workflow-texts.ts';

const ownerStyles = ({ theme }: { theme: Theme }) => {
  const { token } = theme.vars.palette;
  return {
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    width: 24,
    height: 24,
    marginLeft: 'auto',
    padding: 0,
    border: 0,
    borderRadius: 12,
    backgroundColor: token.accentTint,
    color: token.ink,
    font: 'inherit',
    fontSize: 10.5,
    fontWeight: 600,
  };
};
const Mark = styled('span')(ownerStyles);
const MarkButton = styled('button', { shouldForwardProp: (prop) => prop !== 'isOwned' })<{ isOwned: boolean }>(
  ownerStyles,
  ({ theme, isOwned }) => {
    const { token } = theme.vars.palette;
    return {
      cursor: 'pointer',
      ...(isOwned ? {} : { border: `1px dashed ${token.control}`, backgroundColor: 'transparent', color: token.ink3 }),
      '&:hover': { borderColor: token.ink2, color: token.ink },
    };
  },
);

/** Converts "Dana Fields" to DF; a single word gives one letter. */
function getInitials(name: string): string {
  const words = name.split(/\s+/).filter((word) => word !== '');
  return [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => word?.charAt(0) ?? '').join('');
}

export interface CardOwnerProps {
  /** Identifier of the document. */
  name: string;
  ownerId: string | null;
  isEditor: boolean;
  onChoose: (owner: { _id: string; name: string } | null) => void;
}

/** Shows the owner of a card by initials. Clicking it lists everyone who can own it. */
export function CardOwner({ name, ownerId, isEditor, onChoose }: CardOwnerProps) {
  const { choices, getName } = useContext(BoardPeopleContext);
  const [button, setButton] = useState<HTMLElement | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const owner = ownerId === null ? null : getName(ownerId);
  const label = workflowTexts.getOwner(name, owner ?? workflowTexts.noOwner);
  const inside = owner === null ? <Icon name="users" size={14} /> : getInitials(owner);
  if (!isEditor) {
    if (owner === null) return null;
    return (
      <Mark role="img" aria-label={label} title={owner}>
        {inside}
      </Mark>
    );
  }
  const none = { key: 'none', label: workflowTexts.noOwner, onChoose: () => onChoose(null) };
  const people = choices.map((choice) => ({
    key: choice._id,
    label: choice.name,
    isChecked: choice._id === ownerId,
    ...(choice._id === ownerId ? { icon: 'check' as const } : {}),
    onChoose: () => onChoose(choice),
  }));
  return (
    <>
      <MarkButton
        type="button"
        ref={setButton}
        isOwned={owner !== null}
        aria-label={label}
        title={owner ?? workflowTexts.noOwner}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(true)}
      >
        {inside}
      </MarkButton>
      {isOpen ? (
        <OptionsList
          label={label}
          button={button}
          onClose={() => setIsOpen(false)}
          groups={[
            [{ ...none, isChecked: ownerId === null, ...(ownerId === null ? { icon: 'check' as const } : {}) }],
            people,
          ]}
        />
      ) : null}
    </>
  );
}
