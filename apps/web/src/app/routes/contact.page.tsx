import { useParams, useSearch } from '@tanstack/react-router';
import { getMatchedBy, readDocumentPageSearch } from '../../features/documents/model/reading-address.ts';
import { ContactPage } from '../documents/contact-page.tsx';

export default function ContactRoutePage() {
  const { fusionId = '' } = useParams({ strict: false });
  const search = readDocumentPageSearch(useSearch({ strict: false }));
  return <ContactPage key={fusionId} fusionId={fusionId} matchedBy={getMatchedBy(search)} />;
}
