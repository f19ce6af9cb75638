import { styled } from '@mui/material/styles';
import { texts } from '../texts/texts.ts';

const Toggle = styled('button', { shouldForwardProp: (prop) => prop !== 'isInline' })<{
  isInline: boolean;
}>(({ theme, isInline }) => ({
  display: 'block',
  marginTop: 6,
  // Touch targets need 24 px in height. Within a text, a target may be as high as its line.
  padding: '2px 0',
  border: 0,
  background: 'none',
  font: 'inherit',
  fontSize: 13,
  lineHeight: '20px',
  fontWeight: 500,
  letterSpacing: 0,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  color: theme.vars.palette.token.accent,
  '&:hover': { textDecoration: 'underline', textUnderlineOffset: 2 },
  ...(isInline ? { display: 'inline', margin: '0 0 0 6px', padding: 0, lineHeight: 'inherit' } : {}),
}));

export interface ShowToggleProps {
  isOpen: boolean;
  onToggle: () => void;
  more?: string;
  less?: string;
  /** Renders inline after the last word of a text; otherwise on its own line. */
  isInline?: boolean;
}

/** Toggles between truncated and full content. */
export function ShowToggle(props: ShowToggleProps) {
  const { isOpen, onToggle, more = 'Show More', less = texts.actions.showLess, isInline = false } = props;
  return (
    <Toggle type="button" aria-expanded={isOpen} onClick={onToggle} isInline={isInline}>
      {isOpen ? less : more}
    </Toggle>
  );
}
