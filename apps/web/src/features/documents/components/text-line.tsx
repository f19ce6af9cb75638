import { styled } from '@mui/material/styles';
import { memo } from 'react';
import { Icon } from '../../../shared/ui/icon.tsx';
import { Highlight } from '../../../shared/ui/highlight.tsx';
import { VisuallyHidden } from '../../../shared/ui/visually-hidden.tsx';
import { documentTexts } from '../document-texts.ts';
import { CitedText } from './cited-text.tsx';
import type { TextLine } from '../model/text-lines.ts';

const Heading = styled('div')(({ theme }) => ({
  ...theme.typography.reading,
  padding: '18px 0 6px',
  fontWeight: 600,
  overflowWrap: 'anywhere',
  '&.top': { paddingTop: 28, fontSize: 18, lineHeight: '26px' },
  '& .elsewhere': {
    display: 'inline-grid',
    placeItems: 'center',
    width: 24,
    height: 24,
    margin: '-2px 0 -2px 6px',
    padding: 0,
    border: 0,
    borderRadius: 4,
    background: 'none',
    verticalAlign: 'middle',
    color: theme.vars.palette.token.ink3,
    cursor: 'pointer',
    '&:hover': { color: theme.vars.palette.token.ink, backgroundColor: theme.vars.palette.token.hover },
    '@media (pointer: coarse)': { width: 40, height: 40, margin: '-10px 0 -10px 2px' },
  },
  '&.deleted': { textDecoration: 'line-through' },
  '&.added': { textDecoration: 'underline', textDecorationThickness: 1, textUnderlineOffset: 3 },
}));

const Block = styled('p')(({ theme }) => {
  const { token } = theme.vars.palette;
  return {
    ...theme.typography.reading,
    padding: '3px 0',
    overflowWrap: 'anywhere',
    whiteSpace: 'pre-line',
    '& .num': { fontWeight: 500 },
    // Crossed out, underlined, and a bar at the edge that says which: colour only adds to them.
    '&.deleted': { color: token.delInk, '& del': { backgroundColor: token.del, textDecorationThickness: 1 } },
    '&.added': {
      color: token.insInk,
      '& ins': { backgroundColor: token.ins, textDecorationThickness: 1, textUnderlineOffset: 3 },
    },
    '&.deleted, &.added': { borderLeft: '2px solid currentColor', paddingLeft: 10, marginLeft: -12 },
  };
});

export interface TextLineViewProps {
  line: TextLine;
  /** Number of the mark next/previous stands on; null for none. */
  currentMark: number | null;
  /** Looks for the section of a heading elsewhere, by its number; null where nobody may. */
  onLookUp: ((section: number) => void) | null;
}

/** One line of a document's text. */
export const TextLineView = memo(function TextLineView({ line, currentMark, onLookUp }: TextLineViewProps) {
  const own = currentMark === null ? -1 : currentMark - line.firstMark;
  const current = own >= 0 && own < line.marks.length ? { current: own } : {};
  if (line.kind === 'heading') {
    return (
      <Heading
        role="heading"
        aria-level={Math.min(6, line.level + 2)}
        className={[line.level <= 1 && 'top', line.change].filter(Boolean).join(' ')}
      >
        <Highlight text={line.label} marks={line.marks} {...current} />
        {onLookUp === null || line.change === 'deleted' ? null : (
          <button
            type="button"
            className="elsewhere"
            data-not-text
            aria-haspopup="dialog"
            aria-label={documentTexts.sectionElsewhere(line.label)}
            title={documentTexts.elsewhere}
            onClick={() => onLookUp(line.section)}
          >
            <Icon name="search" size={14} />
          </button>
        )}
      </Heading>
    );
  }
  const words = (
    <>
      {line.num ? <span className="num">{line.num} </span> : null}
      <CitedText text={line.text} marks={line.marks} links={line.links} {...current} />
    </>
  );
  return (
    <Block
      className={line.change ?? ''}
      // Twelve steps are as deep as a column of 65 characters bears.
      style={{ marginLeft: Math.min(line.indent, 8) * 18 }}
    >
      {line.change === 'deleted' ? (
        <del>
          <VisuallyHidden data-not-text>{`${documentTexts.struck}: `}</VisuallyHidden>
          {words}
        </del>
      ) : line.change === 'added' ? (
        <ins>
          <VisuallyHidden data-not-text>{`${documentTexts.inserted}: `}</VisuallyHidden>
          {words}
        </ins>
      ) : (
        words
      )}
    </Block>
  );
});
