import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { AddressLink } from '../../../shared/navigation/address-link.tsx';
import { SecondLine } from '../../../shared/ui/second-line.tsx';
import { TruncatedText } from '../../../shared/ui/truncated-text.tsx';

/** Characters of a title shown before `Show More`. */
const TITLE = 100;

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
    '& a': { color: token.ink, fontWeight: 500 },
    '& a::after': { content: '""', position: 'absolute', inset: 0 },
  };
});

const CalendarLeaf = styled('span')(({ theme }) => {
  const { token } = theme.vars.palette;
  return {
    display: 'grid',
    alignContent: 'center',
    justifyItems: 'center',
    height: 40,
    border: `1px solid ${token.border}`,
    borderRadius: 6,
    fontSize: 11,
    lineHeight: '14px',
    color: token.ink3,
    '& b': { fontSize: 15, lineHeight: '18px', fontWeight: 600, color: token.ink },
  };
});

const Text = styled('span')({ minWidth: 0, overflowWrap: 'anywhere' });

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
            <CalendarLeaf aria-hidden="true">
              <b>{dayOfMonth}</b>
              {month?.slice(0, 3)}
            </CalendarLeaf>
            <Text>
              <TruncatedText
                text={title}
                limit={TITLE}
                wrap={(shown) => <AddressLink href={href}>{shown}</AddressLink>}
              />
              {under.map((line, index) => (
                <SecondLine key={index}>{line}</SecondLine>
              ))}
            </Text>
          </li>
        );
      })}
    </Root>
  );
}
