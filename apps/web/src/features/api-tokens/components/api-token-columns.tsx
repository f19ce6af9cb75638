import Button from '@mui/material/Button';
import type { ApiToken } from '@rotunda/contract';
import { formatRowDate } from '../../../shared/format/format-date.ts';
import { useNow } from '../../../shared/format/use-now.ts';
import { type DataColumn, optionsColumn } from '../../../shared/ui/data-list-columns.ts';
import { RelativeDate } from '../../../shared/ui/relative-date.tsx';
import { SecondLine } from '../../../shared/ui/second-line.tsx';
import { Badge } from '../../../shared/ui/status-badge.tsx';
import { apiTokenTexts as words, formatScopes } from '../model/api-token-texts.ts';

/** Returns the columns of a token list. The revoke button asks for confirmation. */
export function apiTokenColumns<Token extends ApiToken>(onRevoke: (token: Token) => void): DataColumn<Token>[] {
  return [
    {
      key: 'name',
      header: words.name,
      width: '2fr',
      phone: 'identity',
      tone: 'strong',
      cell: ({ name, prefix }) => (
        <>
          {name}
          <SecondLine>{`${prefix}…`}</SecondLine>
        </>
      ),
    },
    {
      key: 'scopes',
      header: words.scopes,
      width: '2fr',
      phone: 'line',
      tone: 'quiet',
      cell: ({ scopes }) => formatScopes(scopes),
    },
    {
      key: 'used',
      header: words.lastUsed,
      width: 128,
      phone: 'flow',
      tone: 'quiet',
      cell: ({ lastUsedTs }) => (lastUsedTs === null ? words.never : <RelativeDate seconds={lastUsedTs} />),
    },
    {
      key: 'ends',
      header: words.valid,
      width: 144,
      phone: 'flow',
      tone: 'quiet',
      cell: ({ expiresTs }) => <End seconds={expiresTs} />,
    },
    optionsColumn(
      (token) => (
        <Button size="small" color="error" aria-label={words.getRevoke(token.name)} onClick={() => onRevoke(token)}>
          {words.revoke}
        </Button>
      ),
      72,
    ),
  ];
}

function End({ seconds }: { seconds: number }) {
  const now = useNow();
  return seconds <= now ? (
    <Badge tone="failed" icon="clock">
      {words.expired}
    </Badge>
  ) : (
    words.until(formatRowDate(seconds, now))
  );
}
