import { OptionsMenu } from '../../../shared/ui/options-menu.tsx';
import { type Tile, TILE_HEIGHTS, TILE_WIDTHS } from '../model/arrange.ts';
import { dashboardTexts } from '../model/dashboard-texts.ts';

export interface WidgetMenuProps {
  title: string;
  tile: Tile;
  /** Null for the first and last widget respectively. */
  onMoveEarlier: (() => void) | null;
  onMoveLater: (() => void) | null;
  onResize: (size: Partial<Pick<Tile, 'w' | 'h'>>) => void;
  onRemove: () => void;
}

/** Menu with everything that dragging can do, so that it also works by keyboard. */
export function WidgetMenu({ title, tile, onMoveEarlier, onMoveLater, onResize, onRemove }: WidgetMenuProps) {
  const choice = (label: string, isChecked: boolean, size: Partial<Pick<Tile, 'w' | 'h'>>) => ({
    label,
    isChecked,
    ...(isChecked ? { icon: 'check' as const } : {}),
    onChoose: () => onResize(size),
  });
  return (
    <OptionsMenu
      label={dashboardTexts.getOptions(title)}
      groups={[
        [
          {
            label: dashboardTexts.moveEarlier,
            icon: 'arrow-up',
            isDisabled: onMoveEarlier === null,
            onChoose: () => onMoveEarlier?.(),
          },
          {
            label: dashboardTexts.moveLater,
            icon: 'arrow-down',
            isDisabled: onMoveLater === null,
            onChoose: () => onMoveLater?.(),
          },
        ],
        TILE_WIDTHS.map((w) => choice(widthLabel(w), tile.w === w, { w })),
        TILE_HEIGHTS.map((h) => choice(heightLabel(h), tile.h === h, { h })),
        [{ label: dashboardTexts.remove, icon: 'close', onChoose: onRemove }],
      ]}
    />
  );
}

const widthLabel = (w: (typeof TILE_WIDTHS)[number]) => `${dashboardTexts.width}: ${dashboardTexts.widths[w]}`;
const heightLabel = (h: (typeof TILE_HEIGHTS)[number]) => `${dashboardTexts.height}: ${dashboardTexts.heights[h]}`;
