import { getRouteApi } from '@tanstack/react-router';
import { RegulationPage } from '../documents/regulation-page.tsx';

const route = getRouteApi('/signed-in/regulation/$fusionId');

export default function RegulationRoutePage() {
  const { fusionId } = route.useParams();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  return (
    <RegulationPage
      fusionId={fusionId}
      search={search}
      onSearchChange={(next, replace = false) =>
        void navigate({ to: '/regulation/$fusionId', params: { fusionId }, search: next, replace })
      }
    />
  );
}
