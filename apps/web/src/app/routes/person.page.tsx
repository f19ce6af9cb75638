import { getRouteApi } from '@tanstack/react-router';
import { getMatchedBy } from '../../features/documents/model/reading-address.ts';
import { PersonPage } from '../documents/person-page.tsx';

const route = getRouteApi('/signed-in/stakeholders/person/$fusionId');

export default function PersonRoutePage() {
  const { fusionId } = route.useParams();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const { tab, ...overview } = search;
  return (
    <PersonPage
      fusionId={fusionId}
      relationshipId={search.relationshipId}
      matchedBy={getMatchedBy(search)}
      tab={tab}
      onTabChange={(next) =>
        void navigate({ search: next === 'advocacy' ? { ...overview, tab: next } : overview, replace: true })
      }
    />
  );
}
