import { CollapsedHeight } from '../../../shared/ui/collapsed-height.tsx';

/** Height of a biography in pixels before `Show More` (STK-02). */
const COLLAPSED = 300;

export function Biography({ text }: { text: string }) {
  return (
    <CollapsedHeight limit={COLLAPSED}>
      <p style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>{text}</p>
    </CollapsedHeight>
  );
}
