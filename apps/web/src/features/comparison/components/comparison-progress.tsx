import Button from '@mui/material/Button';
import type { ComparisonProgress as Progress } from '@rotunda/contract';
import { texts } from '../../../shared/texts/texts.ts';
import { ProgressBar } from '../../../shared/ui/progress-bar.tsx';
import { VisuallyHidden } from '../../../shared/ui/visually-hidden.tsx';
import { comparedTexts } from '../comparison-texts.ts';

/** Shows how far a long comparison is, and lets the user cancel it or leave. */
export function ComparisonProgress({ progress, onCancel }: { progress: Progress; onCancel: () => void }) {
  const isWaiting = progress.state === 'waiting';
  const label = isWaiting ? comparedTexts.waiting : comparedTexts.loading;
  return (
    <>
      <VisuallyHidden role="status">{label}</VisuallyHidden>
      <ProgressBar label={label} done={progress.percent} total={isWaiting ? null : 100} isPercent>
        <span>{comparedTexts.goesOn}</span>
        <Button size="small" sx={{ marginLeft: 'auto' }} onClick={onCancel}>
          {texts.actions.cancel}
        </Button>
      </ProgressBar>
    </>
  );
}
