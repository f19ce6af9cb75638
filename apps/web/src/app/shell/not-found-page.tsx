import { usePageTitle } from '../../shared/navigation/use-page-title.ts';
import { texts } from '../../shared/texts/texts.ts';
import { EmptyFrame } from '../../shared/ui/empty-frame.tsx';
import { FIRST_SHAPES, IconFrame } from '../../shared/ui/icon-frame.tsx';
import { ToDashboardButton } from './to-dashboard-button.tsx';

/** 404 page. */
export function NotFoundPage() {
  usePageTitle(texts.states.notFoundTitle);
  return (
    <EmptyFrame
      isPage
      sign={<IconFrame size={20}>{FIRST_SHAPES.search}</IconFrame>}
      title={texts.states.notFoundTitle}
      description={texts.states.notFound}
      action={<ToDashboardButton />}
    />
  );
}
