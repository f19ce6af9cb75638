import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useRef, useState } from 'react';
import { Icon } from '../../../shared/ui/icon.tsx';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import { type Tile, TILE_HEIGHTS, TILE_WIDTHS } from '../model/arrange.ts';
import { dashboardTexts } from '../model/dashboard-texts.ts';

export interface WidgetMenuProps {
  title: string;
  tile: Tile;
  /** Null for the first and the last. */
  onMoveEarlier: (() => void) | null;
  onMoveLater: (() => void) | null;
  onResize: (size: Partial<Pick<Tile, 'w' | 'h'>>) => void;
  onRemove: () => void;
}

/** Everything dragging does with a widget, for the keyboard too. */
export function WidgetMenu({ title, tile, onMoveEarlier, onMoveLater, onResize, onRemove }: WidgetMenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const run = (act: () => void) => () => {
    setIsOpen(false);
    act();
  };
  const label = dashboardTexts.optionsOf(title);
  const choices = [
    ...TILE_WIDTHS.map((w) => ({ key: `w${w}`, isOn: tile.w === w, size: { w }, words: widthWords(w) })),
    ...TILE_HEIGHTS.map((h) => ({ key: `h${h}`, isOn: tile.h === h, size: { h }, words: heightWords(h) })),
  ];
  return (
    <>
      <IconButton
        ref={button}
        icon="more"
        size="small"
        label={label}
        hasPopup="menu"
        isExpanded={isOpen}
        onClick={() => setIsOpen(true)}
      />
      <Menu
        open={isOpen}
        anchorEl={() => button.current}
        onClose={() => setIsOpen(false)}
        slotProps={{ list: { 'aria-label': label, dense: true } }}
      >
        <MenuItem disabled={onMoveEarlier === null} onClick={run(() => onMoveEarlier?.())}>
          <Icon name="arrow-up" />
          {dashboardTexts.moveEarlier}
        </MenuItem>
        <MenuItem disabled={onMoveLater === null} onClick={run(() => onMoveLater?.())}>
          <Icon name="arrow-down" />
          {dashboardTexts.moveLater}
        </MenuItem>
        {choices.flatMap(({ key, isOn, size, words }, index) => [
          index === 0 || index === TILE_WIDTHS.length ? <Divider key={`before ${key}`} role="separator" /> : null,
          <MenuItem key={key} role="menuitemradio" aria-checked={isOn} onClick={run(() => onResize(size))}>
            {isOn ? <Icon name="check" /> : <span style={{ width: 16 }} />}
            {words}
          </MenuItem>,
        ])}
        <Divider role="separator" />
        <MenuItem onClick={run(onRemove)}>
          <Icon name="close" />
          {dashboardTexts.remove}
        </MenuItem>
      </Menu>
    </>
  );
}

const widthWords = (w: (typeof TILE_WIDTHS)[number]) => `${dashboardTexts.width}: ${dashboardTexts.widths[w]}`;
const heightWords = (h: (typeof TILE_HEIGHTS)[number]) => `${dashboardTexts.height}: ${dashboardTexts.heights[h]}`;
