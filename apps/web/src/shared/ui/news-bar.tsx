import Button from '@mui/material/Button';
import { texts } from '../texts/texts.ts';
import { NoticeBar } from './notice-bar.tsx';

export interface NewsBarProps {
  count: number;
  /** Returns the text, such as `3 new alerts`. */
  words: (count: number) => string;
  onShow: () => void;
}

/** Announces new items above a list without moving the current content. */
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
