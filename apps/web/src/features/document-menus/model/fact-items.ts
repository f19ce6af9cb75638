import type { DocumentCard } from '@rotunda/contract';
import { texts } from '../../../shared/texts/texts.ts';
import { documentMenuTexts } from '../document-menu-texts.ts';
import { FACTS, sharedFact, type Fact } from './shared-fact.ts';
import { shownMenus } from './shown-menus.ts';

/**
 * Returns priority and position as menu items, with the value shared by all documents; none if one of the documents
 * cannot have any.
 * @param submitting the one being sent (MET-01)
 */
export function factItems(documents: readonly DocumentCard[], submitting: Fact | null) {
  const offered = shownMenus(
    documents.map((document) => document.documentType),
    'selection',
  );
  return FACTS.filter((fact) => offered.includes(fact)).map((fact) => {
    const { icon, value } = sharedFact(
      fact,
      documents.map((document) => document.metadata),
    );
    const kind = documentMenuTexts[fact];
    const label = value === null ? kind : `${kind}: ${value}`;
    const isDisabled = submitting === fact;
    return { fact, icon, label: isDisabled ? texts.metadata.submitting : label, isDisabled };
  });
}
