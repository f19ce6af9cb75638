import type { SearchAlert } from '@rotunda/contract';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import type { AlertActions } from '../api/use-alert-actions.ts';
import { alertsTexts } from '../model/alerts-texts.ts';
import { AlertOptions } from './alert-options.tsx';

/** Actions on one alert: in its row under the pointer, and in the head of the flyout. */
export function AlertButtons({ alert, actions }: { alert: SearchAlert; actions: AlertActions }) {
  const { markedIrrelevant, markedRead } = alert;
  return (
    <>
      <IconButton
        icon={markedIrrelevant ? 'eye' : 'eye-off'}
        label={markedIrrelevant ? alertsTexts.markRelevant : alertsTexts.markIrrelevant}
        keys="e"
        size="small"
        onClick={() => void actions.setIrrelevant([alert], !markedIrrelevant)}
      />
      <IconButton
        icon="mail"
        label={markedRead ? alertsTexts.markUnread : alertsTexts.markRead}
        keys="r"
        size="small"
        onClick={() => void actions.setRead([alert], !markedRead)}
      />
      <AlertOptions alerts={[alert]} actions={actions} />
    </>
  );
}
