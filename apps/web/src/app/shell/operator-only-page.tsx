import { isAdministrator, useSession } from '../../shared/api/session.tsx';
import { usePageTitle } from '../../shared/navigation/use-page-title.ts';
import { texts } from '../../shared/texts/texts.ts';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { NotFoundPage } from './not-found-page.tsx';

/**
 * In the place of a page of the installation's operator: administrators, who may have been sent here, learn whose it
 * is; to everyone else a missing page and a forbidden one look alike.
 */
export function OperatorOnlyPage() {
  return isAdministrator(useSession()) ? <ManagedByOperator /> : <NotFoundPage />;
}

function ManagedByOperator() {
  usePageTitle(texts.states.operatorOnlyTitle);
  return (
    <EmptyState isPage icon="globe" title={texts.states.operatorOnlyTitle} description={texts.states.operatorOnly} />
  );
}
