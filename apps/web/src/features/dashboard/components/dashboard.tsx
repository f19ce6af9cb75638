import { styled } from '@mui/material/styles';
import { useEffect, useRef, useState } from 'react';
import { canEdit, useFlag, useSession } from '../../../shared/api/session.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { ErrorState } from '../../../shared/ui/error-state.tsx';
import { SkeletonText } from '../../../shared/ui/skeleton-text.tsx';
import { VisuallyHidden } from '../../../shared/ui/visually-hidden.tsx';
import { useLayout } from '../hooks/use-layout.ts';
import { addTile, moveTile, placeTiles, resizeTile, type Tile } from '../model/arrange.ts';
import { dashboardTexts } from '../model/dashboard-texts.ts';
import { GRID } from '../model/grid.ts';
import { offeredWidgets, getTitle, type WidgetProps } from '../model/widgets.ts';
import { AddWidget } from './add-widget.tsx';
import { Widget } from './widget.tsx';
import { WidgetMenu } from './widget-menu.tsx';
import { WidgetTile } from './widget-tile.tsx';

const Root = styled('div')(({ theme }) => ({
  width: '100%',
  maxWidth: 1440,
  margin: '0 auto',
  padding: '12px 20px 24px',
  [theme.breakpoints.down('md')]: { padding: '8px 16px 16px' },
}));

const Tools = styled('div')({ display: 'flex', justifyContent: 'flex-end', minHeight: 32, marginBottom: 8 });

const NoWidgets = styled('div')(({ theme }) => ({
  border: `1px dashed ${theme.vars.palette.token.border}`,
  borderRadius: 6,
}));

const Grid = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: `repeat(${GRID.columns}, minmax(0, 1fr))`,
  // Rows grow if a chart needs it, because only lists scroll within their tile.
  gridAutoRows: `minmax(${GRID.row}px, auto)`,
  gap: GRID.gap,
  [theme.breakpoints.down('md')]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridAutoRows: 'auto',
  },
}));

const LoadingTile = styled('div')(({ theme }) => ({
  border: `1px solid ${theme.vars.palette.token.border}`,
  borderRadius: 6,
  backgroundColor: theme.vars.palette.token.surface,
  [theme.breakpoints.down('md')]: { gridColumn: '1 / -1 !important', gridRow: 'auto !important' },
}));

/**
 * Widgets of the home page or of a project, as arranged (PRJ-02, PRJ-07). Users arrange their own home page. A
 * project's dashboard is shared, so viewers cannot change it.
 */
export function Dashboard({ projectId }: WidgetProps) {
  const hasAlertsPage = useFlag('alertsPage');
  const isEditor = canEdit(useSession()) || projectId === null;
  const { query, isPending, tiles, save } = useLayout(projectId);
  const offered = offeredWidgets(projectId, hasAlertsPage);
  // Widgets that are not offered keep their place in the layout in case their flag is turned on again.
  const shown = placeTiles(tiles.filter(({ widget }) => offered.includes(widget)));
  const { announcement, moveTo } = useMoves(
    shown,
    projectId,
    (key, beforeKey) => void save((current) => moveTile(current, key, beforeKey)),
  );
  if (isPending) return <LoadingDashboard />;
  if (query.isError) {
    return (
      <Root>
        <ErrorState error={query.error} onRetry={() => void query.refetch()} />
      </Root>
    );
  }
  const resize = (tile: Tile, size: Partial<Pick<Tile, 'w' | 'h'>>) =>
    void save((current) => resizeTile(current, tile.key, size));
  const remove = (tile: Tile) =>
    void save(
      (current) => current.filter(({ key }) => key !== tile.key),
      dashboardTexts.removed(getTitle(tile.widget, projectId)),
    );
  return (
    <Root>
      {isEditor ? (
        <Tools>
          <AddWidget
            projectId={projectId}
            missing={offered.filter((widget) => !shown.some((tile) => tile.widget === widget))}
            onAdd={(widget) => void save((current) => addTile(current, widget))}
          />
        </Tools>
      ) : null}
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      {shown.length === 0 ? (
        <NoWidgets>
          <EmptyState icon="grid" title={dashboardTexts.none} description={dashboardTexts.noneHint} />
        </NoWidgets>
      ) : null}
      <Grid>
        {shown.map((tile, index) => (
          <WidgetTile
            key={tile.key}
            tile={tile}
            menu={
              isEditor ? (
                <WidgetMenu
                  title={getTitle(tile.widget, projectId)}
                  tile={tile}
                  onMoveEarlier={index > 0 ? () => moveTo(tile.key, index - 1) : null}
                  onMoveLater={index < shown.length - 1 ? () => moveTo(tile.key, index + 1) : null}
                  onResize={(size) => resize(tile, size)}
                  onRemove={() => remove(tile)}
                />
              ) : null
            }
            onDropTile={(key, side) => {
              const from = shown.findIndex((one) => one.key === key);
              const gap = side === 'before' ? index : index + 1;
              moveTo(key, from < gap ? gap - 1 : gap);
            }}
            onResize={(size) => resize(tile, size)}
          >
            <Widget widget={tile.widget} projectId={projectId} />
          </WidgetTile>
        ))}
      </Grid>
    </Root>
  );
}

/** Moves widgets among the visible ones, announces the new place, and keeps the focus on the moved widget. */
function useMoves(
  shown: readonly Tile[],
  projectId: string | null,
  onMove: (key: string, beforeKey: string | null) => void,
) {
  const [announcement, setAnnouncement] = useState('');
  const moved = useRef<string | null>(null);
  const order = shown.map(({ key }) => key).join(' ');
  useEffect(() => {
    if (moved.current === null) return;
    // The browser drops the focus when an element moves within the page.
    const button = document.querySelector(`[data-widget="${CSS.escape(moved.current)}"] [aria-haspopup="menu"]`);
    if (button instanceof HTMLElement && document.activeElement === document.body) button.focus();
    moved.current = null;
  }, [order]);
  const moveTo = (key: string, place: number) => {
    const tile = shown.find((one) => one.key === key);
    const others = shown.filter((one) => one.key !== key);
    if (tile === undefined || shown[place]?.key === key) return;
    moved.current = key;
    setAnnouncement(dashboardTexts.moved(getTitle(tile.widget, projectId), place + 1, shown.length));
    onMove(key, others[place]?.key ?? null);
  };
  return { announcement, moveTo };
}

/** Placeholder of a dashboard while it loads. */
function LoadingDashboard() {
  const places = [0, 4, 8].map((x) => ({ gridColumn: `${x + 1} / span 4`, gridRow: 'span 6' }));
  return (
    <Root>
      <Tools />
      <Grid>
        {places.map((place) => (
          <LoadingTile key={place.gridColumn} style={place}>
            <SkeletonText lines={8} />
          </LoadingTile>
        ))}
      </Grid>
    </Root>
  );
}
