import { styled } from '@mui/material/styles';
import { FOCUS_RING_COLOR } from '../../shared/theme/focus-ring.ts';
import { MEASURES } from '../../shared/theme/measures.ts';

/** The top bar's background: ink navy, 64 px high, or 164 px on the dashboard, where it contains the search box. */
export const Bar = styled('header', { shouldForwardProp: (prop) => prop !== 'isDashboard' })<{
  isDashboard?: boolean;
}>(({ theme, isDashboard = false }) => ({
  flex: 'none',
  height: isDashboard ? MEASURES.topBarDashboard : MEASURES.topBar,
  backgroundColor: theme.vars.palette.token.bar,
  color: theme.vars.palette.token.barInk,
  borderBottom: `1px solid ${theme.vars.palette.token.barLine}`,
  [FOCUS_RING_COLOR]: '#FFFFFF',
  '@media print': { display: 'none' },
}));

/** The line of the bar with the brand, the links and the buttons. */
export const BarLine = styled('div', { shouldForwardProp: (prop) => prop !== 'hasMenuButton' })<{
  /** The menu button, which a phone has at the start, has its own padding. */
  hasMenuButton?: boolean;
}>(({ theme, hasMenuButton = true }) => ({
  display: 'flex',
  alignItems: 'stretch',
  height: MEASURES.topBar - 1,
  padding: '0 16px 0 20px',
  [theme.breakpoints.down('sm')]: { padding: hasMenuButton ? '0 8px' : '0 16px' },
}));

export const Brand = styled('a')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  marginRight: 24,
  color: '#FFFFFF',
  fontSize: 16,
  fontWeight: 600,
  letterSpacing: '-0.012em',
  '&:hover': { textDecoration: 'none' },
  [theme.breakpoints.down('sm')]: { marginRight: 'auto' },
}));

export const MainLinks = styled('nav')(({ theme }) => ({
  display: 'flex',
  alignItems: 'stretch',
  gap: 2,
  '& a': {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: 6,
    padding: '0 10px',
    color: theme.vars.palette.token.barInk,
    fontSize: 13.5,
    fontWeight: 500,
    whiteSpace: 'nowrap',
  },
  '& a:hover': { color: '#FFFFFF', textDecoration: 'none' },
  '& [aria-current]': { position: 'relative', color: '#FFFFFF' },
  '& a[aria-current]::after': { bottom: -1 },
  // A menu button is shorter than the bar, so its underline needs a larger offset.
  '& button[aria-current]::after': { bottom: -15 },
  '& [aria-current]::after': {
    content: '""',
    position: 'absolute',
    left: 10,
    right: 10,
    height: 3,
    borderRadius: '2px 2px 0 0',
    backgroundColor: '#FFFFFF',
  },
  '& a:focus-visible': { outlineOffset: -4 },
}));

/** Number of unread alerts, white on the bar. */
export const UnreadPill = styled('span')({
  minWidth: 18,
  padding: '0 5px',
  borderRadius: 9,
  textAlign: 'center',
  fontSize: 11,
  lineHeight: '16px',
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  backgroundColor: '#FFFFFF',
  color: '#14233D',
});

export const BarButton = styled('button')(({ theme }) => ({
  font: 'inherit',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 8,
  height: 34,
  minWidth: 34,
  padding: '0 9px',
  border: 0,
  borderRadius: 6,
  background: 'none',
  color: theme.vars.palette.token.barInk,
  fontSize: 13,
  lineHeight: '20px',
  cursor: 'pointer',
  '&:hover, &[aria-expanded="true"]': { backgroundColor: theme.vars.palette.token.barField, color: '#FFFFFF' },
  '& kbd': { borderColor: 'rgb(255 255 255 / .2)', backgroundColor: 'transparent', color: 'inherit' },
  [theme.breakpoints.down('sm')]: { minWidth: 44, height: 44 },
}));

/** Button that looks like a search field and opens the command palette. */
export const JumpButton = styled(BarButton)(({ theme }) => ({
  width: 212,
  padding: '0 6px 0 10px',
  backgroundColor: theme.vars.palette.token.barField,
  [theme.breakpoints.down('md')]: { width: 'auto', '& kbd': { display: 'none' } },
  [theme.breakpoints.down('sm')]: {
    '&, &:hover, &[aria-expanded="true"]': { backgroundColor: 'transparent' },
  },
}));

export const JumpLabel = styled('span')(({ theme }) => ({
  flex: 1,
  textAlign: 'left',
  [theme.breakpoints.down('md')]: { display: 'none' },
}));

export const Avatar = styled('span')({
  width: 30,
  height: 30,
  borderRadius: '50%',
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  fontSize: 11,
  fontWeight: 600,
  backgroundColor: '#DCE5F2',
  color: '#14233D',
});
