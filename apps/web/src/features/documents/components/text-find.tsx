import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { formatNumber } from '../../../shared/format/format-number.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import { documentTexts } from '../document-texts.ts';

const Root = styled('form')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  minWidth: 0,
  '& .count': {
    fontSize: 13,
    whiteSpace: 'nowrap',
    padding: '0 4px',
    color: theme.vars.palette.token.ink2,
    fontVariantNumeric: 'tabular-nums',
  },
  '& .MuiOutlinedInput-root': { width: 240, minWidth: 0, flexShrink: 1 },
}));

export interface TextFindProps {
  /** What is marked now. */
  find: string;
  onFind: (find: string) => void;
  total: number;
  /** From 0; null before the first step. */
  current: number | null;
  onGo: (mark: number) => void;
  /** What is wrong with the words. */
  fault: string | null;
}

/** Find in this text: the words of the search language, all their inflections. Enter goes on, Shift+Enter back. */
export function TextFind({ find, onFind, total, current, onGo, fault }: TextFindProps) {
  const [draft, setDraft] = useState({ text: find, of: find });
  const text = draft.of === find ? draft.text : find;
  const step = (by: 1 | -1) => {
    if (total > 0) onGo(current === null ? (by === 1 ? 0 : total - 1) : (current + by + total) % total);
  };
  return (
    <Root
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() === find) step(1);
        else onFind(text.trim());
      }}
    >
      <OutlinedInput
        value={text}
        placeholder={documentTexts.findInText}
        error={fault !== null}
        title={fault ?? ''}
        inputProps={{ 'aria-label': documentTexts.findInText, maxLength: 2000 }}
        onChange={(event) => setDraft({ text: event.target.value, of: find })}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && event.shiftKey && text.trim() === find) {
            event.preventDefault();
            step(-1);
          }
        }}
        startAdornment={
          <InputAdornment position="start" sx={{ m: 0 }}>
            <Icon name="search" />
          </InputAdornment>
        }
      />
      <span className="count" role="status">
        {fault ??
          (find === ''
            ? ''
            : total === 0
              ? documentTexts.noMatchesInText
              : `${formatNumber((current ?? 0) + 1)} of ${formatNumber(total)}`)}
      </span>
      <IconButton icon="arrow-up" label={documentTexts.previousMatch} disabled={total === 0} onClick={() => step(-1)} />
      <IconButton icon="arrow-down" label={documentTexts.nextMatch} disabled={total === 0} onClick={() => step(1)} />
    </Root>
  );
}
