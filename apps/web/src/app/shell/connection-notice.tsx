import { useConnectionLost } from '../../shared/api/use-connection-lost.ts';
import { texts } from '../../shared/texts/texts.ts';
import { NoticeBar } from '../../shared/ui/notice-bar.tsx';

/** Says that the page is reconnecting on its own. The page keeps its content. */
export function ConnectionNotice() {
  const isLost = useConnectionLost();
  return (
    <NoticeBar tone="warning" icon="refresh">
      {isLost ? texts.states.reconnecting : null}
    </NoticeBar>
  );
}
