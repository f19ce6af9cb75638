import { getRouteApi } from '@tanstack/react-router';
import { matchedByOf } from '../../features/documents/model/reading-address.ts';
import { PersonPage } from '../documents/person-page.tsx';

const route = getRouteApi('/signed-in/stakeholders/person/$fusionId');

export default function PersonRoutePage() {
  const { fusionId } = route.useParams();
  const search = route.useSearch();
  return <PersonPage fusionId={fusionId} relationshipId={search.relationshipId} matchedBy={matchedByOf(search)} />;
}
