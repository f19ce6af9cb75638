import { getRouteApi } from '@tanstack/react-router';
import { TariffTracker } from '../../features/tariffs/components/tariff-tracker.tsx';
import { changeTrackerSearch } from '../../features/tariffs/model/tracker-search.ts';
import { usePageTitle } from '../../shared/navigation/use-page-title.ts';
import { texts } from '../../shared/texts/texts.ts';

const route = getRouteApi('/signed-in/global-tariff-tracker');

export default function GlobalTariffTrackerPage() {
  usePageTitle(texts.nav.tariffs);
  const search = route.useSearch();
  const navigate = route.useNavigate();
  return (
    <TariffTracker
      search={search}
      onSearchChange={(changes, options) =>
        void navigate({ search: (before) => changeTrackerSearch(before, changes), replace: options?.replace ?? false })
      }
    />
  );
}
