import generateUtilityClasses from '@mui/material/generateUtilityClasses';
import { styled } from '@mui/material/styles';
import { Fragment, memo, type ReactNode } from 'react';
import { Icon } from '../../../shared/ui/icon.tsx';
import { Highlight } from '../../../shared/ui/highlight.tsx';
import { VisuallyHidden } from '../../../shared/ui/visually-hidden.tsx';
import { documentTexts } from '../document-texts.ts';
import { CitedText } from './cited-text.tsx';
import type { BlockLine, HeadingLine, TextLine, TextPiece } from '../model/text-lines.ts';

/** A class name, since every line in view has a number and lines come and go while a text is scrolled. */
const slots = generateUtilityClasses('RtTextLine', ['number']);

const Heading = styled('div')(({ theme }) => ({
  ...theme.typography.reading,
  padding: '18px 0 6px',
  fontWeight: 600,
  overflowWrap: 'anywhere',
  '&[data-rank="top"]': { paddingTop: 28, fontSize: 18, lineHeight: '26px' },
  '& > button': {
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
  '&[data-change="deleted"]': { textDecoration: 'line-through' },
  '&[data-change="added"]': { textDecoration: 'underline', textDecorationThickness: 1, textUnderlineOffset: 3 },
}));

const Block = styled('p')(({ theme }) => {
  const { token } = theme.vars.palette;
  return {
    ...theme.typography.reading,
    padding: '3px 0',
    overflowWrap: 'anywhere',
    whiteSpace: 'pre-line',
    [`& .${slots.number}`]: { fontWeight: 500 },
    // Changes are crossed out or underlined, and whole lines have a bar at the edge, so that color is never the only
    // sign.
    '& del': { color: token.delInk, backgroundColor: token.del, textDecorationThickness: 1 },
    '& ins': {
      color: token.insInk,
      backgroundColor: token.ins,
      textDecorationThickness: 1,
      textUnderlineOffset: 3,
    },
    '&[data-change="deleted"]': { color: token.delInk },
    '&[data-change="added"]': { color: token.insInk },
    '&[data-change]': { borderLeft: '2px solid currentColor', paddingLeft: 10, marginLeft: -12 },
    // Printed beside the text in the original, so it must not read as part of the sentence above it.
    '&[data-note]': { fontSize: 13, lineHeight: '20px', color: token.ink2, fontStyle: 'italic' },
  };
});

export interface TextLineViewProps {
  line: TextLine;
  /** Number of the mark that next and previous are at; null for none. */
  currentMark: number | null;
  /** Searches elsewhere for a heading's section, by its number; null if the user may not. */
  onLookUp: ((section: number) => void) | null;
}

/** One line of a document's text. */
export const TextLineView = memo(function TextLineView({ line, currentMark, onLookUp }: TextLineViewProps) {
  return line.kind === 'heading' ? (
    <HeadingLineView line={line} currentMark={currentMark} onLookUp={onLookUp} />
  ) : (
    <BlockLineView line={line} currentMark={currentMark} />
  );
});

function HeadingLineView({ line, currentMark, onLookUp }: TextLineViewProps & { line: HeadingLine }) {
  return (
    <Heading
      role="heading"
      aria-level={Math.min(6, line.level + 2)}
      {...(line.level <= 1 ? { 'data-rank': 'top' } : {})}
      {...getChange(line)}
    >
      <Highlight text={line.label} marks={line.marks} {...getCurrent(line, currentMark)} />
      {onLookUp === null || line.change === 'deleted' ? null : (
        <button
          type="button"
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

function BlockLineView({ line, currentMark }: { line: BlockLine; currentMark: number | null }) {
  return (
    <Block
      {...getChange(line)}
      {...(line.isNote ? { 'data-note': true } : {})}
      // A column of 65 characters has room for at most eight indents.
      style={{ marginLeft: Math.min(line.indent, 8) * 18 }}
    >
      {line.isNote ? <VisuallyHidden data-not-text>{`${documentTexts.note}: `}</VisuallyHidden> : null}
      {line.pieces.map((piece, index) => (
        <Fragment key={piece.block}>
          {piece.isSpaced && index > 0 ? ' ' : null}
          <Changed change={piece.change}>
            {index === 0 && line.num ? <LineNumber num={line.num} isNote={line.isNote} /> : null}
            <CitedText text={piece.text} marks={piece.marks} links={piece.links} {...getCurrent(piece, currentMark)} />
          </Changed>
        </Fragment>
      ))}
    </Block>
  );
}

/** Number of a line; that of a note is raised, as in print, so that it doesn't read as a part of `15 U.S.C. 78s`. */
function LineNumber({ num, isNote }: { num: string; isNote: boolean }) {
  const Element = isNote ? 'sup' : 'span';
  return <Element className={slots.number}>{num} </Element>;
}

/** Marks a line that was deleted or added as a whole. */
const getChange = ({ change }: TextLine) => (change === null ? {} : { 'data-change': change });

function Changed({ change, children }: { change: TextPiece['change']; children: ReactNode }) {
  if (change === null) return children;
  const Element = change === 'deleted' ? 'del' : 'ins';
  const word = change === 'deleted' ? documentTexts.struck : documentTexts.inserted;
  return (
    <Element>
      <VisuallyHidden data-not-text>{`${word}: `}</VisuallyHidden>
      {children}
    </Element>
  );
}

/** Returns the index of the current mark within these marks, if it is one of them. */
function getCurrent(
  { marks, firstMark }: Pick<TextPiece, 'marks' | 'firstMark'>,
  currentMark: number | null,
): { current?: number } {
  const own = currentMark === null ? -1 : currentMark - firstMark;
  return own >= 0 && own < marks.length ? { current: own } : {};
}
