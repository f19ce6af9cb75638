import type { Components, Theme } from '@mui/material/styles';
import { toastSlots } from '../toast/toast-slots.ts';
import { FOCUS_RING, FOCUS_RING_COLOR } from './focus-ring.ts';

/** Global styles: background, focus ring, marks and tabular figures. */
export const BASE_STYLES: NonNullable<Components<Theme>['MuiCssBaseline']>['styleOverrides'] = (theme) => {
  const { token } = theme.vars.palette;
  return {
    ':root': { colorScheme: 'light dark', [FOCUS_RING_COLOR]: token.accent },
    html: { WebkitTextSizeAdjust: '100%' },
    body: {
      backgroundColor: token.canvas,
      color: token.ink,
      fontFeatureSettings: '"calt", "kern"',
      WebkitFontSmoothing: 'antialiased',
      textRendering: 'optimizeLegibility',
    },
    'ul, ol': { listStyle: 'none', margin: 0, padding: 0 },
    'h1, h2, h3, h4, p, dl, dd, figure, fieldset': { margin: 0, padding: 0, border: 0 },
    // Names and titles from sources may contain characters that change the direction of the text after them.
    'a, b, strong, bdi': { unicodeBidi: 'isolate' },
    a: { color: token.accent, textDecoration: 'none' },
    'a:hover': { textDecoration: 'underline', textUnderlineOffset: '2px' },
    mark: { backgroundColor: token.hit, color: token.hitInk, borderRadius: 2, padding: '0 1px', margin: '0 -1px' },
    'mark[data-current="true"]': { backgroundColor: token.hitNow, color: '#2B2104', outline: `1px solid ${token.ink}` },
    // Touch targets need 24 px (WCAG 2.5.8). `:where` keeps the specificity low, so that a component's own size takes
    // precedence.
    ':where(button, summary)': { minBlockSize: 24, minInlineSize: 24 },
    'time, table': { fontVariantNumeric: 'tabular-nums' },
    ':focus-visible': { ...FOCUS_RING, borderRadius: 4 },
    '[tabindex="-1"]:focus-visible': { outline: 'none' },
    // As high as the footer and a bar of three lines.
    [`body:has(.${toastSlots.below}) .${toastSlots.container}`]: { bottom: 144 },
    '@media (prefers-reduced-motion: reduce)': {
      '*, *::before, *::after': {
        // As short as possible while still firing its end event.
        animationDuration: '0.01ms !important',
        // Zero, because any duration would make every property change a frame late, and inherited ones even later.
        transitionDuration: '0s !important',
        transitionDelay: '0s !important',
      },
    },
  };
};
