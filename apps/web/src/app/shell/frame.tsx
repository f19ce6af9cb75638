import { styled } from '@mui/material/styles';

/** The whole window: top bar, one independently scrolling screen, and footer. */
export const Frame = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  height: '100dvh',
  minHeight: 0,
  overflow: 'hidden',
  // Paper does not scroll, so print the content at its full height.
  '@media print': { display: 'block', height: 'auto', overflow: 'visible' },
});

/** Container of a screen. It takes the focus after navigation, so that the keyboard starts there. */
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

/** First tab stop: skips the top bar and goes straight to the screen. */
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
