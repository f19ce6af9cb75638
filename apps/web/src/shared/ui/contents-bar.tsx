import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import { styled } from '@mui/material/styles';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { announceScrollTo } from '../browser/scroll-to-event.ts';
import { formatNumber } from '../format/format-number.ts';
import { texts } from '../texts/texts.ts';
import { Icon } from './icon.tsx';
import { LazyMenu } from '../lazy/lazy-menu.tsx';

export interface ContentsEntry {
  /** Id of the section. */
  anchor: string;
  title: string;
  count?: number | undefined;
}

/**
 * Returns the section being read: the last one whose top has passed the top of the scroll container, or else the first.
 * Null without sections.
 */
export function useCurrentSection(entries: readonly ContentsEntry[]): string | null {
  const [current, setCurrent] = useState<string | null>(entries[0]?.anchor ?? null);
  const key = entries.map((entry) => entry.anchor).join('\n');
  useEffect(() => {
    const anchors = key.split('\n').filter(Boolean);
    const readCurrent = () => {
      const passed = anchors.filter((anchor) => {
        const section = document.getElementById(anchor);
        const pane = section?.closest<HTMLElement>('[data-contents-pane], [role="region"]');
        const top = pane?.getBoundingClientRect().top ?? 0;
        // Height of the bar and the section's padding.
        return section !== null && section.getBoundingClientRect().top - top <= 72;
      });
      setCurrent(passed.at(-1) ?? anchors[0] ?? null);
    };
    readCurrent();
    // Scroll events do not bubble, so a capturing listener is used for all containers.
    document.addEventListener('scroll', readCurrent, { capture: true, passive: true });
    // A section grows when its content loads, which moves the sections after it.
    const grown = new ResizeObserver(readCurrent);
    for (const anchor of anchors) {
      const section = document.getElementById(anchor);
      if (section !== null) grown.observe(section);
    }
    return () => {
      document.removeEventListener('scroll', readCurrent, { capture: true });
      grown.disconnect();
    };
  }, [key]);
  return current;
}

/** Scrolls a section to the top and focuses it, so that keyboard navigation continues from there. */
export function goToSection(anchor: string): void {
  const section = document.getElementById(anchor);
  if (section === null) return;
  if (!section.hasAttribute('tabindex')) section.setAttribute('tabindex', '-1');
  section.focus({ preventScroll: true });
  announceScrollTo(section);
  section.scrollIntoView({ block: 'start' });
}

const Root = styled('div')(({ theme }) => ({
  position: 'sticky',
  top: 0,
  zIndex: 4,
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  height: 40,
  margin: '0 -24px',
  padding: '0 16px',
  backgroundColor: theme.vars.palette.token.surface,
  borderBottom: `1px solid ${theme.vars.palette.token.border}`,
  fontSize: 13,
  lineHeight: '20px',
  [theme.breakpoints.down('sm')]: { margin: '0 -16px', padding: '0 8px' },
}));

const CurrentSection = styled('span')(({ theme }) => ({
  color: theme.vars.palette.token.ink2,
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
}));

const End = styled('span')({ marginLeft: 'auto', display: 'flex', alignItems: 'center', gap: 4, flex: 'none' });

/** Sticky bar over a document with the Contents menu, the current section, and content on the right (match n of m). */
export function ContentsBar({ entries, children }: { entries: readonly ContentsEntry[]; children?: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const current = useCurrentSection(entries);
  const currentTitle = entries.find((entry) => entry.anchor === current)?.title;
  return (
    <Root>
      <Button
        ref={button}
        variant="text"
        aria-haspopup="menu"
        aria-expanded={isOpen}
        startIcon={<Icon name="contents" />}
        endIcon={<Icon name="chevron-down" />}
        onClick={() => setIsOpen(true)}
      >
        {texts.actions.contents}
      </Button>
      <CurrentSection>{currentTitle}</CurrentSection>
      <LazyMenu
        open={isOpen}
        anchorEl={() => button.current}
        onClose={() => setIsOpen(false)}
        slotProps={{
          list: { 'aria-label': texts.actions.contents },
          paper: { sx: { width: 280 } },
        }}
      >
        {entries.map((entry) => (
          <MenuItem
            key={entry.anchor}
            selected={entry.anchor === current}
            onClick={() => {
              setIsOpen(false);
              // The menu returns focus to its button when it closes, so the section must take focus after that.
              setTimeout(() => goToSection(entry.anchor));
            }}
          >
            {entry.title}
            {entry.count === undefined ? null : (
              <>
                {' '}
                <span style={{ marginLeft: 'auto', fontSize: 12, opacity: 0.75 }}>{formatNumber(entry.count)}</span>
              </>
            )}
          </MenuItem>
        ))}
      </LazyMenu>
      {children ? <End>{children}</End> : null}
    </Root>
  );
}
