import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

const Root = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: 4,
  padding: '40px 24px',
  textAlign: 'center',
  fontSize: 13,
  lineHeight: '20px',
  color: theme.vars.palette.token.ink2,
  '& .sign': {
    display: 'grid',
    placeItems: 'center',
    width: 40,
    height: 40,
    marginBottom: 8,
    borderRadius: 6,
    border: `1px solid ${theme.vars.palette.token.border}`,
    backgroundColor: theme.vars.palette.token.surfaceSub,
  },
  '& .title': { fontSize: 14, lineHeight: '20px', fontWeight: 600, color: theme.vars.palette.token.ink },
  '& .description': { maxWidth: 300, textWrap: 'balance' },
  '& .action': { marginTop: 10, display: 'flex', gap: 8, flexWrap: 'wrap', justifyContent: 'center' },
}));

export interface EmptyFrameProps {
  /** Drawn over the words. */
  sign: ReactNode;
  title: string;
  /** What to do next. */
  description?: ReactNode;
  /** One button, or two. */
  action?: ReactNode;
  /** It is the whole page, so its title is the page's heading. */
  isPage?: boolean;
}

/** The layout of an empty state, for what brings a sign of its own. */
export function EmptyFrame({ sign, title, description, action, isPage = false }: EmptyFrameProps) {
  const Title = isPage ? 'h1' : 'p';
  return (
    <Root>
      <span className="sign">{sign}</span>
      <Title className="title">{title}</Title>
      {description ? (
        <p className="description">{typeof description === 'string' ? keepTogether(description) : description}</p>
      ) : null}
      {action ? <div className="action">{action}</div> : null}
    </Root>
  );
}

/** As `e-mail` and `U-turn`: no style forbids a line to end at a hyphen. */
const ONE_LETTER_AND_WORD = /(?<![\p{L}\p{N}])(\p{L}-\p{L}+)/u;

/** The words, none of which leaves a single letter at the end of a line. */
function keepTogether(words: string): ReactNode {
  return words.split(ONE_LETTER_AND_WORD).map((part, place) =>
    // What the pattern found stands at the odd places.
    place % 2 === 1 ? (
      <span key={place} style={{ whiteSpace: 'nowrap' }}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}
