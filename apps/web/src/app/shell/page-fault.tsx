import Button from '@mui/material/Button';
import type { ErrorComponentProps } from '@tanstack/react-router';
import { usePageTitle } from '../../shared/navigation/use-page-title.ts';
import { texts } from '../../shared/texts/texts.ts';
import { EmptyFrame } from '../../shared/ui/empty-frame.tsx';
import { FIRST_SHAPES, IconFrame } from '../../shared/ui/icon-frame.tsx';

/** A screen that broke while it was drawn. Bar and footer stay, so there is a way on. */
export function PageFault({ reset }: ErrorComponentProps) {
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
          {/* A newer version may have replaced the files this page still asks for. */}
          <Button onClick={() => location.reload()}>{texts.states.reload}</Button>
        </>
      }
    />
  );
}
