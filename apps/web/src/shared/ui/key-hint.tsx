import { styled } from '@mui/material/styles';

const Key = styled('kbd')(({ theme }) => ({
  fontFamily: 'inherit',
  fontSize: 11,
  lineHeight: '16px',
  fontWeight: 500,
  padding: '1px 5px',
  borderRadius: 4,
  border: `1px solid ${theme.vars.palette.token.border}`,
  backgroundColor: theme.vars.palette.token.surfaceSub,
  color: theme.vars.palette.token.ink2,
  whiteSpace: 'nowrap',
}));

const NAMES: Readonly<Record<string, string>> = {
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
  Escape: 'Esc',
};

const isApple = () => typeof navigator !== 'undefined' && /Mac|iPhone|iPad/.test(navigator.userAgent);

/** Formats `mod+k` for the current platform: `⌘K` or `Ctrl K`. */
export function keyLabel(keys: string): string {
  const [first = '', second] = keys.split('+');
  if (first === 'mod' && second !== undefined) return `${isApple() ? '⌘' : 'Ctrl '}${second.toUpperCase()}`;
  return NAMES[keys] ?? keys;
}

/** A key of the keyboard. */
export function KeyHint({ keys }: { keys: string }) {
  return <Key>{keyLabel(keys)}</Key>;
}
