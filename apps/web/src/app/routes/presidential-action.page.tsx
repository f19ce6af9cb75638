import { getRouteApi } from '@tanstack/react-router';
import { PresidentialActionPage } from '../documents/presidential-action-page.tsx';

const route = getRouteApi('/signed-in/presidential-action/$fusionId');

export default function PresidentialActionRoutePage() {
  const { fusionId } = route.useParams();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  return (
    <PresidentialActionPage
      fusionId={fusionId}
      search={search}
      onSearchChange={(next, replace = false) =>
        void navigate({ to: '/presidential-action/$fusionId', params: { fusionId }, search: next, replace })
      }
    />
  );
}
