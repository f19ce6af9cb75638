import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { BackButton } from '../navigation/back-button.tsx';
import { usePageTitle } from '../navigation/use-page-title.ts';
import { PageColumn } from '../ui/page-column.tsx';

const Root = styled('article')(({ theme }) => ({
  flex: 1,
  minHeight: 0,
  overflow: 'auto',
  backgroundColor: theme.vars.palette.token.surface,
  '& h1': { fontSize: 22, lineHeight: '28px', fontWeight: 600, letterSpacing: '-0.018em', overflowWrap: 'anywhere' },
  [theme.breakpoints.down('sm')]: { '& h1': { fontSize: 18, lineHeight: '24px' } },
}));

const KindLine = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  fontSize: 13,
  color: theme.vars.palette.token.ink2,
}));

const Facts = styled('div')(({ theme }) => ({
  fontSize: 13,
  lineHeight: '20px',
  color: theme.vars.palette.token.ink2,
  overflowWrap: 'anywhere',
}));

interface PlainPageProps {
  title: string;
  /** Kind of the document. */
  kind: string;
  /** Target of the back button if there is no previous page. */
  parent: string;
  /** Lines below the title; empty ones are left out. */
  facts: readonly string[];
  children: ReactNode;
}

/** Shows a document of the licensed feed on its own page. It has no tags, projects or comments. */
export function PlainPage({ title, kind, parent, facts, children }: PlainPageProps) {
  usePageTitle(title);
  return (
    <Root aria-label={title}>
      <PageColumn>
        <KindLine>
          <BackButton parent={parent} />
          <span>{kind}</span>
        </KindLine>
        <h1>{title}</h1>
        <Facts>
          {facts.filter(Boolean).map((fact) => (
            <p key={fact}>{fact}</p>
          ))}
        </Facts>
        {children}
      </PageColumn>
    </Root>
  );
}
