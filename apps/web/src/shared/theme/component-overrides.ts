import type { Components, Theme } from '@mui/material/styles';
import type { AlertColor } from '@mui/material/Alert';
import { BASE_STYLES } from './base-styles.ts';
import { FOCUS_RING, FOCUS_RING_INSIDE } from './focus-ring.ts';
import { FIELD_OVERRIDES } from './field-overrides.ts';
import { LAYER_OVERRIDES } from './layer-overrides.ts';
import type { Tokens } from './tokens.ts';

const BUTTONS: Components<Theme> = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true, disableTouchRipple: true },
    // MUI removes the outline of every ButtonBase with a rule that comes after the global styles.
    styleOverrides: { root: { '&.Mui-focusVisible': FOCUS_RING } },
  },
  MuiButton: {
    defaultProps: { disableElevation: true, variant: 'outlined', color: 'primary' },
    styleOverrides: {
      root: ({ theme, ownerState }) => {
        const { token } = theme.vars.palette;
        const isDanger = ownerState.color === 'error';
        return {
          height: 32,
          minWidth: 0,
          padding: '0 12px',
          gap: 6,
          flex: 'none',
          whiteSpace: 'nowrap',
          borderRadius: 6,
          transition: 'none',
          '& .MuiButton-startIcon, & .MuiButton-endIcon': { margin: 0 },
          ...(ownerState.size === 'small' && { height: 28, padding: '0 10px' }),
          ...(ownerState.size === 'large' && { height: 36, padding: '0 14px' }),
          ...(ownerState.variant === 'outlined' && {
            borderColor: token.border,
            backgroundColor: token.surface,
            color: isDanger ? token.failed : token.ink,
            '&:hover': { backgroundColor: token.hover, borderColor: token.border },
            '&[aria-pressed="true"]': { backgroundColor: token.selected },
          }),
          ...(ownerState.variant === 'text' && {
            color: isDanger ? token.failed : token.ink2,
            '&:hover': { backgroundColor: token.sunken, color: isDanger ? token.failed : token.ink },
          }),
          '&.Mui-disabled': { backgroundColor: token.sunken, borderColor: token.sunken, color: token.ink3 },
        };
      },
    },
  },
  MuiIconButton: {
    styleOverrides: {
      root: ({ theme, ownerState }) => ({
        width: ownerState.size === 'small' ? 28 : ownerState.size === 'large' ? 40 : 32,
        height: ownerState.size === 'small' ? 28 : ownerState.size === 'large' ? 40 : 32,
        padding: 0,
        borderRadius: 6,
        color: theme.vars.palette.token.ink2,
        transition: 'none',
        '&:hover': { backgroundColor: theme.vars.palette.token.sunken, color: theme.vars.palette.token.ink },
        '&[aria-pressed="true"]': { backgroundColor: theme.vars.palette.token.selected },
      }),
    },
  },
  MuiToggleButtonGroup: {
    styleOverrides: {
      root: ({ theme }) => ({ padding: 2, borderRadius: 6, backgroundColor: theme.vars.palette.token.sunken }),
    },
  },
  MuiToggleButton: {
    styleOverrides: {
      root: ({ theme }) => ({
        height: 26,
        padding: '0 10px',
        gap: 6,
        border: 0,
        borderRadius: '4px !important',
        margin: '0 !important',
        fontSize: 12.5,
        whiteSpace: 'nowrap',
        color: theme.vars.palette.token.ink2,
        transition: 'none',
        '&:hover': { backgroundColor: 'transparent', color: theme.vars.palette.token.ink },
        '&.Mui-selected, &.Mui-selected:hover': {
          backgroundColor: theme.vars.palette.token.surface,
          color: theme.vars.palette.token.ink,
          boxShadow: `0 0 0 1px ${theme.vars.palette.token.border}`,
        },
      }),
    },
  },
};

