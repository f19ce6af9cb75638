import { getRouteApi } from '@tanstack/react-router';
import { getMatchedBy } from '../../features/documents/model/reading-address.ts';
import { SchedulePage } from '../documents/schedule-page.tsx';

const route = getRouteApi('/signed-in/schedule/$fusionId');

export default function ScheduleRoutePage() {
  const { fusionId } = route.useParams();
  return <SchedulePage key={fusionId} fusionId={fusionId} matchedBy={getMatchedBy(route.useSearch())} />;
}
