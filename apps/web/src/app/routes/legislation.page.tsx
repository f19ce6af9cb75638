import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useEffect } from 'react';
import { DocumentPageLoading } from '../../features/documents/components/document-page-states.tsx';
import { useApi } from '../../shared/api/api-context.tsx';
import { LegislationPage } from '../documents/legislation-page.tsx';

const route = getRouteApi('/signed-in/legislation/$fusionId');

export default function LegislationRoutePage() {
  const { fusionId } = route.useParams();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const { queries } = useApi();
  const bill = useQuery(queries.documents.getLegislation.queryOptions({ input: { id: fusionId } }));
  const isCanadian = bill.data?.documentType === 'GlobalLegislation';
  useEffect(() => {
    // A Canadian bill's page is at /global-legislation. The specification's other form of link redirects there.
    if (isCanadian) void navigate({ to: '/global-legislation/$fusionId', params: { fusionId }, search, replace: true });
  }, [isCanadian, fusionId, search, navigate]);
  // Do not render the page before the redirect, because anything the user did on it would be lost.
  if (isCanadian) return <DocumentPageLoading />;
  return (
    <LegislationPage
      fusionId={fusionId}
      search={search}
      onSearchChange={(next, replace = false) =>
        void navigate({ to: '/legislation/$fusionId', params: { fusionId }, search: next, replace })
      }
    />
  );
}
