import { ShowMoreList } from '../../../shared/ui/section.tsx';
import { WebLink } from '../../../shared/ui/web-link.tsx';
import { texts } from '../../../shared/texts/texts.ts';
import type { Regulation } from '../hooks/use-regulation.ts';
import { regulationTexts as words } from '../regulation-texts.ts';
import { AssociatedDocuments, type AssociatedDocumentsProps } from './associated-documents.tsx';

export interface AssociatedDocketsProps extends Pick<AssociatedDocumentsProps, 'onOpen'> {
  regulation: Regulation;
}

/** Lists the dockets of a regulation. Stored dockets open here; the others link to their page at Regulations.gov. */
export function AssociatedDockets({ regulation, onOpen }: AssociatedDocketsProps) {
  const { docketFusionIds, otherDockets } = regulation;
  const hasStoredDockets = docketFusionIds.length > 0 || otherDockets.length === 0;
  return (
    <>
      {hasStoredDockets ? (
        <AssociatedDocuments
          label={words.associatedDockets}
          noneText={texts.documents.noAssociatedDockets}
          fusionIds={docketFusionIds}
          onOpen={onOpen}
        />
      ) : null}
      {otherDockets.length > 0 ? (
        <div style={{ fontSize: 13 }}>
          <ShowMoreList label={words.otherDockets}>
            {otherDockets.map(({ docketId, url }) => (
              <li key={docketId}>
                <WebLink href={url}>{words.docketElsewhere(docketId)}</WebLink>
              </li>
            ))}
          </ShowMoreList>
        </div>
      ) : null}
    </>
  );
}
