import { styled } from '@mui/material/styles';
import type { SearchAlert } from '@rotunda/contract';
import { useNow } from '../../../shared/format/use-now.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import { RowList } from '../../../shared/ui/list-row-root.ts';
import { GroupAction, GroupCount, GroupHeading } from '../../../shared/ui/work-area.tsx';
import type { AlertActions } from '../api/use-alert-actions.ts';
import type { AlertSelection } from '../hooks/use-alert-selection.ts';
import { alertsTexts } from '../model/alerts-texts.ts';
import { groupByDay } from '../model/group-by-day.ts';
import { AlertRow } from './alert-row.tsx';

const DayHeading = styled(GroupHeading)({
  whiteSpace: 'nowrap',
  '& h2': { flex: 'none' },
});

const UnreadCount = styled(GroupCount)({ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' });

const MarkAllRead = styled(GroupAction)({ flex: 'none', height: 28, borderRadius: 6, whiteSpace: 'nowrap' });

export interface AlertRowsProps {
  alerts: readonly SearchAlert[];
  /** Whether rows are grouped under day headings. Sorting by relevance mixes the days. */
  isByDay: boolean;
  /** Irrelevant alerts are shown, which never count as unread. */
  isIrrelevant: boolean;
  /** Whether the first or last day continues on the page before or after. */
  isCut: { atStart: boolean; atEnd: boolean };
  /** Id of the row open in the flyout or reached by keyboard. */
  currentId: string | null;
  onOpen: (alert: SearchAlert) => void;
  actions: AlertActions | null;
  selection: AlertSelection;
  onMarkAllRead: (() => void) | null;
}

/** Rows of a page, grouped by the day they were discovered. */
export function AlertRows(props: AlertRowsProps) {
  const { alerts, isByDay, isIrrelevant, isCut, onMarkAllRead } = props;
  const now = useNow();
  const markAll = onMarkAllRead ? (
    <MarkAllRead type="button" onClick={onMarkAllRead}>
      {alertsTexts.markAllRead}
    </MarkAllRead>
  ) : null;
  if (!isByDay) {
    return (
      <>
        {markAll ? <GroupHeading>{markAll}</GroupHeading> : null}
        <Rows {...props} label="Alerts" />
      </>
    );
  }
  const groups = groupByDay(alerts, now);
  return groups.map((group, index) => {
    const isPart = (index === 0 && isCut.atStart) || (index === groups.length - 1 && isCut.atEnd);
    return (
      <section key={group.heading} aria-label={group.heading}>
        <DayHeading>
          <Icon name="clock" />
          <h2>{group.heading}</h2>
          {group.unread > 0 && !isIrrelevant ? (
            <UnreadCount>
              {isPart ? alertsTexts.unreadOnPage(group.unread) : alertsTexts.unread(group.unread)}
            </UnreadCount>
          ) : null}
          {index === 0 ? markAll : null}
        </DayHeading>
        <Rows {...props} alerts={group.alerts} label={group.heading} />
      </section>
    );
  });
}

function Rows({ alerts, label, currentId, onOpen, actions, selection }: AlertRowsProps & { label: string }) {
  return (
    <RowList aria-label={label}>
      {alerts.map((alert) => (
        <AlertRow
          key={alert._id}
          alert={alert}
          isSelected={alert._id === currentId}
          onOpen={onOpen}
          actions={actions}
          isChecked={selection.has(alert._id)}
          onToggle={actions && selection.toggle}
        />
      ))}
    </RowList>
  );
}
