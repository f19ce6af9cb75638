import Button from '@mui/material/Button';
import type { ErrorComponentProps } from '@tanstack/react-router';
import { usePageTitle } from '../../shared/navigation/use-page-title.ts';
import { texts } from '../../shared/texts/texts.ts';
import { EmptyFrame } from '../../shared/ui/empty-frame.tsx';
import { FIRST_SHAPES, IconFrame } from '../../shared/ui/icon-frame.tsx';

/** Replaces a screen that failed to render. The top bar and footer remain, so the user can navigate on. */
export function PageError({ reset }: ErrorComponentProps) {
  usePageTitle(texts.states.pageFailedTitle);
  return (
    <EmptyFrame
      isPage
      sign={<IconFrame size={20}>{FIRST_SHAPES.warning}</IconFrame>}
      title={texts.states.pageFailedTitle}
      description={texts.states.pageFailed}
      action={
        <>
          <Button variant="contained" onClick={reset}>
            {texts.states.retry}
          </Button>
          {/* A newer version may have replaced the files that this page still requests. */}
          <Button onClick={() => location.reload()}>{texts.states.reload}</Button>
        </>
      }
    />
  );
}
