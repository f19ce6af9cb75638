import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useEffect, useState, type RefObject } from 'react';
import { Icon } from '../../../shared/ui/icon.tsx';
import { documentTexts } from '../document-texts.ts';
import { selectedText, type ReadPassage } from '../model/read-passage.ts';

const Root = styled('div')(({ theme }) => ({
  position: 'absolute',
  zIndex: 2,
  borderRadius: 6,
  backgroundColor: theme.vars.palette.token.surface,
  boxShadow: theme.vars.palette.token.edgeShadow,
  // A finger selects with handles and a menu of the system around the words: the button keeps to the foot.
  '@media (pointer: coarse)': { top: 'auto !important', left: '16px !important', right: 16, bottom: 16 },
  '@media (pointer: coarse) and (min-width: 600px)': { right: 'auto' },
  [theme.breakpoints.down('sm')]: { top: 'auto !important', left: '16px !important', right: 16, bottom: 16 },
  '& .MuiButton-root': { width: '100%' },
}));

/** Fewer words are selected to be copied, or by a slip of the hand. */
const LEAST_WORDS = 4;
const WIDTH = 240;
const HEIGHT = 40;
/** Dragging selects anew with every move of the pointer. */
const SETTLED_MS = 150;

interface Selected {
  text: string;
  top: number;
  left: number;
}

export interface SelectionActionProps {
  /** Where the text is. */
  page: RefObject<HTMLElement | null>;
  onLookUp: (passage: Omit<ReadPassage, 'language'>) => void;
}

/** A button beside the words that are selected in a text, however they were: it looks for them elsewhere. */
export function SelectionAction({ page, onLookUp }: SelectionActionProps) {
  const [selected, setSelected] = useState<Selected | null>(null);
  useEffect(() => {
    let timer: number | undefined;
    const read = () => setSelected(readSelection(page.current));
    const wait = () => {
      window.clearTimeout(timer);
      timer = window.setTimeout(read, SETTLED_MS);
    };
    const pane = page.current;
    document.addEventListener('selectionchange', wait);
    pane?.addEventListener('scroll', wait, { passive: true });
    return () => {
      window.clearTimeout(timer);
      document.removeEventListener('selectionchange', wait);
      pane?.removeEventListener('scroll', wait);
    };
  }, [page]);
  if (selected === null) return null;
  return (
    <Root style={{ top: selected.top, left: selected.left }}>
      <Button
        variant="outlined"
        startIcon={<Icon name="search" />}
        aria-haspopup="dialog"
        // Pressing it would end the selection before the click.
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => onLookUp({ text: selected.text, label: null })}
      >
        {documentTexts.elsewhere}
      </Button>
    </Root>
  );
}

/** Below the last of the words in sight, within the pane. */
function readSelection(pane: HTMLElement | null): Selected | null {
  const selection = document.getSelection();
  const text = selectedText(selection, pane);
  if (selection === null || pane === null || text.split(/\s+/).length < LEAST_WORDS) return null;
  const frame = pane.offsetParent?.getBoundingClientRect() ?? pane.getBoundingClientRect();
  const sight = pane.getBoundingClientRect();
  const words = [...selection.getRangeAt(0).getClientRects()].at(-1) ?? sight;
  const top = Math.min(Math.max(words.bottom + 6, sight.top + 6), sight.bottom - HEIGHT - 6);
  const left = Math.min(Math.max(words.right - WIDTH, sight.left + 16), sight.right - WIDTH - 16);
  return { text, top: top - frame.top, left: left - frame.left };
}
