import Checkbox from '@mui/material/Checkbox';
import type { ReactNode } from 'react';
import { isPlainClick } from '../navigation/is-plain-click.ts';
import { DecisionIcons, DecisionLines, type Decisions } from './decision-marks.tsx';
import { ListRowRoot } from './list-row-root.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

export interface ListRowProps {
  /** Address of the full page: what a new tab opens. */
  href: string;
  /** A plain click or Enter: usually the flyout. */
  onOpen: () => void;
  /** `CA SB 1142`; never cut off. */
  identifier: string;
  badge?: ReactNode;
  /** The title as text, for the tooltip, and how it is drawn. */
  titleText: string;
  /** The title is the name of somebody: it says which row this is, and the identifier only where it belongs. */
  isNamed?: boolean;
  title?: ReactNode;
  lastAction?: string | null;
  /** The matched words. */
  excerpt?: ReactNode;
  /** Why it is here: saved search over project. */
  origin?: { first: string; second: string };
  decisions?: Decisions;
  date: ReactNode;
  isUnread?: boolean;
  isSelected?: boolean;
  selection?: { isChecked: boolean; onToggle: (isChecked: boolean, isRange: boolean) => void };
  /** Buttons shown under pointer or keyboard. */
  actions?: ReactNode;
}

/** Characters of a number that fit its column; the id of a docketed document (`EPA-HQ-OAR-2024-0358-0001`) takes two lines. */
const LONGEST_IN_A_LINE = 15;

/**
 * One document in a list, 68 px, two lines: what it is, where it stands, why it is here, what was decided. Stands in a
 * `RowList`, whose width decides its shape; on a telephone it is a card.
 */
export function ListRow(props: ListRowProps) {
  const { href, onOpen, identifier, badge, titleText, title, lastAction, excerpt, origin, decisions, date } = props;
  const { isNamed = false, isUnread = false, isSelected = false, selection, actions } = props;
  const states = [
    isNamed && 'named',
    isUnread && 'unread',
    isSelected && 'selected',
    selection && 'with-box',
    origin && 'with-origin',
  ].filter(Boolean);
  return (
    <ListRowRoot className={states.join(' ')} {...(isSelected ? { 'aria-current': 'true' as const } : {})}>
      {selection ? (
        <span className="box-cell">
          <Checkbox
            checked={selection.isChecked}
            onChange={(event, isChecked) =>
              selection.onToggle(isChecked, event.nativeEvent instanceof MouseEvent && event.nativeEvent.shiftKey)
            }
            slotProps={{ input: { 'aria-label': `Select ${isNamed ? titleText : identifier}` } }}
          />
        </span>
      ) : null}
      <span className="identity lines">
        <span className={identifier.length > LONGEST_IN_A_LINE ? 'id long' : 'id'}>{identifier}</span>
        {badge}
      </span>
      <span className="what lines">
        <a
          className="open trunc"
          href={href}
          title={titleText}
          onClick={(event) => {
            if (!isPlainClick(event)) return;
            event.preventDefault();
            onOpen();
          }}
        >
          {isUnread ? (
            <>
              <VisuallyHidden>Unread:</VisuallyHidden>{' '}
            </>
          ) : null}
          {title ?? titleText}
        </a>
        <span className="second-line">
          {lastAction ? <span className="action trunc">{lastAction}</span> : null}
          {lastAction && excerpt ? <span className="separator" /> : null}
          {excerpt ? <span className="excerpt trunc">{excerpt}</span> : null}
        </span>
      </span>
      {origin ? (
        <span className="origin lines">
          <span className="trunc">{origin.first}</span>
          <span className="second trunc">{origin.second}</span>
        </span>
      ) : null}
      <span className="decided">{decisions ? <DecisionLines {...decisions} /> : null}</span>
      <span className="date">
        {date}
        {decisions ? (
          <span className="icons">
            <DecisionIcons {...decisions} />
          </span>
        ) : null}
      </span>
      {actions ? <span className="row-actions">{actions}</span> : null}
    </ListRowRoot>
  );
}
