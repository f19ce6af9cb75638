import { styled } from '@mui/material/styles';
import { useEffect, useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { useIsBelow } from '../hooks/use-is-below.ts';
import { isTyping } from '../shortcuts/shortcut-registry.ts';
import { useShortcut } from '../shortcuts/use-shortcut.ts';
import { texts } from '../texts/texts.ts';
import { BREAKPOINTS, MEASURES } from '../theme/measures.ts';
import { FlyoutTrail, type FlyoutTrailProps } from './flyout-trail.tsx';
import { FullScreenLayer } from './full-screen-layer.tsx';
import { IconButton } from './icon-button.tsx';

const PANEL = { flex: 'none', display: 'flex', flexDirection: 'column', minHeight: 0 } as const;

const Panel = styled('aside', { shouldForwardProp: (prop) => prop !== 'isFullScreen' })<{
  isFullScreen: boolean;
}>(({ theme, isFullScreen }) => {
  const { token } = theme.vars.palette;
  if (isFullScreen) return { ...PANEL, width: '100%', height: '100%', backgroundColor: token.surface };
  return {
    ...PANEL,
    width: MEASURES.flyout,
    position: 'relative',
    zIndex: 5,
    backgroundColor: token.surface,
    borderLeft: `1px solid ${token.border}`,
    // A docked flyout is a column of the page. A narrower window puts it over the results with an edge shadow.
    [`@media (max-width: ${BREAKPOINTS.docked - 0.02}px)`]: { boxShadow: token.edgeShadow },
    // The flyout covers the rows, because they would have no room next to it.
    '@media (max-width: 1099.98px)': {
      position: 'absolute',
      insetBlock: 0,
      right: 0,
      // A side panel leaves part of the content below it visible (FLY-01).
      maxWidth: '85%',
    },
  };
});

const Head = styled('header')(({ theme }) => ({
  flex: 'none',
  padding: '12px 20px 0 24px',
  '& h1': {
    fontSize: 18,
    lineHeight: '24px',
    fontWeight: 600,
    letterSpacing: '-0.012em',
    margin: '4px 0 8px',
    textWrap: 'pretty',
    overflowWrap: 'anywhere',
    // A title can have 1,955 characters. It scrolls, so that there is room for the document.
    maxHeight: 120,
    overflow: 'auto',
  },
  // Fits the 200 characters shown initially even in capitals, so that they never scroll.
  [theme.breakpoints.down('sm')]: { padding: '8px 12px 0 16px', '& h1': { maxHeight: 7 * 24 } },
}));

const HeadBar = styled('div')({ display: 'flex', alignItems: 'center', gap: 8, minHeight: 32, marginRight: -8 });

const HeadEnd = styled('div')({ marginLeft: 'auto', display: 'flex', alignItems: 'center', flex: 'none' });

const Over = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: 8,
  alignItems: 'baseline',
  minWidth: 0,
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  fontSize: 13,
  color: theme.vars.palette.token.ink2,
  // An identifier next to other text keeps its width. A long line of its own is truncated with an ellipsis.
  '& > b:only-child': { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' },
  '& b': {
    fontSize: 14,
    fontWeight: 600,
    color: theme.vars.palette.token.ink,
    fontVariantNumeric: 'tabular-nums',
  },
}));

const Body = styled('div')(({ theme }) => ({
  flex: 1,
  minHeight: 0,
  overflow: 'auto',
  padding: '0 24px 24px',
  scrollbarWidth: 'thin',
  scrollbarColor: `${theme.vars.palette.token.border} transparent`,
  [theme.breakpoints.down('sm')]: { padding: '0 16px 24px' },
}));

export interface FlyoutProps {
  /** Accessible name of the panel, and its visible name until the title is loaded. */
  label: string;
  onClose: () => void;
  onPrevious?: (() => void) | undefined;
  onNext?: (() => void) | undefined;
  /** The document or page underneath, for a flyout over it. Escape goes back to it. */
  trail?: FlyoutTrailProps | undefined;
  /** Opens the full page. */
  onOpenFullPage?: (() => void) | undefined;
  /** Line above the title: the identifier in `b`, then chamber and session. */
  over?: ReactNode;
  title?: ReactNode;
  /** Additional buttons in the head, before Close. */
  headActions?: ReactNode;
  /** Shown below the title: badge, stage track, decisions, tabs. */
  head?: ReactNode;
  children: ReactNode;
  /** Identifies the content, which scrolls back to the top when this changes. */
  contentKey: string;
}

/**
 * Shows a document next to its list, 650 px wide (FLY-01). It is docked from 1,500 px, overlays the results below
 * that, and covers the screen of a phone. Next to a list it is not modal: the list stays usable, and Escape closes it.
 */
export function Flyout(props: FlyoutProps) {
  const { label, trail, onClose } = props;
  const isPhone = useIsBelow('cards');
  const goBack = trail?.onBack ?? onClose;
  useShortcut({ keys: 'Escape', label: 'Close the flyout', group: texts.shortcuts.documents, run: goBack });
  if (isPhone) {
    return (
      <FullScreenLayer isOpen onClose={goBack} label={label}>
        <Panel as="div" isFullScreen>
          <FlyoutContent {...props} />
        </Panel>
      </FullScreenLayer>
    );
  }
  return (
    <Panel
      isFullScreen={false}
      aria-label={label}
      {...(trail ? { onKeyDown: (event: KeyboardEvent) => stepByKey(event, props) } : {})}
    >
      <FlyoutContent {...props} />
    </Panel>
  );
}

/** Handles j and k if a modal layer blocks the shortcuts of the list underneath. */
function stepByKey(event: KeyboardEvent, { onPrevious, onNext }: FlyoutProps) {
  const step = event.key === 'j' ? onNext : event.key === 'k' ? onPrevious : undefined;
  const isOwn = event.target instanceof Node && event.currentTarget.contains(event.target);
  if (step === undefined || !isOwn || isTyping(event.target) || event.metaKey || event.ctrlKey || event.altKey) return;
  event.preventDefault();
  step();
}

function FlyoutContent(props: FlyoutProps) {
  const { onClose, onPrevious, onNext, onOpenFullPage, trail, over, title, headActions, head, children, contentKey } =
    props;
  const body = useRef<HTMLDivElement>(null);
  const titleId = useId();
  useEffect(() => {
    if (body.current) body.current.scrollTop = 0;
  }, [contentKey]);
  return (
    <>
      <Head>
        {trail ? <FlyoutTrail {...trail} /> : null}
        <HeadBar>
          <Over>{over}</Over>
          <HeadEnd>
            {onPrevious ? (
              <IconButton icon="chevron-up" label={texts.actions.previous} keys="k" onClick={onPrevious} />
            ) : null}
            {onNext ? <IconButton icon="chevron-down" label={texts.actions.next} keys="j" onClick={onNext} /> : null}
            {onOpenFullPage ? (
              <IconButton icon="expand" label={texts.actions.fullPage} onClick={onOpenFullPage} />
            ) : null}
            {headActions}
            <IconButton
              icon="close"
              label={texts.actions.close}
              {...(trail ? {} : { keys: 'Escape' })}
              onClick={onClose}
            />
          </HeadEnd>
        </HeadBar>
        {title ? (
          <h1 id={titleId} tabIndex={-1}>
            {title}
          </h1>
        ) : null}
        {head}
      </Head>
      <Body
        ref={body}
        tabIndex={0}
        role="region"
        {...(title ? { 'aria-labelledby': titleId } : { 'aria-label': props.label })}
      >
        {children}
      </Body>
    </>
  );
}
