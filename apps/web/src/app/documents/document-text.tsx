import type { DocumentCard } from '@rotunda/contract';
import { TextReader, type TextReaderProps } from '../../features/documents/components/text-reader.tsx';
import { getCitation } from '../../features/documents/model/citation.ts';
import { copyText } from '../../shared/browser/copy-text.ts';
import type { DocumentPageRouteProps } from './document-page-route-props.ts';
import { usePassagePanel } from './use-passage-panel.tsx';

export interface DocumentTextProps
  extends Pick<TextReaderProps, 'kind' | 'versions' | 'elsewhere'>, Omit<DocumentPageRouteProps, 'fusionId'> {
  document: DocumentCard;
  /** The version being read; null if the address alone decides. */
  fnDocumentId: string | null;
  /** Copies a citation of a section; by default, a citation of the document. */
  onCite?: TextReaderProps['onCite'];
}

/**
 * Text reader of a document, which keeps the reading position and search terms in the address, with a panel that shows
 * where else a passage appears.
 */
export function DocumentText({ document, fnDocumentId, search, onSearchChange, onCite, ...rest }: DocumentTextProps) {
  const passage = usePassagePanel(document, fnDocumentId);
  const cite = (label: string | null) => void copyText(getCitation(document, location.origin, label ? { label } : {}));
  return (
    <>
      <TextReader
        {...rest}
        fusionId={document.fusionId}
        version={search.version}
        section={search.section}
        at={search.at}
        find={search.find ?? ''}
        onFind={(find) => {
          const { find: _before, section: _section, at: _at, ...kept } = search;
          onSearchChange(find ? { ...kept, find } : kept, true);
        }}
        onSection={(section) => {
          const { at: _at, ...kept } = search;
          onSearchChange({ ...kept, section }, true);
        }}
        onCite={onCite ?? cite}
        onLookUp={passage.onLookUp}
      />
      {passage.panel}
    </>
  );
}
