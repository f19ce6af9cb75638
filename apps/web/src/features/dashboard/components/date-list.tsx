import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { AddressLink } from '../../../shared/navigation/address-link.tsx';

const Root = styled('ul')(({ theme }) => {
  const { token } = theme.vars.palette;
  return {
    '& li': {
      position: 'relative',
      display: 'grid',
      gridTemplateColumns: '40px minmax(0, 1fr)',
      columnGap: 10,
      padding: '8px 16px',
      borderTop: `1px solid ${token.border}`,
      fontSize: 13,
      lineHeight: '20px',
    },
    '& li:hover': { backgroundColor: token.hover },
    '& .leaf': {
      display: 'grid',
      alignContent: 'center',
      justifyItems: 'center',
      height: 40,
      border: `1px solid ${token.border}`,
      borderRadius: 6,
      fontSize: 11,
      lineHeight: '14px',
      color: token.ink3,
    },
    '& .leaf b': { fontSize: 15, lineHeight: '18px', fontWeight: 600, color: token.ink },
    '& .what': { minWidth: 0, overflowWrap: 'anywhere' },
    '& a': { color: token.ink, fontWeight: 500 },
    '& a::after': { content: '""', position: 'absolute', inset: 0 },
    '& .under': { display: 'block', fontSize: 12, lineHeight: '16px', color: token.ink3 },
  };
});

export interface DatedEntry {
  key: string;
  /** Date in words, e.g. `March 13, 2026`. */
  day: string;
  href: string;
  title: string;
  under: readonly ReactNode[];
}

/** List of dated entries, each beside a calendar leaf with its day. */
export function DateList({ entries }: { entries: readonly DatedEntry[] }) {
  return (
    <Root>
      {entries.map(({ key, day, href, title, under }) => {
        const [month, dayOfMonth] = day.split(/[ ,]+/);
        return (
          <li key={key}>
            <span className="leaf" aria-hidden="true">
              <b>{dayOfMonth}</b>
              {month?.slice(0, 3)}
            </span>
            <span className="what">
              <AddressLink href={href}>{title}</AddressLink>
              {under.map((line, index) => (
                <span key={index} className="under">
                  {line}
                </span>
              ))}
            </span>
          </li>
        );
      })}
    </Root>
  );
}
