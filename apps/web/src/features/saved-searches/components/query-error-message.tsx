import { styled } from '@mui/material/styles';
import type { ApiError } from '../../../shared/api/api-error.ts';
import { Icon } from '../../../shared/ui/icon.tsx';

const Root = styled('div')(({ theme }) => {
  const { token } = theme.vars.palette;
  return {
    marginTop: 12,
    display: 'grid',
    gridTemplateColumns: '16px minmax(0, 1fr)',
    gap: '4px 6px',
    color: token.failed,
    '& svg': { marginTop: 2 },
    '& code': {
      gridColumn: 2,
      fontSize: 12.5,
      color: token.ink,
      overflowWrap: 'anywhere',
      whiteSpace: 'pre-wrap',
    },
    '& u': { textDecoration: `underline wavy ${token.failed}`, textUnderlineOffset: 3 },
  };
});

/** Shows where the fault in the search text is and what it is, such as `Character 27: near/ needs a number`. */
export function QueryErrorMessage({ text, fault }: { text: string; fault: ApiError }) {
  const { query, message } = fault;
  if (query === null) {
    return (
      <Root role="alert">
        <Icon name="warning" />
        <p>{message}</p>
      </Root>
    );
  }
  const end = query.position + Math.max(1, query.length);
  return (
    <Root role="alert">
      <Icon name="warning" />
      <p>{`Character ${query.position + 1}: ${message}`}</p>
      <code>
        {text.slice(0, query.position)}
        <u>{text.slice(query.position, end)}</u>
        {text.slice(end)}
      </code>
    </Root>
  );
}
