import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { POSITIONS, PRIORITIES } from '@rotunda/contract/values';
import { POSITION_ICONS, PRIORITY_ICONS } from '../../../shared/ui/decision-marks.tsx';
import { Icon } from '../../../shared/ui/icon.tsx';
import { documentMenuTexts } from '../document-menu-texts.ts';
import type { FactChoice } from '../hooks/use-set-fact.ts';
import type { Fact } from '../model/shared-fact.ts';

const OPTIONS = {
  priority: PRIORITIES.map((value) => ({ value, icon: PRIORITY_ICONS[value], choice: { priority: value } })),
  position: POSITIONS.map((value) => ({ value, icon: POSITION_ICONS[value], choice: { position: value } })),
} as const;
const CLEAR = { priority: { priority: null }, position: { position: null } } as const;

export interface DecisionMenuProps {
  fact: Fact;
  /** Value shared by all documents; null if they have none or differ. */
  current: string | null;
  anchor: () => HTMLElement | null;
  onClose: () => void;
  onChoose: (choice: FactChoice) => void;
}

/** Menu with the values of priority or position, and an option to clear it (MET-01). */
export function DecisionMenu({ fact, current, anchor, onClose, onChoose }: DecisionMenuProps) {
  return (
    <Menu open anchorEl={anchor} onClose={onClose} slotProps={{ list: { 'aria-label': documentMenuTexts[fact] } }}>
      {OPTIONS[fact].map(({ value, icon, choice }) => (
        <MenuItem
          key={value}
          role="menuitemradio"
          aria-checked={value === current}
          selected={value === current}
          onClick={() => onChoose(choice)}
        >
          <Icon name={icon} />
          {value}
        </MenuItem>
      ))}
      <MenuItem onClick={() => onChoose(CLEAR[fact])}>
        <Icon name="minus" />
        {documentMenuTexts.clear[fact]}
      </MenuItem>
    </Menu>
  );
}
