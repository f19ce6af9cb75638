import { getRouteApi } from '@tanstack/react-router';
import { LegislationPage } from '../documents/legislation-page.tsx';

const route = getRouteApi('/signed-in/global-legislation/$fusionId');

export default function GlobalLegislationRoutePage() {
  const { fusionId } = route.useParams();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  return (
    <LegislationPage
      fusionId={fusionId}
      search={search}
      onSearchChange={(next, replace = false) =>
        void navigate({ to: '/global-legislation/$fusionId', params: { fusionId }, search: next, replace })
      }
    />
  );
}
