import { useParams, useSearch } from '@tanstack/react-router';
import { matchedByOf, readDocumentPageSearch } from '../../features/documents/model/reading-address.ts';
import { CardPage } from '../documents/card-page.tsx';

export default function DocumentRoutePage() {
  const { fusionId = '' } = useParams({ strict: false });
  const search = readDocumentPageSearch(useSearch({ strict: false }));
  return <CardPage key={fusionId} fusionId={fusionId} matchedBy={matchedByOf(search)} />;
}
