import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import { useSearchParamText } from '../../../shared/hooks/use-search-param-text.ts';
import { formatNumber } from '../../../shared/format/format-number.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import { documentTexts } from '../document-texts.ts';

interface FaultProps {
  isFaulty: boolean;
}
const byError = { shouldForwardProp: (prop: PropertyKey) => prop !== 'isFaulty' };

const Root = styled(
  'form',
  byError,
)<FaultProps>(({ isFaulty }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  minWidth: 0,
  // An error message gets its own row, so that the field keeps its width.
  ...(isFaulty ? { flexWrap: 'wrap' } : {}),
  '& .MuiOutlinedInput-root': { width: 240, minWidth: 0, flexShrink: 1 },
}));

/** Counts the matches, or says what is wrong with the words. One element for both, since it is a live region. */
const Answer = styled(
  'span',
  byError,
)<FaultProps>(({ theme, isFaulty }) => ({
  fontSize: 13,
  ...(isFaulty
    ? { order: 1, flexBasis: '100%', color: theme.vars.palette.token.failed }
    : {
        whiteSpace: 'nowrap',
        padding: '0 4px',
        color: theme.vars.palette.token.ink2,
        fontVariantNumeric: 'tabular-nums',
      }),
}));

export interface TextFindProps {
  /** The words that are currently marked. */
  find: string;
  onFind: (find: string) => void;
  total: number;
  /** Index of the current mark, starting at 0; null before the first step. */
  current: number | null;
  onGo: (mark: number) => void;
  /** Why the words cannot be parsed; null if they can. */
  fault: string | null;
}

/** Debounce of typing, in milliseconds. */
const DEBOUNCE_MS = 350;
const MIN_CHARACTERS = 2;

/**
 * Finds words in this text, with the search language and all inflections, while the user types. Enter goes to the next
 * match, Shift+Enter to the previous one.
 */
export function TextFind({ find, onFind, total, current, onGo, fault }: TextFindProps) {
  const { typed, type, commit } = useSearchParamText({
    value: find,
    onCommit: (words) => onFind(words.trim()),
    delayMs: DEBOUNCE_MS,
    isComplete,
  });
  const words = typed.trim();
  const step = (by: 1 | -1) => {
    if (total > 0) onGo(current === null ? (by === 1 ? 0 : total - 1) : (current + by + total) % total);
  };
  return (
    <Root
      role="search"
      isFaulty={fault !== null}
      onSubmit={(event) => {
        event.preventDefault();
        if (words === find) step(1);
        else commit(typed);
      }}
    >
      <OutlinedInput
        value={typed}
        placeholder={documentTexts.findInText}
        error={fault !== null}
        title={fault ?? ''}
        inputProps={{ 'aria-label': documentTexts.findInText, maxLength: 2000 }}
        onChange={(event) => type(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && event.shiftKey && words === find) {
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
      <Answer isFaulty={fault !== null} role="status">
        {fault ??
          (find === ''
            ? ''
            : total === 0
              ? documentTexts.noMatchesInText
              : `${formatNumber((current ?? 0) + 1)} of ${formatNumber(total)}`)}
      </Answer>
      <IconButton icon="arrow-up" label={documentTexts.previousMatch} disabled={total === 0} onClick={() => step(-1)} />
      <IconButton icon="arrow-down" label={documentTexts.nextMatch} disabled={total === 0} onClick={() => step(1)} />
    </Root>
  );
}

/** Whether the typed text is worth searching for. A single letter or an open phrase is searched for only on Enter. */
function isComplete(typed: string): boolean {
  const words = typed.trim();
  return words === '' || (words.length >= MIN_CHARACTERS && words.split('"').length % 2 === 1);
}
