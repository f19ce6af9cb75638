import generateUtilityClasses from '@mui/material/generateUtilityClasses';
import { styled } from '@mui/material/styles';
import { Fragment } from 'react';
import { comparedTexts } from '../comparison-texts.ts';
import type { TextSegment } from '../model/text-segments.ts';

/** Style of text that only screen readers announce before and after a change; it is invisible and not copied. */
const SPOKEN = {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

/** Class names instead of components, because a text can have thousands of marks. */
const slots = generateUtilityClasses('RtMarkedText', ['moved', 'place']);

/** Text that is underlined, crossed out or in the color of moved text. Screen readers announce each as well. */
export const MarkedText = styled('span')(({ theme }) => {
  const { token } = theme.vars.palette;
  return {
    '& ins': {
      color: token.insInk,
      backgroundColor: token.ins,
      textDecorationThickness: 1,
      textUnderlineOffset: 3,
      borderRadius: 2,
    },
    '& del': { color: token.delInk, backgroundColor: token.del, textDecorationThickness: 1, borderRadius: 2 },
    [`& .${slots.moved}`]: { color: token.moveInk, backgroundColor: token.move, borderRadius: 2 },
    '& ins::before, & ins::after, & del::before, & del::after': SPOKEN,
    '& ins::before': { content: '" [added: "' },
    '& ins::after': { content: '" end of added] "' },
    '& del::before': { content: '" [removed: "' },
    '& del::after': { content: '" end of removed] "' },
    [`& .${slots.place}`]: {
      padding: 0,
      border: 0,
      background: 'none',
      marginInlineStart: 6,
      fontFamily: theme.typography.fontFamily,
      fontSize: 12,
      textAlign: 'start',
      color: token.moveInk,
      textDecoration: 'underline',
      cursor: 'pointer',
    },
  };
});

export interface ComparedTextProps {
  segments: readonly TextSegment[];
  /** Sections that the previous paragraph has already named. */
  namedBefore: ReadonlySet<string>;
  /** Returns the label of a section by its key, to name where a passage came from or went to. */
  getName: (sectionKey: string) => string;
  onGo: (sectionKey: string) => void;
}

/** A paragraph's words with the differences marked. */
export function ComparedText({ segments, namedBefore, getName, onGo }: ComparedTextProps) {
  // Consecutive short passages and paragraphs name the section they share only once.
  const linked = new Map(segments.map(({ other }, index) => [other, index]));
  return (
    <MarkedText>
      {segments.map(({ text, kind, change, other }, index) => {
        // Segments have no identity other than their index, and never move.
        const key = index;
        const data = change > 0 ? { 'data-change': change } : {};
        if (kind === 'struck') {
          return (
            <del key={key} {...data}>
              {text}
            </del>
          );
        }
        if (kind === 'inserted') {
          return (
            <ins key={key} {...data}>
              {text}
            </ins>
          );
        }
        if (kind === 'same') return <Fragment key={key}>{text}</Fragment>;
        return (
          <Fragment key={key}>
            <span className={slots.moved} title={comparedTexts.movedPassage} {...data}>
              {text}
            </span>
            {other === undefined || index !== linked.get(other) || namedBefore.has(other) ? null : (
              <button type="button" className={slots.place} onClick={() => onGo(other)}>
                {comparedTexts.movedPassage}: {getName(other)}
              </button>
            )}
          </Fragment>
        );
      })}
    </MarkedText>
  );
}
