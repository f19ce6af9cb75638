import { useConnectionLost } from '../../shared/api/use-connection-lost.ts';
import { texts } from '../../shared/texts/texts.ts';
import { NoticeBar } from '../../shared/ui/notice-bar.tsx';

/** Says that the page reconnects by itself; what it shows stays. */
export function ConnectionNotice() {
  const isLost = useConnectionLost();
  return (
    <NoticeBar tone="warning" icon="refresh">
      {isLost ? texts.states.reconnecting : null}
    </NoticeBar>
  );
}
