import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useId, useState, type ReactNode } from 'react';
import { formatCount, formatNumber } from '../format/format-number.ts';
import { useIsBelow } from '../hooks/use-is-below.ts';
import { texts } from '../texts/texts.ts';
import { MEASURES } from '../theme/measures.ts';
import { CountBadge } from './count-badge.tsx';
import { FullScreenLayer } from './full-screen-layer.tsx';
import { Icon } from './icon.tsx';
import { IconButton } from './icon-button.tsx';
import { PendingDot } from './pending-dot.tsx';

type RailKind = 'open' | 'closed' | 'fullScreen';

const RAIL_STYLES = {
  open: {},
  closed: { width: 44, alignItems: 'center', paddingTop: 8 },
  fullScreen: { width: '100%', height: '100%', border: 0 },
} as const satisfies Record<RailKind, object>;

const Rail = styled('aside', { shouldForwardProp: (prop) => prop !== 'kind' })<{ kind: RailKind }>(
  ({ theme, kind }) => ({
    width: MEASURES.filterRail,
    flex: 'none',
    display: 'flex',
    flexDirection: 'column',
    minHeight: 0,
    borderRight: `1px solid ${theme.vars.palette.token.border}`,
    backgroundColor: theme.vars.palette.token.surfaceSub,
    ...RAIL_STYLES[kind],
  }),
);

const Head = styled('header')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  height: 48,
  flex: 'none',
  padding: '0 8px 0 20px',
  borderBottom: `1px solid ${theme.vars.palette.token.border}`,
  '& h2': { fontSize: 14, lineHeight: '20px', fontWeight: 600 },
}));

const HeadEnd = styled('span')({ marginLeft: 'auto', display: 'flex', gap: 4, alignItems: 'center' });

const Body = styled('div')(({ theme }) => ({
  flex: 1,
  overflow: 'auto',
  paddingBottom: 16,
  scrollbarWidth: 'thin',
  scrollbarColor: `${theme.vars.palette.token.border} transparent`,
}));

const PendingBar = styled('div')(({ theme }) => ({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  padding: '10px 12px 10px 20px',
  borderTop: `1px solid ${theme.vars.palette.token.border}`,
  backgroundColor: theme.vars.palette.token.surface,
  fontSize: 13,
  fontWeight: 600,
}));

const PendingCount = styled('span')({ marginRight: 'auto' });

export interface FilterRailProps {
  title?: string;
  /** Number of active filters. */
  activeCount: number;
  /** Number of filters that are selected but not applied yet. */
  pendingCount?: number;
  onApply?: () => void;
  onRevert?: () => void;
  onReset?: () => void;
  /** Additional control in the head, such as an add button. */
  headAction?: ReactNode;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  children: ReactNode;
}

/**
 * Filters on the left, 280 px wide. The rail collapses to a narrow strip and covers the screen on a phone. With
 * `onApply`, changes wait for Apply, and Revert restores the active filters (SEA-06).
 */
export function FilterRail(props: FilterRailProps) {
  const { isOpen, onOpenChange, title = texts.actions.filters } = props;
  const isPhone = useIsBelow('cards');
  const titleId = useId();
  if (isPhone) {
    return (
      <FullScreenLayer isOpen={isOpen} onClose={() => onOpenChange(false)} label={title}>
        <Rail as="div" kind="fullScreen">
          <RailContent {...props} title={title} titleId={titleId} isPhone />
        </Rail>
      </FullScreenLayer>
    );
  }
  if (!isOpen) {
    return (
      <Rail kind="closed" aria-label={title}>
        <IconButton icon="filter" label={texts.actions.showFilters} onClick={() => onOpenChange(true)} />
        {props.activeCount > 0 ? <CountBadge>{props.activeCount}</CountBadge> : null}
      </Rail>
    );
  }
  return (
    <Rail kind="open" aria-labelledby={titleId}>
      <RailContent {...props} title={title} titleId={titleId} isPhone={false} />
    </Rail>
  );
}

interface RailContentProps extends FilterRailProps {
  title: string;
  titleId: string;
  isPhone: boolean;
}

function RailContent(props: RailContentProps) {
  const { title, titleId, isPhone, activeCount, pendingCount = 0, headAction, children } = props;
  const { onApply, onRevert, onReset, onOpenChange } = props;
  return (
    <>
      <Head>
        <h2 id={titleId}>{title}</h2>
        {activeCount > 0 ? <CountBadge>{formatNumber(activeCount)}</CountBadge> : null}
        <HeadEnd>
          {headAction}
          {onReset ? (
            <Button variant="text" size="small" onClick={onReset}>
              {texts.actions.reset}
            </Button>
          ) : null}
          <IconButton
            icon={isPhone ? 'close' : 'chevron-left'}
            label={texts.actions.hideFilters}
            onClick={() => onOpenChange(false)}
          />
        </HeadEnd>
      </Head>
      <Body>{children}</Body>
      {pendingCount > 0 && onApply ? (
        <PendingBar role="status">
          <PendingDot />
          <PendingCount>{formatCount(pendingCount, 'change')}</PendingCount>
          <Button size="small" onClick={onRevert}>
            {texts.actions.revert}
          </Button>
          <Button
            size="small"
            variant="contained"
            onClick={() => {
              onApply();
              if (isPhone) onOpenChange(false);
            }}
          >
            {texts.actions.apply}
          </Button>
        </PendingBar>
      ) : null}
    </>
  );
}

const Group = styled('section')(({ theme }) => ({
  padding: '10px 20px',
  borderBottom: `1px solid ${theme.vars.palette.token.border}`,
  '& h3': { font: 'inherit' },
}));

const GroupToggle = styled('button')(({ theme }) => ({
  width: '100%',
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  cursor: 'pointer',
  fontFamily: 'inherit',
  fontSize: 13,
  lineHeight: '24px',
  fontWeight: 600,
  textAlign: 'left',
  '& svg': { marginLeft: 'auto', color: theme.vars.palette.token.ink3 },
}));

const ChosenCount = styled('span')(({ theme }) => ({
  fontSize: 12,
  fontWeight: 500,
  color: theme.vars.palette.token.accent,
}));

export interface FilterGroupProps {
  title: string;
  /** Number of selected options in the group. */
  chosenCount?: number;
  startsClosed?: boolean;
  children: ReactNode;
}

/** One kind of filter, which its heading expands and collapses. */
export function FilterGroup({ title, chosenCount = 0, startsClosed = false, children }: FilterGroupProps) {
  const [isOpen, setIsOpen] = useState(!startsClosed);
  const contentId = useId();
  const headingId = useId();
  return (
    <Group aria-labelledby={headingId}>
      <h3 id={headingId}>
        <GroupToggle type="button" aria-expanded={isOpen} aria-controls={contentId} onClick={() => setIsOpen(!isOpen)}>
          {title}
          {chosenCount > 0 ? <ChosenCount>{formatNumber(chosenCount)}</ChosenCount> : null}
          <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} />
        </GroupToggle>
      </h3>
      <div id={contentId} hidden={!isOpen}>
        {isOpen ? children : null}
      </div>
    </Group>
  );
}
