import { getRouteApi } from '@tanstack/react-router';
import { getMatchedBy } from '../../features/documents/model/reading-address.ts';
import { ResearchPage } from '../documents/research-page.tsx';

const route = getRouteApi('/signed-in/research-doc/$fusionId');

export default function ResearchDocRoutePage() {
  const { fusionId } = route.useParams();
  return <ResearchPage fusionId={fusionId} matchedBy={getMatchedBy(route.useSearch())} />;
}
