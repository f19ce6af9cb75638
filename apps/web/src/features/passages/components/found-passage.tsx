import { styled } from '@mui/material/styles';
import type { FoundPassages } from '@rotunda/contract';
import { useState } from 'react';
import { AddressLink } from '../../../shared/navigation/address-link.tsx';
import { Highlight } from '../../../shared/ui/highlight.tsx';
import { TruncatedText } from '../../../shared/ui/truncated-text.tsx';
import { passagesTexts } from '../passages-texts.ts';

export type FoundPassageItem = FoundPassages['results'][number];

const Root = styled('li')(({ theme }) => {
  const { token } = theme.vars.palette;
  return {
    display: 'grid',
    gap: 4,
    padding: '14px 0',
    borderTop: `1px solid ${token.border}`,
  };
});

const Head = styled('div')({ display: 'flex', gap: 8, alignItems: 'baseline', justifyContent: 'space-between' });

const Name = styled('span')({ fontWeight: 600, fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' });

const Share = styled('span')(({ theme }) => ({
  flex: 'none',
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  color: theme.vars.palette.token.accent,
}));

/** Characters of a title shown before `Show More`. */
const TITLE = 200;

const Title = styled('span')(({ theme }) => ({ color: theme.vars.palette.token.ink, overflowWrap: 'anywhere' }));

const Facts = styled('span')(({ theme }) => ({
  fontSize: 12.5,
  lineHeight: '18px',
  color: theme.vars.palette.token.ink2,
}));

const Wording = styled('p', { shouldForwardProp: (prop) => prop !== 'isCut' })<{ isCut: boolean }>(
  ({ theme, isCut }) => ({
    ...theme.typography.reading,
    fontSize: 14,
    lineHeight: '22px',
    overflowWrap: 'anywhere',
    ...(isCut ? { display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: 6, overflow: 'hidden' } : {}),
  }),
);

const Links = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 16px',
  fontSize: 13,
  '& a, & button': {
    padding: '3px 0',
    border: 0,
    background: 'none',
    font: 'inherit',
    fontWeight: 500,
    color: theme.vars.palette.token.accent,
    textDecoration: 'none',
    cursor: 'pointer',
    '&:hover': { textDecoration: 'underline' },
    '@media (pointer: coarse)': { padding: '10px 0' },
  },
}));

/** Characters that always fit in six lines. */
const SHORT = 320;

export interface FoundPassageLinks {
  /** Returns the address where the passage can be read. */
  getAddress: (found: FoundPassageItem) => string;
  /** Returns the address of the comparison of both documents, or null if a comparison makes no sense. */
  compareAddressOf: (found: FoundPassageItem) => string | null;
}

/**
 * Shows one document that contains the passage: the share found, its location, and its wording with the matching text
 * highlighted.
 */
export function FoundPassage({ found, getAddress, compareAddressOf }: { found: FoundPassageItem } & FoundPassageLinks) {
  const [isExpanded, setIsExpanded] = useState(false);
  const { localityExternalId, title, description, versionName, sectionLabel, share, excerpt } = found;
  const name = localityExternalId ?? title;
  const compareAddress = compareAddressOf(found);
  const isLong = excerpt.text.length > SHORT;
  return (
    <Root>
      <Head>
        <Name>{name}</Name>
        <Share>{passagesTexts.share(share)}</Share>
      </Head>
      {localityExternalId === null ? null : (
        <Title>
          <TruncatedText text={title} limit={TITLE} />
        </Title>
      )}
      <Facts>{[description, versionName, sectionLabel].filter(Boolean).join(' · ')}</Facts>
      <Wording isCut={isLong && !isExpanded}>
        <Highlight text={excerpt.text} marks={excerpt.marks} />
      </Wording>
      <Links>
        <AddressLink href={getAddress(found)} aria-label={passagesTexts.openAt(name)}>
          {passagesTexts.open}
        </AddressLink>
        {compareAddress === null ? null : (
          <AddressLink href={compareAddress} aria-label={passagesTexts.compareWith(name)}>
            {passagesTexts.compare}
          </AddressLink>
        )}
        {isLong ? (
          <button type="button" aria-expanded={isExpanded} onClick={() => setIsExpanded(!isExpanded)}>
            {isExpanded ? passagesTexts.showLess : passagesTexts.showAll}
          </button>
        ) : null}
      </Links>
    </Root>
  );
}
