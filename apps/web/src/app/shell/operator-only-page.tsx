import { isAdministrator, useSession } from '../../shared/api/session.tsx';
import { usePageTitle } from '../../shared/navigation/use-page-title.ts';
import { texts } from '../../shared/texts/texts.ts';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { NotFoundPage } from './not-found-page.tsx';

/**
 * Replaces pages of the installation's operator. Administrators, who may have been sent here, learn that the operator
 * manages the page. For everyone else a forbidden page looks like a missing one.
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
