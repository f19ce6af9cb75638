import { styled } from '@mui/material/styles';
import { createContext, type ReactNode, type Ref, use, useId } from 'react';
import { formatNumber } from '../../../shared/format/format-number.ts';
import { FADE_WHERE_MORE } from '../../../shared/theme/fade-where-more.ts';
import { CountBadge } from '../../../shared/ui/count-badge.tsx';

const Root = styled('section')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  height: '100%',
  border: `1px solid ${theme.vars.palette.token.border}`,
  borderRadius: 6,
  backgroundColor: theme.vars.palette.token.surface,
  overflow: 'hidden',
  [theme.breakpoints.down('md')]: { height: 'auto' },
}));

const Head = styled('header', { shouldForwardProp: (prop) => prop !== 'isMovable' })<{ isMovable: boolean }>(
  ({ isMovable }) => ({
    flex: 'none',
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    height: 44,
    padding: '0 8px 0 16px',
    ...(isMovable ? { cursor: 'grab' } : {}),
    '& h2': {
      minWidth: 0,
      fontSize: 14,
      lineHeight: '20px',
      fontWeight: 600,
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
    },
  }),
);

const Note = styled('span')(({ theme }) => ({ flex: 'none', fontSize: 12, color: theme.vars.palette.token.ink3 }));

const Tools = styled('span')({
  marginLeft: 'auto',
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  fontSize: 13,
  fontWeight: 500,
});

const Body = styled('div', { shouldForwardProp: (prop) => prop !== 'isList' })<{ isList: boolean }>(
  ({ theme, isList }) => ({
    flex: '1 0 auto',
    // A list has the height of its tile and scrolls within it.
    ...(isList
      ? {
          flex: '1 1 0',
          minHeight: 160,
          overflow: 'auto',
          scrollbarWidth: 'thin',
          ...FADE_WHERE_MORE,
          [theme.breakpoints.down('md')]: { flex: '0 1 auto', maxHeight: 420 },
        }
      : {}),
  }),
);

/** What the dashboard adds to a panel's head: its menu and its drag handle. */
export interface PanelFrame {
  menu: ReactNode;
  handle: Ref<HTMLElement>;
}
export const PanelFrameContext = createContext<PanelFrame | null>(null);

export interface PanelProps {
  title: string;
  /** Note beside the title that names the days covered. */
  note?: string;
  count?: number | undefined;
  action?: ReactNode;
  /** The panel holds a list, which scrolls within it; a chart is shown in full. */
  isList?: boolean;
  children: ReactNode;
}

/** Content of a dashboard tile. */
export function Panel({ title, note, count, action, isList = false, children }: PanelProps) {
  const headingId = useId();
  const frame = use(PanelFrameContext);
  return (
    <Root aria-labelledby={headingId}>
      <Head ref={frame?.handle ?? null} isMovable={frame !== null}>
        <h2 id={headingId}>{title}</h2>
        {note ? <Note>{note}</Note> : null}
        {count === undefined ? null : <CountBadge>{formatNumber(count)}</CountBadge>}
        <Tools>
          {action}
          {frame?.menu}
        </Tools>
      </Head>
      <Body isList={isList}>{children}</Body>
    </Root>
  );
}
