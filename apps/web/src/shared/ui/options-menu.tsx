import Divider from '@mui/material/Divider';
import MenuItem from '@mui/material/MenuItem';
import { useState, type ReactNode } from 'react';
import { Icon } from './icon.tsx';
import { IconButton } from './icon-button.tsx';
import type { IconName } from './icon-shapes.tsx';
import { LazyMenu } from '../lazy/lazy-menu.tsx';

export interface MenuOption {
  /** Unique in the menu; defaults to the label. Required if two options may have the same label. */
  key?: string;
  label: string;
  /** If omitted, its space is still reserved. */
  icon?: IconName;
  /** Receives the menu's button, to anchor a popup that replaces the menu. */
  onChoose: (button: HTMLElement | null) => void;
  isDisabled?: boolean;
  /** Whether the option cannot be undone. */
  isDangerous?: boolean;
  /** Whether this is the active one of several options. */
  isChecked?: boolean;
}

export interface OptionsMenuProps {
  /** Names the record that the options belong to; the accessible name of button and menu. */
  label: string;
  /** Groups of options, separated by lines. */
  groups: readonly (readonly MenuOption[])[];
}

/** The three-dots button with its menu. */
export function OptionsMenu({ label, groups }: OptionsMenuProps) {
  return <OptionsButton label={label}>{(menu) => <OptionsList {...menu} groups={groups} />}</OptionsButton>;
}

/** Values the button passes to its list. */
export interface OpenedMenu {
  label: string;
  button: HTMLElement | null;
  onClose: () => void;
}

interface OptionsButtonProps {
  label: string;
  children: (menu: OpenedMenu) => ReactNode;
}

/** The three-dots button alone, for options that are computed when the menu opens. */
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

/** The list of options. Choosing one first closes the menu, which returns focus to its button. */
export function OptionsList({ label, button, onClose, groups }: OpenedMenu & Pick<OptionsMenuProps, 'groups'>) {
  return (
    <LazyMenu
      open
      anchorEl={button}
      onClose={onClose}
      slotProps={{ list: { 'aria-label': label }, paper: { sx: { maxHeight: 400, maxWidth: 320 } } }}
    >
      {groups.flatMap((options, index) => [
        index === 0 ? null : <Divider key={`before ${index}`} role="separator" />,
        ...options.map((option) => getItem(option, button, onClose)),
      ])}
    </LazyMenu>
  );
}

/** A function rather than a component, because the menu moves focus only between its direct children. */
function getItem(
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
