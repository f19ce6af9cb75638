import type { PaletteOptions } from '@mui/material/styles';
import type { Tokens } from './tokens.ts';

declare module '@mui/material/styles' {
  interface Palette {
    /** The product's own colors: `sx={{ bgcolor: 'token.sunken' }}`, `theme.vars.palette.token.sunken`. */
    token: Tokens;
  }
  interface PaletteOptions {
    token: Tokens;
  }
}

/** Returns the Material palette that corresponds to the tokens, so that MUI components match ours. */
export function getPalette(token: Tokens): PaletteOptions {
  return {
    token,
    primary: { main: token.primary, dark: token.primaryHover, light: token.accentTint, contrastText: token.onPrimary },
    secondary: { main: token.ink2, contrastText: token.surface },
    info: { main: token.accent, light: token.accentTint, contrastText: token.onPrimary },
    success: { main: token.passed, light: token.passedBg, contrastText: token.surface },
    warning: { main: token.considering, light: token.consideringBg, contrastText: token.surface },
    error: { main: token.failed, light: token.failedBg, dark: token.delInk, contrastText: token.onFailed },
    text: { primary: token.ink, secondary: token.ink2, disabled: token.ink3 },
    background: { default: token.canvas, paper: token.surface },
    divider: token.border,
    action: {
      hover: token.hover,
      selected: token.selected,
      disabled: token.ink3,
      disabledBackground: token.sunken,
      focus: token.hover,
      active: token.ink2,
    },
  };
}
