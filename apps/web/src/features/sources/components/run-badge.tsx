import type { IngestRun } from '@rotunda/contract';
import type { IconName } from '../../../shared/ui/icon-shapes.tsx';
import { Badge, type BadgeTone } from '../../../shared/ui/status-badge.tsx';
import { sourcesTexts } from '../model/sources-texts.ts';

const BY_STATE: Readonly<Record<IngestRun['state'], { tone: BadgeTone; icon: IconName; word: string }>> = {
  queued: { tone: 'inactive', icon: 'clock', word: 'Queued' },
  running: { tone: 'introduced', icon: 'refresh', word: 'Running' },
  finished: { tone: 'passed', icon: 'check', word: 'Finished' },
  failed: { tone: 'failed', icon: 'warning', word: 'Failed' },
  stopped: { tone: 'considering', icon: 'minus', word: 'Stopped' },
  refused: { tone: 'failed', icon: 'warning', word: 'Refused' },
};

/** Shows the result or progress of a run. Null means that the source has never run. */
export function RunBadge({ state }: { state: IngestRun['state'] | null }) {
  if (state === null) {
    return (
      <Badge tone="inactive" icon="status-other">
        {sourcesTexts.neverRun}
      </Badge>
    );
  }
  const { tone, icon, word } = BY_STATE[state];
  return (
    <Badge tone={tone} icon={icon}>
      {word}
    </Badge>
  );
}
