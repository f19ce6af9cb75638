import Checkbox from '@mui/material/Checkbox';
import type { ReactNode } from 'react';
import { isPlainClick } from '../navigation/is-plain-click.ts';
import { DecisionIcons, DecisionLines, type Decisions } from './decision-marks.tsx';
import { ListRowRoot, rowSlots } from './list-row-root.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

export interface ListRowProps {
  /** Address of the full page, which a new tab opens. */
  href: string;
  /** Called on a plain click or Enter; usually opens the flyout. */
  onOpen: () => void;
  /** Such as `CA SB 1142`; never truncated. */
  identifier: string;
  badge?: ReactNode;
  /** The title as plain text for the tooltip. `title` overrides how it is rendered. */
  titleText: string;
  /** Whether the title is a name that identifies the row, while the identifier only gives its place. */
  isNamed?: boolean;
  title?: ReactNode;
  lastAction?: string | null;
  /** The matched text. */
  excerpt?: ReactNode;
  /** Why the document is listed: saved search above project. */
  origin?: { first: string; second: string };
  decisions?: Decisions;
  date: ReactNode;
  isUnread?: boolean;
  isSelected?: boolean;
  selection?: { isChecked: boolean; onToggle: (isChecked: boolean, isRange: boolean) => void };
  /** Buttons shown on hover or keyboard focus. */
  actions?: ReactNode;
}

/**
 * Characters of an identifier that fit its column. The id of a docketed document (`EPA-HQ-OAR-2024-0358-0001`) takes
 * two lines.
 */
const MAX_INLINE_LENGTH = 15;

/**
 * Shows one document in a list on two lines, 68 px high: what it is, its status, why it is listed, and our decisions.
 * It belongs in a `RowList`, whose width determines its layout; on a phone it is a card.
 */
export function ListRow(props: ListRowProps) {
  const { href, onOpen, identifier, badge, titleText, title, lastAction, excerpt, origin, decisions, date } = props;
  const { isNamed = false, isUnread = false, isSelected = false, selection, actions } = props;
  const states = [
    isNamed && rowSlots.named,
    isUnread && rowSlots.unread,
    isSelected && rowSlots.current,
    selection && rowSlots.withBox,
    origin && rowSlots.withOrigin,
  ].filter(Boolean);
  return (
    <ListRowRoot className={states.join(' ')} {...(isSelected ? { 'aria-current': 'true' as const } : {})}>
      {selection ? (
        <span className={rowSlots.boxCell}>
          <Checkbox
            checked={selection.isChecked}
            onChange={(event, isChecked) =>
              selection.onToggle(isChecked, event.nativeEvent instanceof MouseEvent && event.nativeEvent.shiftKey)
            }
            slotProps={{ input: { 'aria-label': `Select ${isNamed ? titleText : identifier}` } }}
          />
        </span>
      ) : null}
      <span className={`${rowSlots.identity} ${rowSlots.lines}`}>
        <span className={identifier.length > MAX_INLINE_LENGTH ? `${rowSlots.id} ${rowSlots.long}` : rowSlots.id}>
          {identifier}
        </span>
        {badge}
      </span>
      <span className={`${rowSlots.what} ${rowSlots.lines}`}>
        <a
          className={`${rowSlots.titleLink} ${rowSlots.trunc}`}
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
        <span className={rowSlots.secondLine}>
          {lastAction ? <span className={`${rowSlots.action} ${rowSlots.trunc}`}>{lastAction}</span> : null}
          {lastAction && excerpt ? <span className={rowSlots.separator} /> : null}
          {excerpt ? <span className={`${rowSlots.excerpt} ${rowSlots.trunc}`}>{excerpt}</span> : null}
        </span>
      </span>
      {origin ? (
        <span className={`${rowSlots.origin} ${rowSlots.lines}`}>
          <span className={rowSlots.trunc}>{origin.first}</span>
          <span className={`${rowSlots.second} ${rowSlots.trunc}`}>{origin.second}</span>
        </span>
      ) : null}
      <span className={rowSlots.decided}>{decisions ? <DecisionLines {...decisions} /> : null}</span>
      <span className={rowSlots.date}>
        {date}
        {decisions ? (
          <span className={rowSlots.icons}>
            <DecisionIcons {...decisions} />
          </span>
        ) : null}
      </span>
      {actions ? <span className={rowSlots.rowActions}>{actions}</span> : null}
    </ListRowRoot>
  );
}
