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
  // Touch selection shows handles and a system menu around the words, so the button stays at the bottom.
  '@media (pointer: coarse)': { top: 'auto !important', left: '16px !important', right: 16, bottom: 16 },
  '@media (pointer: coarse) and (min-width: 600px)': { right: 'auto' },
  [theme.breakpoints.down('sm')]: { top: 'auto !important', left: '16px !important', right: 16, bottom: 16 },
  '& .MuiButton-root': { width: '100%' },
}));

/** Minimum words; shorter selections are made for copying or by accident. */
const MIN_WORDS = 4;
const WIDTH = 240;
const HEIGHT = 40;
/** Delay in milliseconds, because dragging changes the selection with every pointer move. */
const SETTLED_MS = 150;

interface Selected {
  text: string;
  top: number;
  left: number;
}

export interface SelectionActionProps {
  /** Element that contains the text. */
  page: RefObject<HTMLElement | null>;
  onLookUp: (passage: Omit<ReadPassage, 'language'>) => void;
}

/** Button beside the selected words of a text that searches for them elsewhere. It works for any kind of selection. */
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
        // Pressing the button would clear the selection before the click.
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => onLookUp({ text: selected.text, label: null })}
      >
        {documentTexts.elsewhere}
      </Button>
    </Root>
  );
}

/** Reads the selection, and places the button below its last words, within the visible part of the pane. */
function readSelection(pane: HTMLElement | null): Selected | null {
  const selection = document.getSelection();
  const text = selectedText(selection, pane);
  if (selection === null || pane === null || text.split(/\s+/).length < MIN_WORDS) return null;
  const frame = pane.offsetParent?.getBoundingClientRect() ?? pane.getBoundingClientRect();
  const sight = pane.getBoundingClientRect();
  const words = [...selection.getRangeAt(0).getClientRects()].at(-1) ?? sight;
  const top = Math.min(Math.max(words.bottom + 6, sight.top + 6), sight.bottom - HEIGHT - 6);
  const left = Math.min(Math.max(words.right - WIDTH, sight.left + 16), sight.right - WIDTH - 16);
  return { text, top: top - frame.top, left: left - frame.left };
}
