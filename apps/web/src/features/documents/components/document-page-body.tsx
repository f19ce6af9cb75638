import { styled, type Theme } from '@mui/material/styles';
import { useEffect, useRef, type ReactNode } from 'react';
import { canEdit, useSession } from '../../../shared/api/session.tsx';
import { formatNumber } from '../../../shared/format/format-number.ts';
import { useIsBelow } from '../../../shared/hooks/use-is-below.ts';
import { FADE_WHERE_MORE } from '../../../shared/theme/fade-where-more.ts';
import { FOCUS_RING_INSIDE } from '../../../shared/theme/focus-ring.ts';
import { texts } from '../../../shared/texts/texts.ts';
import { goToSection, useCurrentSection, type ContentsEntry } from '../../../shared/ui/contents-bar.tsx';
import { getContents, SectionList, type SectionSpec } from '../../../shared/ui/section-list.tsx';

const Pane = styled('div', { shouldForwardProp: (prop) => prop !== 'isNarrow' })<{ isNarrow: boolean }>(
  ({ theme, isNarrow }) => ({
    flex: 1,
    minHeight: 0,
    overflow: 'auto',
    // The rail is sized by the pane, which is as tall as the room on the page.
    containerType: 'size',
    display: 'grid',
    gridTemplateColumns: '208px minmax(0, 780px) minmax(0, 320px)',
    justifyContent: 'space-between',
    // A short document leaves free space below it and not between its parts.
    alignContent: 'start',
    gap: 40,
    padding: '0 32px 48px',
    '--section-scroll-margin': '8px',
    ...(isNarrow
      ? {
          gridTemplateColumns: '208px minmax(0, 1fr)',
          gridTemplateRows: 'auto 1fr',
          rowGap: 0,
          '& > nav': { gridRow: '1 / span 2' },
        }
      : {}),
    [theme.breakpoints.down('sm')]: {
      ...(isNarrow
        ? {
            gridTemplateColumns: 'minmax(0, 1fr)',
            gridTemplateRows: 'none',
            gap: 0,
            padding: '0 16px 32px',
            '& > nav': { gridRow: 'auto' },
          }
        : {}),
      '--section-scroll-margin': '52px',
    },
    // Paper gets the sections at their full height, without what only a screen needs.
    '@media print': { display: 'block', overflow: 'visible', containerType: 'normal' },
  }),
);

const Rail = styled('section')({
  display: 'grid',
  gap: 16,
  alignContent: 'start',
  position: 'sticky',
  top: 24,
  alignSelf: 'start',
  // Ends 16 px above the end of the pane. Container units leave out the pane's own padding.
  maxHeight: 'calc(100cqh + 8px)',
  overflow: 'auto',
  scrollbarWidth: 'thin',
  // Room for focus rings, which scrolling would otherwise cut off at the edge.
  padding: 2,
  margin: '22px -2px 0',
  ...FADE_WHERE_MORE,
  '@media print': { display: 'none' },
});

const framed = ({ theme }: { theme: Theme }) => ({
  minWidth: 0,
  padding: '12px 16px',
  border: `1px solid ${theme.vars.palette.token.border}`,
  borderRadius: 6,
  backgroundColor: theme.vars.palette.token.surfaceSub,
  fontSize: 13,
  lineHeight: '20px',
  scrollMarginTop: 'var(--section-scroll-margin)',
});

const RailRecord = styled('div')(framed);

const Strip = styled('section')(framed, ({ theme }) => ({
  gridColumn: 2,
  marginTop: 24,
  [theme.breakpoints.down('sm')]: { gridColumn: 1, margin: '12px 0 8px', padding: 8 },
  '@media print': { display: 'none' },
}));

/** The records of the rail, below the sections. */
const RecordsBelow = styled('div')({ display: 'grid', gap: 16, marginTop: 24 });

