import type { DocumentCard } from '@rotunda/contract';
import { getIdentifier } from '@rotunda/contract/values';
import { useState, type ReactNode } from 'react';
import { DEFAULT_SEARCH } from '../../features/discover/model/search-defaults.ts';
import type { ReadPassage } from '../../features/documents/model/read-passage.ts';
import { formatPlace, readingAddress } from '../../features/documents/model/reading-address.ts';
import type { FoundPassageItem } from '../../features/passages/components/found-passage.tsx';
import { canEdit, useFlag, useSession } from '../../shared/api/session.tsx';
import { lazyComponent } from '../../shared/lazy/lazy-component.tsx';

const PassagePanel = lazyComponent(
  async () => (await import('../../features/passages/components/passage-panel.tsx')).PassagePanel,
);
const SaveSearchDialog = lazyComponent(
  async () => (await import('../../features/saved-searches/dialogs/save-search-dialog.tsx')).SaveSearchDialog,
);

export interface PassageLookUp {
  onLookUp: (passage: ReadPassage) => void;
  /** Panel over the text with the looked-up passage. */
  panel: ReactNode;
}

/**
 * Shows where else a passage of a document's text appears, and what the user can do with the results.
 * @param fnDocumentId the version being read
 */
export function usePassagePanel(
  document: Pick<DocumentCard, 'fusionId' | 'documentType' | 'localityExternalId'>,
  fnDocumentId: string | null,
): PassageLookUp {
  const [passage, setPassage] = useState<ReadPassage | null>(null);
  const [isFollowing, setIsFollowing] = useState(false);
  const mayFollow = canEdit(useSession());
  const canCompare = useFlag('DOCUMENT_COMPARISON_ENABLED') && isBill(document.documentType);
  if (passage === null) return { onLookUp: setPassage, panel: null };
  const { fusionId } = document;
  const { text, language, label } = passage;
  const source = [getIdentifier(document), label].filter(Boolean).join(', ');
  const panel = (
    <>
      <PassagePanel
        passage={{ text, language }}
        fusionId={fusionId}
        source={source}
        getAddress={getAddress}
        compareAddressOf={(found) =>
          canCompare && isBill(found.documentType) ? comparisonAddress(fusionId, found.fusionId) : null
        }
        onClose={() => setPassage(null)}
        onFollow={mayFollow ? () => setIsFollowing(true) : null}
      />
      {isFollowing ? (
        <SaveSearchDialog
          searchModel={DEFAULT_SEARCH}
          title={`Passage of ${source}`}
          explanation=""
          passage={{ text, language, fusionId, fnDocumentId }}
          onClose={() => setIsFollowing(false)}
        />
      ) : null}
    </>
  );
  return { onLookUp: setPassage, panel };
}

function getAddress(found: FoundPassageItem): string {
  const { fnDocumentId, sectionId, place } = found;
  return readingAddress(found, {
    version: fnDocumentId,
    ...(sectionId === null ? {} : { section: sectionId }),
    ...(place === null ? {} : { at: formatPlace(place) }),
  });
}

/** Values are quoted as JSON because the router writes addresses that way. */
function comparisonAddress(bill1: string, bill2: string): string {
  const query = new URLSearchParams({ bill1: JSON.stringify(bill1), bill2: JSON.stringify(bill2) });
  return `/document-comparison?${query.toString()}`;
}

const isBill = (documentType: string) => documentType === 'Legislation' || documentType === 'GlobalLegislation';
