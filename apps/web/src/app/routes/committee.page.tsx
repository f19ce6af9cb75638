import { getRouteApi } from '@tanstack/react-router';
import { getMatchedBy } from '../../features/documents/model/reading-address.ts';
import { CommitteePage } from '../documents/committee-page.tsx';

const route = getRouteApi('/signed-in/stakeholders/committee/$fusionId');

export default function CommitteeRoutePage() {
  const { fusionId } = route.useParams();
  return <CommitteePage fusionId={fusionId} matchedBy={getMatchedBy(route.useSearch())} />;
}
