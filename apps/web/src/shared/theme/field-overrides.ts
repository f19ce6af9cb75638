import type { Components, Theme } from '@mui/material/styles';
import { FOCUS_RING } from './focus-ring.ts';

/**
 * Checkboxes and radio buttons are drawn at 16 px and have a touch target of 24 px (WCAG 2.5.8), or more if
 * `--mark-reach` sets the distance around them. The input itself is enlarged, because a surrounding element would not
 * pass the click on to it.
 */
const smallMark = ({ theme }: { theme: Theme }) => ({
  padding: 0,
  width: 16,
  height: 16,
  color: theme.vars.palette.token.control,
  '& .MuiSvgIcon-root': { fontSize: 20 },
  '& > input': {
    top: 'calc(-1 * var(--mark-reach, 4px))',
    left: 'calc(-1 * var(--mark-reach, 4px))',
    width: 'calc(100% + 2 * var(--mark-reach, 4px))',
    height: 'calc(100% + 2 * var(--mark-reach, 4px))',
  },
});

/** Inputs of 32 px with their label above, checkboxes of 16 px, switches of 28 × 16 px. */
export const FIELD_OVERRIDES: Components<Theme> = {
  MuiOutlinedInput: {
    defaultProps: { notched: false, size: 'small' },
    styleOverrides: {
      root: ({ theme }) => {
        const { token } = theme.vars.palette;
        return {
          fontSize: 13,
          lineHeight: '20px',
          minHeight: 32,
          borderRadius: 6,
          backgroundColor: token.surface,
          padding: '0 10px',
          gap: 8,
          '& .MuiOutlinedInput-notchedOutline': { borderColor: token.control },
          '&:hover .MuiOutlinedInput-notchedOutline': { borderColor: token.ink3 },
          '&.Mui-focused .MuiOutlinedInput-notchedOutline': { borderColor: token.accent, borderWidth: 2 },
          '&.Mui-error .MuiOutlinedInput-notchedOutline': { borderColor: token.failed },
          '&.MuiInputBase-multiline': { padding: '6px 10px' },
        };
      },
      input: ({ theme }) => ({
        padding: '5px 0',
        height: 20,
        '&::placeholder': { color: theme.vars.palette.token.ink3, opacity: 1 },
        // Styles the browser's own button in a file field.
        '&::file-selector-button': {
          marginRight: 8,
          padding: '0 8px',
          font: 'inherit',
          fontWeight: 500,
          color: theme.vars.palette.token.ink,
          backgroundColor: theme.vars.palette.token.sunken,
          border: 0,
          borderRadius: 4,
          cursor: 'pointer',
        },
      }),
      // The label is above the field, so the outline needs no gap for it.
      notchedOutline: { top: 0, '& legend': { display: 'none' } },
    },
  },
  // MUI sets the padding and chip margins of its taller fields with more specific rules.
  MuiAutocomplete: {
    styleOverrides: {
      inputRoot: {
        '&.MuiOutlinedInput-root.MuiInputBase-sizeSmall': { padding: '3px 36px 3px 6px', gap: 4, flexWrap: 'wrap' },
        '&.MuiOutlinedInput-root.MuiInputBase-sizeSmall .MuiAutocomplete-input': { padding: '2px 4px', height: 20 },
      },
      // Aligns with the arrow of a select, whose button has no padding.
      endAdornment: {
        '.MuiOutlinedInput-root.MuiInputBase-sizeSmall > &': { right: 4 },
      },
      tag: { margin: 0, height: 24 },
      paper: ({ theme }) => ({
        boxShadow: theme.vars.palette.token.shadow,
        border: `1px solid ${theme.vars.palette.token.border}`,
        fontSize: 13,
      }),
      option: { fontSize: 13, lineHeight: '20px', minHeight: 32 },
      noOptions: { fontSize: 13 },
      loading: { fontSize: 13 },
    },
  },
  MuiSelect: {
    styleOverrides: {
      // A select without a box has no border to emphasize on focus.
      select: { paddingRight: '24px !important', '.MuiInput-root > &:focus-visible': FOCUS_RING },
      // Without a box, the arrow needs no distance from the edge. The padding keeps it away from the text.
      icon: { right: 6, '.MuiInput-root > &': { right: 0 } },
    },
  },
  MuiInputLabel: {
    defaultProps: { shrink: true },
    styleOverrides: {
      root: ({ theme }) => ({
        position: 'static',
        transform: 'none',
        marginBottom: 4,
        fontSize: 13,
        lineHeight: '20px',
        fontWeight: 500,
        color: theme.vars.palette.token.ink,
        '&.Mui-focused, &.Mui-error': { color: theme.vars.palette.token.ink },
      }),
    },
  },
  MuiFormHelperText: {
    styleOverrides: {
      root: ({ theme }) => ({
        margin: '4px 0 0',
        fontSize: 12,
        lineHeight: '16px',
        color: theme.vars.palette.token.ink3,
        '&.Mui-error': { color: theme.vars.palette.token.failed },
      }),
    },
  },
  MuiFormControlLabel: {
    styleOverrides: { root: { margin: 0, gap: 8, minHeight: 28 }, label: { fontSize: 13, lineHeight: '20px' } },
  },
  MuiCheckbox: {
    styleOverrides: { root: smallMark },
  },
  MuiRadio: {
    styleOverrides: { root: smallMark },
  },
  MuiSwitch: {
    styleOverrides: {
      root: { width: 28, height: 16, padding: 0, overflow: 'visible' },
      switchBase: ({ theme }) => ({
        padding: 2,
        '&.Mui-checked': { transform: 'translateX(12px)', color: theme.vars.palette.token.surface },
        '&.Mui-checked + .MuiSwitch-track': { opacity: 1, backgroundColor: theme.vars.palette.token.primary },
        // The focus ring is around the switch rather than its thumb.
        '&.Mui-focusVisible': { outline: 'none' },
        '&.Mui-focusVisible + .MuiSwitch-track': FOCUS_RING,
      }),
      thumb: ({ theme }) => ({
        width: 12,
        height: 12,
        boxShadow: 'none',
        backgroundColor: theme.vars.palette.token.surface,
      }),
      track: ({ theme }) => ({ borderRadius: 8, opacity: 1, backgroundColor: theme.vars.palette.token.control }),
    },
  },
};
