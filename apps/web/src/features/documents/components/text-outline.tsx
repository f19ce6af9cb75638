import generateUtilityClasses from '@mui/material/generateUtilityClasses';
import { styled } from '@mui/material/styles';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { formatNumber } from '../../../shared/format/format-number.ts';
import { documentTexts } from '../document-texts.ts';
import type { OutlineEntry } from '../model/text-lines.ts';

/** A class name, because the longest bills have hundreds of entries. */
const slots = generateUtilityClasses('RtTextOutline', ['label']);

const Root = styled('nav')(({ theme }) => {
  const { token } = theme.vars.palette;
  return {
    fontSize: 13,
    lineHeight: '18px',
    '& button': {
      display: 'flex',
      gap: 8,
      width: '100%',
      padding: '5px 8px 5px 10px',
      border: 0,
      borderLeft: '2px solid transparent',
      background: 'none',
      font: 'inherit',
      textAlign: 'left',
      cursor: 'pointer',
      color: token.ink2,
      overflowWrap: 'anywhere',
      '&:hover': { color: token.ink, backgroundColor: token.hover },
      '&[aria-current="true"]': {
        color: token.ink,
        fontWeight: 600,
        borderLeftColor: token.primary,
        backgroundColor: token.selected,
      },
      // A heading that is as long as a paragraph takes three lines; the tooltip has all of it.
      [`& .${slots.label}`]: {
        display: '-webkit-box',
        WebkitLineClamp: 3,
        WebkitBoxOrient: 'vertical',
        overflow: 'hidden',
      },
      // Titles and divisions stand out from the sections within them.
      '&[data-rank="top"]': { color: token.ink, fontWeight: 500 },
      [theme.breakpoints.down('sm')]: { minHeight: 40, alignItems: 'center', fontSize: 14 },
    },
    // Long outlines render only the visible entries.
    '& li': { contentVisibility: 'auto', containIntrinsicSize: 'auto 28px' },
  };
});

const Matches = styled('span')(({ theme }) => ({
  marginLeft: 'auto',
  padding: '0 5px',
  borderRadius: 4,
  fontSize: 11.5,
  fontWeight: 500,
  height: 18,
  color: theme.vars.palette.token.hitInk,
  backgroundColor: theme.vars.palette.token.hit,
  fontVariantNumeric: 'tabular-nums',
}));

export interface TextOutlineProps {
  outline: readonly OutlineEntry[];
  /** Index of the section being read; -1 before the first. */
  current: number;
  onGo: (entry: OutlineEntry) => void;
}

/**
 * Outline of a text. The section being read is highlighted and kept in view, and each entry shows its number of
 * matches.
 */
export function TextOutline({ outline, current, onGo }: TextOutlineProps) {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const entry = list.current?.children[current];
    const pane = list.current?.closest<HTMLElement>('[data-outline-pane]');
    if (!(entry instanceof HTMLElement) || !pane) return;
    // scrollIntoView would also scroll the page.
    const top = entry.offsetTop - pane.offsetTop;
    if (top < pane.scrollTop || top > pane.scrollTop + pane.clientHeight - 40) pane.scrollTop = top - 80;
  }, [current]);
  // Index of the only button that Tab reaches. It is the section being read, until the arrow keys move it.
  const [stop, setStop] = useState<number | null>(null);
  const levels = new Set(outline.map(({ level }) => level));
  const highest = Math.min(...levels);
  return (
    <Root aria-label={documentTexts.outline}>
      <ol
        ref={list}
        onKeyDown={moveFocus}
        onFocus={({ currentTarget, target }) => setStop(getButtons(currentTarget).indexOf(target))}
        onBlur={() => setStop(null)}
      >
        {outline.map((entry, index) => (
          <li key={`${entry.sectionId}-${entry.line}`}>
            <button
              type="button"
              {...(levels.size > 1 && entry.level === highest ? { 'data-rank': 'top' } : {})}
              tabIndex={index === (stop ?? Math.max(0, current)) ? 0 : -1}
              style={{ paddingLeft: 10 + Math.min(entry.level - highest, 4) * 12 }}
              {...(index === current ? { 'aria-current': 'true' as const } : {})}
              onClick={() => onGo(entry)}
            >
              <span className={slots.label} title={entry.label}>
                {entry.label}
              </span>
              {entry.matches > 0 ? <Matches>{formatNumber(entry.matches)}</Matches> : null}
            </button>
          </li>
        ))}
      </ol>
    </Root>
  );
}

const getButtons = (list: HTMLElement): HTMLElement[] => [...list.querySelectorAll('button')];

/**
 * Moves the focus between sections with Up, Down, Home and End, because a large bill has hundreds, too many to tab
 * through.
 */
function moveFocus(event: KeyboardEvent<HTMLOListElement>): void {
  const buttons = getButtons(event.currentTarget);
  const at = buttons.findIndex((button) => button === document.activeElement);
  const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: buttons.length - 1 }[event.key];
  const button = next === undefined ? undefined : buttons[next];
  if (button === undefined) return;
  event.preventDefault();
  button.focus();
}
