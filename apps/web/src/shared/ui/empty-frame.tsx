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
}));

const Sign = styled('span')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  width: 40,
  height: 40,
  marginBottom: 8,
  borderRadius: 6,
  border: `1px solid ${theme.vars.palette.token.border}`,
  backgroundColor: theme.vars.palette.token.surfaceSub,
}));

const Title = styled('p')(({ theme }) => ({
  fontSize: 14,
  lineHeight: '20px',
  fontWeight: 600,
  color: theme.vars.palette.token.ink,
}));

const Description = styled('p')({ maxWidth: 300, textWrap: 'balance' });

const Actions = styled('div')({ marginTop: 10, display: 'flex', gap: 8, flexWrap: 'wrap', justifyContent: 'center' });

export interface EmptyFrameProps {
  /** Shown above the texts. */
  sign: ReactNode;
  title: string;
  /** Tells the user what to do next. */
  description?: ReactNode;
  /** One or two buttons. */
  action?: ReactNode;
  /** Whether it fills the whole page, so that its title is the page heading. */
  isPage?: boolean;
}

/** Layout of an empty state with a custom icon. */
export function EmptyFrame({ sign, title, description, action, isPage = false }: EmptyFrameProps) {
  return (
    <Root>
      <Sign>{sign}</Sign>
      <Title {...(isPage ? { as: 'h1' } : {})}>{title}</Title>
      {description ? (
        <Description>{typeof description === 'string' ? keepTogether(description) : description}</Description>
      ) : null}
      {action ? <Actions>{action}</Actions> : null}
    </Root>
  );
}

/** Matches words such as `e-mail` and `U-turn`. CSS cannot prevent a line break after a hyphen. */
const ONE_LETTER_AND_WORD = /(?<![\p{L}\p{N}])(\p{L}-\p{L}+)/u;

/** Prevents a single letter with a hyphen at the end of a line. */
function keepTogether(words: string): ReactNode {
  return words.split(ONE_LETTER_AND_WORD).map((part, place) =>
    // `split` puts the captured matches at odd indexes.
    place % 2 === 1 ? (
      <span key={place} style={{ whiteSpace: 'nowrap' }}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}
