import Button from '@mui/material/Button';
import { useRouter } from '@tanstack/react-router';
import { discoverAddress } from '../../../shared/navigation/discover-address.ts';
import { texts } from '../../../shared/texts/texts.ts';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { documentTexts } from '../document-texts.ts';
import { identifierInId } from '../model/identifier-in-id.ts';

/** Link to Discover that searches for what a missing document's id names. Renders nothing if no search can find it. */
export function SearchForMissing({ fusionId }: { fusionId: string }) {
  const router = useRouter();
  const identifier = identifierInId(fusionId);
  if (identifier === null) return null;
  return (
    <Button
      variant="contained"
      onClick={() => void router.navigate({ href: discoverAddress({ rawTextSearch: identifier }) })}
    >
      {documentTexts.searchFor(identifier)}
    </Button>
  );
}

/** Page of an address that has no document. */
export function MissingDocument({ fusionId }: { fusionId: string }) {
  return (
    <EmptyState
      isPage
      icon="search"
      title={texts.states.notFoundTitle}
      description={texts.states.notFound}
      action={<SearchForMissing fusionId={fusionId} />}
    />
  );
}
