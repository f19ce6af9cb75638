import { styled } from '@mui/material/styles';
import { AddressLink } from '../../../shared/navigation/address-link.tsx';
import { tariffsTexts as words } from '../model/tariffs-texts.ts';

const PARTS = [
  { path: '/global-tariff-tracker', label: words.tariffs },
  { path: '/global-tariff-tracker/codes', label: words.codes },
  { path: '/global-tariff-tracker/impact', label: words.impact },
] as const;

const Root = styled('nav')(({ theme }) => ({
  flex: 'none',
  display: 'flex',
  gap: 20,
  overflowX: 'auto',
  padding: '0 20px',
  borderBottom: `1px solid ${theme.vars.palette.token.border}`,
  backgroundColor: theme.vars.palette.token.surface,
  fontSize: 13,
  lineHeight: '20px',
  '& a': {
    padding: '10px 0 8px',
    borderBottom: '2px solid transparent',
    whiteSpace: 'nowrap',
    color: theme.vars.palette.token.ink2,
    '&:hover': { textDecoration: 'none', color: theme.vars.palette.token.ink },
    '&[aria-current="page"]': {
      fontWeight: 500,
      color: theme.vars.palette.token.ink,
      borderBottomColor: theme.vars.palette.token.accent,
    },
  },
  [theme.breakpoints.down('sm')]: { padding: '0 16px' },
}));

/** Tabs of the tracker, each a page with its own address. */
export function TrackerTabs({ current }: { current: (typeof PARTS)[number]['path'] }) {
  return (
    <Root aria-label={words.parts}>
      {PARTS.map(({ path, label }) => (
        <AddressLink key={path} href={path} {...(path === current ? { 'aria-current': 'page' as const } : {})}>
          {label}
        </AddressLink>
      ))}
    </Root>
  );
}
