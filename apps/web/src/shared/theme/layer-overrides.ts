import type { Components, Theme } from '@mui/material/styles';
import { FOCUS_RING_INSIDE } from './focus-ring.ts';

/** Floating layers share one shadow level. Everything else uses a line. */
export const LAYER_OVERRIDES: Components<Theme> = {
  MuiPaper: {
    defaultProps: { elevation: 0 },
    styleOverrides: { root: { backgroundImage: 'none' } },
  },
  MuiPopover: {
    styleOverrides: { paper: ({ theme }) => ({ boxShadow: theme.vars.palette.token.shadow, borderRadius: 6 }) },
  },
  MuiMenu: { styleOverrides: { list: { padding: 4 } } },
  MuiMenuItem: {
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: 32,
        padding: '4px 8px',
        gap: 8,
        borderRadius: 4,
        fontSize: 13,
        lineHeight: '20px',
        '&.Mui-selected, &.Mui-selected:hover': { backgroundColor: theme.vars.palette.token.selected },
        '&.Mui-focusVisible': { ...FOCUS_RING_INSIDE, backgroundColor: theme.vars.palette.token.hover },
        [theme.breakpoints.down('sm')]: { minHeight: 44 },
      }),
    },
  },
  MuiDialog: {
    styleOverrides: {
      paper: ({ theme }) => ({
        boxShadow: theme.vars.palette.token.shadow,
        borderRadius: 6,
        margin: 16,
        width: 'calc(100% - 32px)',
      }),
    },
  },
  MuiDialogTitle: { styleOverrides: { root: { padding: '14px 12px 0 20px', fontSize: 15, lineHeight: '28px' } } },
  // MUI removes the top padding below a title with a more specific rule than the theme's.
  MuiDialogContent: {
    styleOverrides: {
      root: {
        padding: '12px 20px 20px',
        fontSize: 13,
        lineHeight: '20px',
        '.MuiDialogTitle-root + &': { paddingTop: 12 },
      },
    },
  },
  MuiDialogActions: {
    styleOverrides: {
      root: ({ theme }) => ({
        padding: '12px 20px',
        borderTop: `1px solid ${theme.vars.palette.token.border}`,
        backgroundColor: theme.vars.palette.token.surfaceSub,
      }),
    },
  },
  MuiBackdrop: {
    styleOverrides: {
      root: { '&:not(.MuiBackdrop-invisible)': { backgroundColor: 'rgb(10 16 26 / .45)' } },
    },
  },
  MuiTooltip: {
    defaultProps: { enterDelay: 300, disableInteractive: false },
    styleOverrides: {
      tooltip: ({ theme }) => ({
        fontSize: 12,
        lineHeight: '16px',
        fontWeight: 400,
        padding: '4px 8px',
        maxWidth: 420,
        backgroundColor: theme.vars.palette.token.toast,
        color: theme.vars.palette.token.toastInk,
      }),
    },
  },
};