const Menu = styled('nav')(({ theme }) => {
  const { token } = theme.vars.palette;
  return {
    position: 'sticky',
    top: 0,
    alignSelf: 'start',
    padding: '24px 0',
    maxHeight: '100%',
    overflow: 'auto',
    scrollbarWidth: 'none',
    '& button': {
      display: 'flex',
      gap: 8,
      width: '100%',
      padding: '5px 8px 5px 10px',
      border: 0,
      borderLeft: '2px solid transparent',
      background: 'none',
      font: 'inherit',
      fontSize: 13,
      lineHeight: '20px',
      textAlign: 'left',
      cursor: 'pointer',
      color: token.ink2,
      '&:hover': { color: token.ink, backgroundColor: token.hover },
      '&[aria-current="true"]': { color: token.ink, fontWeight: 600, borderLeftColor: token.primary },
      // The scrolling menu would cut off an outer ring.
      '&:focus-visible': FOCUS_RING_INSIDE,
    },
    // Phones have no room on the left, so the menu is a sticky row of chips that scrolls sideways on its own.
    [theme.breakpoints.down('sm')]: {
      zIndex: 2,
      // Without a minimum, the grid would give a sideways scrolling pane no height.
      minHeight: 49,
      maxHeight: 'none',
      margin: '0 -16px',
      padding: '8px 16px',
      backgroundColor: token.surface,
      borderBottom: `1px solid ${token.border}`,
      '& ul': { display: 'flex', gap: 6 },
      '& button': {
        whiteSpace: 'nowrap',
        padding: '5px 10px',
        border: `1px solid ${token.border}`,
        borderRadius: 6,
        '&[aria-current="true"]': { borderColor: token.accent, backgroundColor: token.selected },
      },
    },
    '@media print': { display: 'none' },
  };
});

const MenuTitle = styled('p')(({ theme }) => ({
  fontSize: 12,
  lineHeight: '16px',
  color: theme.vars.palette.token.ink3,
  padding: '0 0 6px 12px',
  [theme.breakpoints.down('sm')]: { display: 'none' },
}));

const EntryCount = styled('span')(({ theme }) => ({
  marginLeft: 'auto',
  color: theme.vars.palette.token.ink3,
  fontWeight: 400,
  fontVariantNumeric: 'tabular-nums',
}));

/** The organization's own content beside a document. */
export interface PageRail {
  label: string;
  /** The decisions, with controls to change them. */
  card: ReactNode;
  /** The same in one or two lines, if there is no room beside the document. */
  strip: ReactNode;
  /** Each brings its own heading. */
  records: readonly { anchor: string; title: string; content: ReactNode }[];
}

export interface DocumentPageBodyProps {
  sections: readonly SectionSpec[];
  /** Stage track above the sections. */
  lead?: ReactNode;
  rail: PageRail;
}

/**
 * Sections of a full page, with a menu on the left that follows the scroll position and the organization's content on
 * the right. If there is no room on the right, the decisions come above the sections and the rest below them, where the
 * menu also leads.
 */
export function DocumentPageBody({ sections, lead, rail }: DocumentPageBodyProps) {
  const isNarrow = useIsBelow('railOpen');
  const isEditor = canEdit(useSession());
  const records = rail.records.map(({ anchor, content }) => (
    <RailRecord key={anchor} id={anchor}>
      {content}
    </RailRecord>
  ));
  const content = (
    <>
      {lead ? <div style={{ paddingTop: 24 }}>{lead}</div> : null}
      <SectionList sections={sections} />
    </>
  );
  if (isNarrow) {
    return (
      <Pane data-contents-pane isNarrow>
        <Strip aria-label={rail.label}>{rail.strip}</Strip>
        <ContentsMenu entries={[...getContents(sections), ...rail.records]} />
        <div>
          {content}
          <RecordsBelow>{records}</RecordsBelow>
        </div>
      </Pane>
    );
  }
  return (
    <Pane data-contents-pane isNarrow={false}>
      <ContentsMenu entries={getContents(sections)} />
      <div>{content}</div>
      {/* A viewer has no controls in here, but must still be able to scroll it with the keyboard. */}
      <Rail aria-label={rail.label} {...(isEditor ? {} : { tabIndex: 0 })}>
        {rail.card}
        {records}
      </Rail>
    </Pane>
  );
}

function ContentsMenu({ entries }: { entries: readonly ContentsEntry[] }) {
  const current = useCurrentSection(entries);
  const menu = useRef<HTMLElement>(null);
  useEffect(() => {
    const chip = menu.current?.querySelector<HTMLElement>('[aria-current="true"]');
    // Scroll only sideways, because scrollIntoView would also scroll the page.
    if (chip && menu.current) menu.current.scrollLeft = chip.offsetLeft - 16;
  }, [current]);
  return (
    <Menu ref={menu} aria-label={texts.actions.contents}>
      <MenuTitle>{texts.actions.contents}</MenuTitle>
      <ul>
        {entries.map(({ anchor, title, count }) => (
          <li key={anchor}>
            <button
              type="button"
              {...(anchor === current ? { 'aria-current': 'true' as const } : {})}
              onClick={() => goToSection(anchor)}
            >
              {title}
              {count === undefined ? null : <EntryCount>{formatNumber(count)}</EntryCount>}
            </button>
          </li>
        ))}
      </ul>
    </Menu>
  );
}
