import Button from '@mui/material/Button';
import { useShortcut } from '../../../shared/shortcuts/use-shortcut.ts';
import { texts } from '../../../shared/texts/texts.ts';
import { CountBadge } from '../../../shared/ui/count-badge.tsx';
import { Icon } from '../../../shared/ui/icon.tsx';
import type { IconName } from '../../../shared/ui/icon-shapes.tsx';

export interface MenuButtonProps {
  id: string;
  icon: IconName;
  label: string;
  /** Accessible name that replaces the label if that alone is not enough, e.g. `Priority: High`. */
  name?: string;
  count?: number | undefined;
  isOpen: boolean;
  onOpen: () => void;
  hasPopup?: 'dialog' | 'menu';
  keys: string | null;
  disabled?: boolean;
  /** Fills its line like a field. */
  isField?: boolean;
}

const FIELD = { fullWidth: true, sx: { justifyContent: 'flex-start', '& .MuiButton-endIcon': { ml: 'auto' } } };

/** Button that opens a menu, in a row of buttons or in a card's line. */
export function MenuButton(props: MenuButtonProps) {
  const { id, icon, label, name, count = 0, isOpen, onOpen, hasPopup = 'dialog', keys } = props;
  const { disabled = false, isField = false } = props;
  useShortcut(keys === null ? null : { keys, label: name ?? label, group: texts.shortcuts.documents, run: onOpen });
  return (
    <Button
      id={id}
      size="small"
      startIcon={<Icon name={icon} />}
      endIcon={<Icon name="chevron-down" size={14} />}
      aria-haspopup={hasPopup}
      aria-expanded={isOpen}
      disabled={disabled}
      onClick={onOpen}
      {...(isField ? FIELD : {})}
      {...(name === undefined ? {} : { 'aria-label': count > 0 ? `${name} ${count}` : name })}
    >
      {label}
      {count > 0 ? <CountBadge>{count}</CountBadge> : null}
    </Button>
  );
}
