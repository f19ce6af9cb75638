import { getRouteApi } from '@tanstack/react-router';
import { ImpactPage } from '../../features/tariffs/components/impact-page.tsx';
import { changeImpactSearch } from '../../features/tariffs/model/impact-search.ts';
import { usePageTitle } from '../../shared/navigation/use-page-title.ts';
import { texts } from '../../shared/texts/texts.ts';

const route = getRouteApi('/signed-in/global-tariff-tracker/impact');

export default function TariffImpactPage() {
  usePageTitle(texts.nav.tariffs);
  const search = route.useSearch();
  const navigate = route.useNavigate();
  return (
    <ImpactPage
      search={search}
      onSearchChange={(changes) => void navigate({ search: (before) => changeImpactSearch(before, changes) })}
    />
  );
}
