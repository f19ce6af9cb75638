import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useRef, useState, type ReactNode, type RefObject } from 'react';
import { Icon } from './icon.tsx';
import { IconButton } from './icon-button.tsx';
import type { IconName } from './icon-shapes.tsx';

export interface MenuOption {
  /** Unique in the menu; its words, unless two options may have the same. */
  key?: string;
  label: string;
  /** Left out, the room for it stays. */
  icon?: IconName;
  onChoose: () => void;
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
  /** For what opens at the button in the menu's place. */
  buttonRef?: RefObject<HTMLButtonElement | null>;
}

/** The three dots and what they offer. */
export function OptionsMenu({ label, groups, buttonRef }: OptionsMenuProps) {
  return (
    <OptionsButton label={label} {...(buttonRef ? { buttonRef } : {})}>
      {(menu) => <OptionsList {...menu} groups={groups} />}
    </OptionsButton>
  );
}

/** What the button tells its list. */
export interface OpenedMenu {
  label: string;
  anchor: () => HTMLElement | null;
  onClose: () => void;
}

interface OptionsButtonProps extends Pick<OptionsMenuProps, 'label' | 'buttonRef'> {
  children: (menu: OpenedMenu) => ReactNode;
}

/** The three dots alone, for options that are worked out when they are asked for. */
export function OptionsButton({ label, buttonRef, children }: OptionsButtonProps) {
  const ownRef = useRef<HTMLButtonElement>(null);
  const button = buttonRef ?? ownRef;
  const [isOpen, setIsOpen] = useState(false);
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
      {isOpen ? children({ label, anchor: () => button.current, onClose: () => setIsOpen(false) }) : null}
    </>
  );
}

/** Choosing closes the menu first; closed, it gives the focus back to its button. */
export function OptionsList({ label, anchor, onClose, groups }: OpenedMenu & Pick<OptionsMenuProps, 'groups'>) {
  return (
    <Menu
      open
      anchorEl={anchor}
      onClose={onClose}
      slotProps={{ list: { 'aria-label': label }, paper: { sx: { maxHeight: 400, maxWidth: 320 } } }}
    >
      {groups.flatMap((options, index) => [
        index === 0 ? null : <Divider key={`before ${index}`} role="separator" />,
        ...options.map((option) => itemOf(option, onClose)),
      ])}
    </Menu>
  );
}

/** A function and not a component: the menu moves the focus between the items it finds as its own children. */
function itemOf(
  { label, icon, onChoose, isDisabled = false, isDangerous, isChecked, ...option }: MenuOption,
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
        onChoose();
      }}
    >
      {icon ? <Icon name={icon} /> : <span style={{ width: 16 }} />}
      {label}
    </MenuItem>
  );
}
