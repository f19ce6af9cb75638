import { styled } from '@mui/material/styles';
import { useId, type ReactNode } from 'react';

const Root = styled('section')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: 12,
  padding: '16px 20px 20px',
  border: `1px solid ${theme.vars.palette.token.border}`,
  borderRadius: 6,
  backgroundColor: theme.vars.palette.token.surface,
  fontSize: 13,
  lineHeight: '20px',
  [theme.breakpoints.down('sm')]: { padding: 16 },
}));

const Head = styled('header')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  minHeight: 28,
  '& > h2': { flex: 1, minWidth: 0, fontSize: 15, lineHeight: '24px', fontWeight: 600 },
});

export interface SectionCardProps {
  title: string;
  /** Shown to the right of the heading. */
  action?: ReactNode;
  children: ReactNode;
}

/** A self-contained part of a page: a framed surface labeled by its heading. */
export function SectionCard({ title, action, children }: SectionCardProps) {
  const headingId = useId();
  return (
    <Root aria-labelledby={headingId}>
      <Head>
        <h2 id={headingId}>{title}</h2>
        {action}
      </Head>
      {children}
    </Root>
  );
}
