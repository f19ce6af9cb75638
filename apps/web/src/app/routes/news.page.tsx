import { getRouteApi } from '@tanstack/react-router';
import { getMatchedBy } from '../../features/documents/model/reading-address.ts';
import { NewsPage } from '../documents/news-page.tsx';

const route = getRouteApi('/signed-in/news/$fusionId');

export default function NewsRoutePage() {
  const { fusionId } = route.useParams();
  return <NewsPage fusionId={fusionId} matchedBy={getMatchedBy(route.useSearch())} />;
}
