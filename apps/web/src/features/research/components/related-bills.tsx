import { CardLine } from '../../../shared/documents/card-line.tsx';
import { DocumentLine, DocumentLines } from '../../../shared/documents/document-lines.tsx';
import type { OpenRelated } from '../../../shared/documents/open-related.ts';
import { texts } from '../../../shared/texts/texts.ts';
import { ShowMoreList } from '../../../shared/ui/section.tsx';
import type { Research } from '../hooks/use-research.ts';
import { researchTexts as words } from '../research-texts.ts';

/** Lists the bills that an estimate covers. Only the stored ones can be opened. */
export function RelatedBills({ bills, onOpen }: { bills: Research['relatedBills']; onOpen: OpenRelated }) {
  const loaded = bills.flatMap(({ card }) => card ?? []);
  if (bills.length === 0) return <p>{texts.documents.noBills}</p>;
  return (
    <DocumentLines>
      <ShowMoreList label={words.relatedBills}>
        {bills.map(({ fusionId, identifier, card }) =>
          card === null ? (
            <DocumentLine key={fusionId} name={identifier} />
          ) : (
            <CardLine key={fusionId} card={card} onOpen={onOpen} among={loaded} />
          ),
        )}
      </ShowMoreList>
    </DocumentLines>
  );
}
