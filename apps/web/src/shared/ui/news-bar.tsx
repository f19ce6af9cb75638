import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { texts } from '../texts/texts.ts';
import { Icon } from './icon.tsx';

const Root = styled('div')(({ theme }) => ({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 36,
  padding: '2px 12px 2px 20px',
  borderBottom: `1px solid ${theme.vars.palette.token.border}`,
  backgroundColor: theme.vars.palette.token.accentTint,
  color: theme.vars.palette.token.accent,
  fontSize: 13,
  lineHeight: '20px',
  fontWeight: 500,
}));

export interface NewsBarProps {
  count: number;
  /** `3 new alerts`. */
  words: (count: number) => string;
  onShow: () => void;
}

/** Says over a list that something has arrived, without moving what is being read. */
export function NewsBar({ count, words, onShow }: NewsBarProps) {
  return (
    <div role="status">
      {count === 0 ? null : (
        <Root>
          <Icon name="bell" />
          {words(count)}
          <Button size="small" onClick={onShow}>
            {texts.actions.show}
          </Button>
        </Root>
      )}
    </div>
  );
}
