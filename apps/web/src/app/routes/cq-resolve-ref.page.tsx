import Button from '@mui/material/Button';
import { CQ_REF_TYPES } from '@rotunda/domain';
import { skipToken, useQuery } from '@tanstack/react-query';
import { getRouteApi, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { cqPath } from '../../features/cq/model/cq-path.ts';
import { cqTexts } from '../../features/cq/model/cq-texts.ts';
import { useApi } from '../../shared/api/api-context.tsx';
import { toApiError } from '../../shared/api/api-error.ts';
import { documentPath } from '../../shared/navigation/document-path.ts';
import { usePageTitle } from '../../shared/navigation/use-page-title.ts';
import { texts } from '../../shared/texts/texts.ts';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { ErrorState } from '../../shared/ui/error-state.tsx';

const route = getRouteApi('/signed-in/cq/resolve-ref');

export default function CqResolveRefPage() {
  const { ref_type: named, ref } = route.useSearch();
  const router = useRouter();
  const { queries } = useApi();
  const type = CQ_REF_TYPES.find((one) => one === named);
  const resolved = useQuery(
    queries.cq.resolveRef.queryOptions({
      input: type === undefined || ref === '' ? skipToken : { ref_type: type, ref },
      retry: false,
    }),
  );
  usePageTitle(cqTexts.references);
  const found = resolved.data;
  useEffect(() => {
    if (found === undefined) return;
    const href =
      'entityInfo' in found
        ? documentPath(found.entityInfo)
        : cqPath(found.cqEntityInfo.documentType, found.cqEntityInfo.cqUid);
    void router.navigate({ href, replace: true });
  }, [found, router]);
  const isUnresolved = type === undefined || ref === '' || toApiError(resolved.error).code === 'NOT_FOUND';
  if (isUnresolved) {
    return (
      <EmptyState
        isPage
        icon="search"
        title={texts.states.notFoundTitle}
        description={cqTexts.refNotHeld}
        action={
          <Button variant="contained" onClick={() => void router.navigate({ to: '/' })}>
            {texts.states.toDashboard}
          </Button>
        }
      />
    );
  }
  if (resolved.isError) {
    return (
      <div style={{ padding: 32, maxWidth: 720 }}>
        <ErrorState error={resolved.error} onRetry={() => void resolved.refetch()} />
      </div>
    );
  }
  return (
    <p role="status" style={{ padding: 32 }}>
      {cqTexts.resolving}
    </p>
  );
}
