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

const Panel = styled('aside')(({ theme }) => {
  const { token } = theme.vars.palette;
  return {
    width: MEASURES.flyout,
    flex: 'none',
    display: 'flex',
    flexDirection: 'column',
    minHeight: 0,
    position: 'relative',
    zIndex: 5,
    backgroundColor: token.surface,
    borderLeft: `1px solid ${token.border}`,
    // Docked it is a column of the page; narrower it lies over the results and throws an edge shadow.
    [`@media (max-width: ${BREAKPOINTS.docked - 0.02}px)`]: { boxShadow: token.edgeShadow },
    // Rows beside it would have no room left: here it covers them.
    '@media (max-width: 1099.98px)': {
      position: 'absolute',
      insetBlock: 0,
      right: 0,
      // A side panel leaves some of what it lies over in sight (S3 §2.2).
      maxWidth: '85%',
    },
    '&.full': { position: 'static', width: '100%', maxWidth: 'none', height: '100%', border: 0, boxShadow: 'none' },
  };
});

const Head = styled('header')(({ theme }) => ({
  flex: 'none',
  padding: '12px 20px 0 24px',
  '& .bar': { display: 'flex', alignItems: 'center', gap: 8, minHeight: 32, marginRight: -8 },
  '& .end': { marginLeft: 'auto', display: 'flex', alignItems: 'center', flex: 'none' },
  '& .over': {
    display: 'flex',
    gap: 8,
    alignItems: 'baseline',
    minWidth: 0,
    overflow: 'hidden',
    whiteSpace: 'nowrap',
    fontSize: 13,
    color: theme.vars.palette.token.ink2,
  },
  // An identifier beside more words keeps its width; a long line of its own says that it goes on.
  '& .over > b:only-child': { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' },
  '& .over b': {
    fontSize: 14,
    fontWeight: 600,
    color: theme.vars.palette.token.ink,
    fontVariantNumeric: 'tabular-nums',
  },
  '& h1': {
    fontSize: 18,
    lineHeight: '24px',
    fontWeight: 600,
    letterSpacing: '-0.012em',
    margin: '4px 0 8px',
    textWrap: 'pretty',
    overflowWrap: 'anywhere',
    // A title of 1,955 characters must leave room for the document: it scrolls.
    maxHeight: 120,
    overflow: 'auto',
  },
  // As high as the 200 characters that are shown at first are in capitals: they never scroll.
  [theme.breakpoints.down('sm')]: { padding: '8px 12px 0 16px', '& h1': { maxHeight: 7 * 24 } },
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
  /** Names the panel until the title is there, and for assistive technology. */
  label: string;
  onClose: () => void;
  onPrevious?: (() => void) | undefined;
  onNext?: (() => void) | undefined;
  /** What lies beneath, for a flyout over another or over a page: Escape leads back to it. */
  trail?: FlyoutTrailProps | undefined;
  /** Address of the full page. */
  onOpenFullPage?: (() => void) | undefined;
  /** Line over the title: the identifier in `b`, then chamber and session. */
  over?: ReactNode;
  title?: ReactNode;
  /** More buttons in the head, before Close. */
  headActions?: ReactNode;
  /** Under the title: badge, stage track, decisions, tabs. */
  head?: ReactNode;
  children: ReactNode;
  /** Names what is shown: the content goes back to its top when it changes. */
  contentKey: string;
}

/**
 * The document beside its list, 650 px (S3 §2.2). Docks from 1,500 px, lies over the results below, covers the screen of
 * a telephone. Not modal beside a list: the list stays in reach, Escape closes.
 */
export function Flyout(props: FlyoutProps) {
  const { label, trail, onClose } = props;
  const isPhone = useIsBelow('cards');
  const goBack = trail?.onBack ?? onClose;
  useShortcut({ keys: 'Escape', label: 'Close the flyout', group: texts.shortcuts.documents, run: goBack });
  if (isPhone) {
    return (
      <FullScreenLayer isOpen onClose={goBack} label={label}>
        <Panel as="div" className="full">
          <FlyoutContent {...props} />
        </Panel>
      </FullScreenLayer>
    );
  }
  return (
    <Panel aria-label={label} {...(trail ? { onKeyDown: (event: KeyboardEvent) => stepByKey(event, props) } : {})}>
      <FlyoutContent {...props} />
    </Panel>
  );
}

/** j and k where a modal layer keeps the keys of the list beneath from working. */
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
        <div className="bar">
          <div className="over">{over}</div>
          <div className="end">
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
          </div>
        </div>
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
