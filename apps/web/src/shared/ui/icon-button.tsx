import MuiIconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import type { MouseEvent, Ref } from 'react';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-shapes.tsx';
import { KeyHint } from './key-hint.tsx';

export interface IconButtonProps {
  icon: IconName;
  /** Accessible name, also shown in the tooltip. */
  label: string;
  onClick?: (event: MouseEvent<HTMLButtonElement>) => void;
  /** Shortcut shown in the tooltip. */
  keys?: string;
  size?: 'small' | 'medium' | 'large';
  edge?: 'start' | 'end';
  disabled?: boolean;
  isPressed?: boolean;
  /** For a button that opens a popup. */
  hasPopup?: 'menu' | 'dialog' | 'listbox';
  isExpanded?: boolean;
  controls?: string;
  className?: string;
  ref?: Ref<HTMLButtonElement>;
}

/** A button with only an icon. It always has an accessible name and a tooltip. */
export function IconButton(props: IconButtonProps) {
  const { icon, label, keys, isPressed, hasPopup, isExpanded, controls, ref, size = 'medium', ...rest } = props;
  const button = (
    <MuiIconButton
      ref={ref ?? null}
      aria-label={label}
      size={size}
      {...(isPressed === undefined ? {} : { 'aria-pressed': isPressed })}
      {...(hasPopup === undefined ? {} : { 'aria-haspopup': hasPopup })}
      {...(isExpanded === undefined ? {} : { 'aria-expanded': isExpanded })}
      {...(controls === undefined ? {} : { 'aria-controls': controls })}
      {...rest}
    >
      <Icon name={icon} size={size === 'large' ? 20 : 16} />
    </MuiIconButton>
  );
  // A disabled button sends no pointer events, so its tooltip would stay open.
  if (rest.disabled) return button;
  return (
    <Tooltip
      describeChild
      title={
        <>
          {label}
          {keys ? (
            <>
              {' '}
              <KeyHint keys={keys} />
            </>
          ) : null}
        </>
      }
    >
      {button}
    </Tooltip>
  );
}
