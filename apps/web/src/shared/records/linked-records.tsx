import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useId, type ReactNode } from 'react';
import { AddressLink } from '../navigation/address-link.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { Icon } from '../ui/icon.tsx';
import { SkeletonText } from '../ui/skeleton-text.tsx';
import { recordTexts } from './record-texts.ts';

const Root = styled('section')(({ theme }) => ({
  fontSize: 13,
  lineHeight: '20px',
  '& h2, & h3': { fontSize: 13, lineHeight: '20px', fontWeight: 600 },
  '& h3': { marginTop: 12, color: theme.vars.palette.token.ink2 },
  '& li': { padding: '8px 0' },
  '& li + li': { borderTop: `1px solid ${theme.vars.palette.token.border}` },
  '& a': { fontWeight: 500, overflowWrap: 'anywhere' },
}));

const Head = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
  marginBottom: 8,
});

const Facts = styled('span')(({ theme }) => ({
  display: 'block',
  color: theme.vars.palette.token.ink2,
  overflowWrap: 'anywhere',
}));

const None = styled('p')(({ theme }) => ({ color: theme.vars.palette.token.ink3 }));

export interface LinkedRecordsProps {
  title: string;
  createLabel: string;
  /** Null for a viewer. */
  onCreate: (() => void) | null;
  /** Shown for an empty list; null while the list is not empty or still unknown. */
  emptyText: string | null;
  isPending: boolean;
  /** Null if nothing failed. */
  error: unknown;
  onRetry: () => void;
  /** Lists of `LinkedRecord`. */
  children: ReactNode;
}

/** Shows the organization's records linked to a document, next to it, with a button that adds one. */
export function LinkedRecords(props: LinkedRecordsProps) {
  const { title, createLabel, onCreate, emptyText, isPending, error, onRetry, children } = props;
  const headingId = useId();
  return (
    <Root aria-labelledby={headingId}>
      <Head>
        <h2 id={headingId}>{title}</h2>
        {onCreate ? (
          <Button size="small" startIcon={<Icon name="plus" />} onClick={onCreate}>
            {createLabel}
          </Button>
        ) : null}
      </Head>
      {error ? <ErrorState message={recordTexts.fetchFailed} error={error} onRetry={onRetry} /> : null}
      {isPending ? <SkeletonText lines={3} /> : null}
      {emptyText === null ? null : <None>{emptyText}</None>}
      {children}
    </Root>
  );
}

/** Shows one linked record with a link and a second line of facts. */
export function LinkedRecord({ href, name, second }: { href: string; name: string; second: string }) {
  return (
    <li>
      <AddressLink href={href}>{name}</AddressLink>
      <Facts>{second}</Facts>
    </li>
  );
}
