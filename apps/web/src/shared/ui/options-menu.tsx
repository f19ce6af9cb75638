import Divider from '@mui/material/Divider';
import MenuItem from '@mui/material/MenuItem';
import { useState, type ReactNode } from 'react';
import { Icon } from './icon.tsx';
import { IconButton } from './icon-button.tsx';
import type { IconName } from './icon-shapes.tsx';
import { LateMenu } from '../late/late-menu.tsx';

export interface MenuOption {
  /** Unique in the menu; its words, unless two options may have the same. */
  key?: string;
  label: string;
  /** Left out, the room for it stays. */
  icon?: IconName;
  /** Given the button, for what opens in the menu's place. */
  onChoose: (button: HTMLElement | null) => void;
  isDisabled?: boolean;
  /** It cannot be undone. */
  isDangerous?: boolean;
  /** One of several of which one is in force. */
  isChecked?: boolean;
}

export interface OptionsMenuProps {
  /** Says whose options they are: the name of the button and of the menu. */
  label: string;
  /** Groups of options, a line between each. */
  groups: readonly (readonly MenuOption[])[];
}

/** The three dots and what they offer. */
export function OptionsMenu({ label, groups }: OptionsMenuProps) {
  return <OptionsButton label={label}>{(menu) => <OptionsList {...menu} groups={groups} />}</OptionsButton>;
}

/** What the button tells its list. */
export interface OpenedMenu {
  label: string;
  button: HTMLElement | null;
  onClose: () => void;
}

interface OptionsButtonProps {
  label: string;
  children: (menu: OpenedMenu) => ReactNode;
}

/** The three dots alone, for options that are worked out when they are asked for. */
export function OptionsButton({ label, children }: OptionsButtonProps) {
  const [button, setButton] = useState<HTMLElement | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <IconButton
        ref={setButton}
        icon="more"
        size="small"
        label={label}
        hasPopup="menu"
        isExpanded={isOpen}
        onClick={() => setIsOpen(true)}
      />
      {isOpen ? children({ label, button, onClose: () => setIsOpen(false) }) : null}
    </>
  );
}

/** Choosing closes the menu first; closed, it gives the focus back to its button. */
export function OptionsList({ label, button, onClose, groups }: OpenedMenu & Pick<OptionsMenuProps, 'groups'>) {
  return (
    <LateMenu
      open
      anchorEl={button}
      onClose={onClose}
      slotProps={{ list: { 'aria-label': label }, paper: { sx: { maxHeight: 400, maxWidth: 320 } } }}
    >
      {groups.flatMap((options, index) => [
        index === 0 ? null : <Divider key={`before ${index}`} role="separator" />,
        ...options.map((option) => itemOf(option, button, onClose)),
      ])}
    </LateMenu>
  );
}

/** A function and not a component: the menu moves the focus between the items it finds as its own children. */
function itemOf(
  { label, icon, onChoose, isDisabled = false, isDangerous, isChecked, ...option }: MenuOption,
  button: HTMLElement | null,
  close: () => void,
) {
  return (
    <MenuItem
      key={option.key ?? label}
      disabled={isDisabled}
      sx={{ whiteSpace: 'normal', ...(isDangerous ? { color: 'token.failed' } : {}) }}
      {...(isChecked === undefined ? {} : { role: 'menuitemradio', 'aria-checked': isChecked })}
      onClick={() => {
        close();
        onChoose(button);
      }}
    >
      {icon ? <Icon name={icon} /> : <span style={{ width: 16 }} />}
      {label}
    </MenuItem>
  );
}
