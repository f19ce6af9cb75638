import { styled } from '@mui/material/styles';
import { useEffect, useRef, type ReactNode } from 'react';
import { formatNumber } from '../../../shared/format/format-number.ts';
import { texts } from '../../../shared/texts/texts.ts';
import { goToSection, useCurrentSection, type ContentsEntry } from '../../../shared/ui/contents-bar.tsx';
import { contentsOf, SectionList, type SectionSpec } from '../../../shared/ui/section-list.tsx';

const Pane = styled('div')(({ theme }) => ({
  flex: 1,
  minHeight: 0,
  overflow: 'auto',
  display: 'grid',
  gridTemplateColumns: '208px minmax(0, 780px) minmax(0, 320px)',
  justifyContent: 'space-between',
  // A short document leaves the room below it, not between its parts.
  alignContent: 'start',
  gap: 40,
  padding: '0 32px 48px',
  '--section-scroll-margin': '8px',
  '&.without-rail': { gridTemplateColumns: '208px minmax(0, 860px)', justifyContent: 'start' },
  '& .rail': { position: 'sticky', top: 24, alignSelf: 'start', marginTop: 24 },
  '@media (max-width: 1199.98px)': {
    '&, &.without-rail': { gridTemplateColumns: '208px minmax(0, 1fr)' },
    '& .rail': { gridColumn: 2, gridRow: 1, position: 'static' },
  },
  [theme.breakpoints.down('sm')]: {
    '&, &.without-rail': { gridTemplateColumns: 'minmax(0, 1fr)', gap: 0, padding: '0 16px 32px' },
    '& .rail': { gridColumn: 1, gridRow: 'auto' },
    '--section-scroll-margin': '52px',
  },
}));

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
    '& .title': { fontSize: 12, lineHeight: '16px', color: token.ink3, padding: '0 0 6px 12px' },
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
    },
    '& .count': { marginLeft: 'auto', color: token.ink3, fontWeight: 400, fontVariantNumeric: 'tabular-nums' },
    // A telephone has no room at the left: a row of chips that stays and scrolls sideways by itself.
    [theme.breakpoints.down('sm')]: {
      zIndex: 2,
      // A pane that scrolls sideways would let the grid give it no height.
      minHeight: 49,
      maxHeight: 'none',
      margin: '0 -16px',
      padding: '8px 16px',
      backgroundColor: token.surface,
      borderBottom: `1px solid ${token.border}`,
      '& .title': { display: 'none' },
      '& ul': { display: 'flex', gap: 6 },
      '& button': {
        whiteSpace: 'nowrap',
        padding: '5px 10px',
        border: `1px solid ${token.border}`,
        borderRadius: 6,
        '&[aria-current="true"]': { borderColor: token.accent, backgroundColor: token.selected },
      },
    },
  };
});

export interface DocumentPageBodyProps {
  sections: readonly SectionSpec[];
  /** Over the sections: the stage track. */
  lead?: ReactNode;
  /** Our organisation's things at the right. */
  rail?: ReactNode;
}

/** Sections of a full page, their menu at the left following the scroll, our own things at the right. */
export function DocumentPageBody({ sections, lead, rail }: DocumentPageBodyProps) {
  return (
    <Pane data-contents-pane className={rail ? '' : 'without-rail'}>
      <ContentsMenu entries={contentsOf(sections)} />
      <div>
        {lead ? <div style={{ paddingTop: 24 }}>{lead}</div> : null}
        <SectionList sections={sections} />
      </div>
      {rail ? <div className="rail">{rail}</div> : null}
    </Pane>
  );
}

function ContentsMenu({ entries }: { entries: readonly ContentsEntry[] }) {
  const current = useCurrentSection(entries);
  const menu = useRef<HTMLElement>(null);
  useEffect(() => {
    const chip = menu.current?.querySelector<HTMLElement>('[aria-current="true"]');
    // Sideways only: scrollIntoView would scroll the page too.
    if (chip && menu.current) menu.current.scrollLeft = chip.offsetLeft - 16;
  }, [current]);
  return (
    <Menu ref={menu} aria-label={texts.actions.contents}>
      <p className="title">{texts.actions.contents}</p>
      <ul>
        {entries.map(({ anchor, title, count }) => (
          <li key={anchor}>
            <button
              type="button"
              {...(anchor === current ? { 'aria-current': 'true' as const } : {})}
              onClick={() => goToSection(anchor)}
            >
              {title}
              {count === undefined ? null : <span className="count">{formatNumber(count)}</span>}
            </button>
          </li>
        ))}
      </ul>
    </Menu>
  );
}
