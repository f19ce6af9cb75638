import { styled } from '@mui/material/styles';

/** The whole window: bar, one screen that scrolls by itself, footer. */
export const Frame = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  height: '100dvh',
  minHeight: 0,
  overflow: 'hidden',
  // Paper does not scroll: what is printed is as long as it is.
  '@media print': { display: 'block', height: 'auto', overflow: 'visible' },
});

/** Where a screen stands. Takes the focus after a change of page, so that the keyboard starts there. */
export const Main = styled('main')({
  flex: 1,
  minHeight: 0,
  minWidth: 0,
  display: 'flex',
  flexDirection: 'column',
  overflow: 'auto',
  outline: 'none',
  '@media print': { display: 'block', overflow: 'visible' },
});

/** First stop of the keyboard: over the bar, straight to the screen. */
export const SkipLink = styled('a')(({ theme }) => ({
  position: 'absolute',
  left: 8,
  top: -60,
  zIndex: theme.zIndex.tooltip,
  padding: '8px 12px',
  borderRadius: 6,
  backgroundColor: theme.vars.palette.token.surface,
  boxShadow: theme.vars.palette.token.shadow,
  '&:focus': { top: 8 },
}));
