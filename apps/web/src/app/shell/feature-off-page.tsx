import { ERRORS } from '@rotunda/contract/values';
import { usePageTitle } from '../../shared/navigation/use-page-title.ts';
import { texts } from '../../shared/texts/texts.ts';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { ToDashboardButton } from './to-dashboard-button.tsx';

/** Replaces a page whose feature is turned off for the organization. */
export function FeatureOffPage({ isTab }: { isTab: boolean }) {
  return (
    <>
      {isTab ? null : <PageTitle />}
      <EmptyState
        isPage={!isTab}
        icon="gear"
        title={texts.states.featureOffTitle}
        description={ERRORS.FEATURE_OFF.message}
        action={<ToDashboardButton />}
      />
    </>
  );
}

function PageTitle() {
  usePageTitle(texts.states.featureOffTitle);
  return null;
}
