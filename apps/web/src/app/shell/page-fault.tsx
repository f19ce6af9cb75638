import Button from '@mui/material/Button';
import type { ErrorComponentProps } from '@tanstack/react-router';
import { usePageTitle } from '../../shared/navigation/use-page-title.ts';
import { texts } from '../../shared/texts/texts.ts';
import { EmptyState } from '../../shared/ui/empty-state.tsx';

/** A screen that broke while it was drawn. Bar and footer stay, so there is a way on. */
export function PageFault({ reset }: ErrorComponentProps) {
  usePageTitle(texts.states.pageFailedTitle);
  return (
    <EmptyState
      isPage
      icon="warning"
      title={texts.states.pageFailedTitle}
      description={texts.states.pageFailed}
      action={
        <>
          <Button variant="contained" onClick={reset}>
            {texts.states.retry}
          </Button>
          {/* A newer version may have replaced the files this page still asks for. */}
          <Button onClick={() => location.reload()}>{texts.states.reload}</Button>
        </>
      }
    />
  );
}
