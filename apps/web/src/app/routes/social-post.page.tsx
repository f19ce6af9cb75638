import { getRouteApi } from '@tanstack/react-router';
import { getMatchedBy } from '../../features/documents/model/reading-address.ts';
import { SocialPostPage } from '../documents/social-post-page.tsx';

const route = getRouteApi('/signed-in/social-post/$fusionId');

export default function SocialPostRoutePage() {
  const { fusionId } = route.useParams();
  return <SocialPostPage fusionId={fusionId} matchedBy={getMatchedBy(route.useSearch())} />;
}
