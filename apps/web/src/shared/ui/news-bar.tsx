import Button from '@mui/material/Button';
import { texts } from '../texts/texts.ts';
import { NoticeBar } from './notice-bar.tsx';

export interface NewsBarProps {
  count: number;
  /** `3 new alerts`. */
  words: (count: number) => string;
  onShow: () => void;
}

/** Says over a list that something has arrived, without moving what is being read. */
export function NewsBar({ count, words, onShow }: NewsBarProps) {
  return (
    <NoticeBar
      tone="news"
      icon="bell"
      action={
        <Button size="small" onClick={onShow}>
          {texts.actions.show}
        </Button>
      }
    >
      {count === 0 ? null : words(count)}
    </NoticeBar>
  );
}
