import { getRouteApi } from '@tanstack/react-router';
import { CodeBrowser } from '../../features/tariffs/components/code-browser.tsx';
import { changeCodesSearch } from '../../features/tariffs/model/codes-search.ts';
import { usePageTitle } from '../../shared/navigation/use-page-title.ts';
import { texts } from '../../shared/texts/texts.ts';

const route = getRouteApi('/signed-in/global-tariff-tracker/codes');

export default function TariffCodesPage() {
  usePageTitle(texts.nav.tariffs);
  const search = route.useSearch();
  const navigate = route.useNavigate();
  return (
    <CodeBrowser
      search={search}
      onSearchChange={(changes, options) =>
        void navigate({ search: (before) => changeCodesSearch(before, changes), replace: options?.replace ?? false })
      }
    />
  );
}