const DISPLAY: Components<Theme> = {
  MuiTabs: {
    styleOverrides: {
      root: { minHeight: 40 },
      indicator: ({ theme }) => ({ height: 2, backgroundColor: theme.vars.palette.token.primary }),
      list: ({ theme }) => ({ gap: 20, [theme.breakpoints.down('sm')]: { gap: 16 } }),
      scroller: ({ theme }) => ({ '&.MuiTabs-scrollableX': moreAtTheEdges(theme.vars.palette.token) }),
    },
  },
  MuiTab: {
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: 40,
        // A label of two letters is narrower than the minimum touch target.
        minWidth: 24,
        padding: '10px 0',
        flexDirection: 'row',
        gap: 6,
        fontSize: 13,
        color: theme.vars.palette.token.ink2,
        '&:hover': { color: theme.vars.palette.token.ink },
        '&.Mui-selected': { color: theme.vars.palette.token.ink, fontWeight: 600 },
        // The list of tabs scrolls and clips everything outside it.
        '&.Mui-focusVisible': FOCUS_RING_INSIDE,
      }),
    },
  },
  MuiChip: {
    styleOverrides: {
      root: ({ theme }) => ({
        height: 24,
        borderRadius: 6,
        fontSize: 12.5,
        border: `1px solid ${theme.vars.palette.token.border}`,
        backgroundColor: theme.vars.palette.token.surface,
      }),
      label: { padding: '0 8px' },
      deleteIcon: ({ theme }) => ({
        width: 16,
        height: 16,
        margin: '0 4px 0 -4px',
        color: theme.vars.palette.token.ink3,
        '&:hover': { color: theme.vars.palette.token.ink },
      }),
    },
  },
  MuiSkeleton: {
    defaultProps: { animation: false, variant: 'rounded' },
    styleOverrides: {
      root: ({ theme }) => ({ backgroundColor: theme.vars.palette.token.sunken, borderRadius: 4 }),
    },
  },
  MuiLinearProgress: {
    styleOverrides: {
      root: ({ theme }) => ({ height: 4, borderRadius: 2, backgroundColor: theme.vars.palette.token.sunken }),
      bar: { borderRadius: 2 },
    },
  },
  MuiTableCell: {
    styleOverrides: {
      root: ({ theme }) => ({
        padding: '9px 12px 9px 0',
        fontSize: 13,
        lineHeight: '20px',
        borderBottomColor: theme.vars.palette.token.border,
      }),
      head: ({ theme }) => ({ fontSize: 12, fontWeight: 500, color: theme.vars.palette.token.ink3 }),
    },
  },
  MuiAlert: {
    styleOverrides: {
      root: ({ theme, ownerState }) => ({
        borderRadius: 6,
        padding: '6px 12px',
        fontSize: 13,
        lineHeight: '20px',
        // MUI derives alert backgrounds from our colors, which are nearly black in the dark scheme.
        ...alertColors(theme.vars.palette.token, ownerState.severity),
      }),
    },
  },
  MuiLink: { defaultProps: { color: 'info', underline: 'hover' } },
};

/**
 * Returns styles that shade an edge with more content behind it. The backgrounds scroll with the content and cover the
 * shades at its ends. `--Tabs-ground` overrides the background, which is the surface by default.
 */
function moreAtTheEdges(token: Tokens) {
  const ground = `var(--Tabs-ground, ${token.surface})`;
  return {
    backgroundImage: [
      `linear-gradient(to right, ${ground} 50%, transparent)`,
      `linear-gradient(to left, ${ground} 50%, transparent)`,
      `linear-gradient(to right, ${token.border}, transparent)`,
      `linear-gradient(to left, ${token.border}, transparent)`,
    ].join(', '),
    backgroundPosition: 'left, right, left, right',
    backgroundRepeat: 'no-repeat',
    // A wider background would hide that the last letters are cut off.
    backgroundSize: '24px 100%, 24px 100%, 16px 100%, 16px 100%',
    backgroundAttachment: 'local, local, scroll, scroll',
  };
}

function alertColors(token: Tokens, severity: AlertColor = 'success') {
  const [backgroundColor, color] = {
    success: [token.passedBg, token.passed],
    info: [token.accentTint, token.accent],
    warning: [token.consideringBg, token.considering],
    error: [token.failedBg, token.failed],
  }[severity];
  return { backgroundColor, color, '& .MuiAlert-icon': { color } };
}

/** The product's flat, ruled, dense look on top of MUI. Every number is documented in the design notes. */
export const COMPONENT_OVERRIDES: Components<Theme> = {
  MuiCssBaseline: { styleOverrides: BASE_STYLES },
  ...BUTTONS,
  ...DISPLAY,
  ...FIELD_OVERRIDES,
  ...LAYER_OVERRIDES,
};
