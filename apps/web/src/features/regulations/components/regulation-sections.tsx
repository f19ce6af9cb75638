import Button from '@mui/material/Button';
import type { OpenRelated } from '../../../shared/documents/open-related.ts';
import { texts } from '../../../shared/texts/texts.ts';
import { LabelValue } from '../../../shared/ui/label-value.tsx';
import type { SectionSpec } from '../../../shared/ui/section-list.tsx';
import type { Regulation } from '../hooks/use-regulation.ts';
import { regulationTexts as words } from '../regulation-texts.ts';
import { AssociatedDockets } from './associated-dockets.tsx';
import { AssociatedDocuments } from './associated-documents.tsx';
import { regulationFacts } from './regulation-facts.tsx';

export interface RegulationActions {
  onOpenRelated: OpenRelated;
  /** Null if no text is stored. */
  onRead: (() => void) | null;
}

/** Wide enough for `Regulations.gov Document ID` and the specification's other labels. */
const LABEL_WIDTH = 190;

/**
 * Returns the sections of a federal or state regulation in the specification's order (REG-01). Sections with a
 * single value become rows of one table, and each keeps its anchor and its table-of-contents entry.
 */
export function regulationSections(
  regulation: Regulation,
  { onOpenRelated, onRead }: RegulationActions,
): SectionSpec[] {
  const facts = regulationFacts(regulation);
  return [
    { anchor: 'summaries', title: words.summaries, content: <Summary onRead={onRead} /> },
    {
      anchor: 'details',
      title: words.details,
      entries: facts.map(({ anchor, label }) => ({ anchor, title: label })),
      content: <LabelValue facts={facts} labelWidth={LABEL_WIDTH} />,
    },
    linkedSection(regulation, onOpenRelated),
  ];
}

function linkedSection(regulation: Regulation, onOpen: RegulationActions['onOpenRelated']): SectionSpec {
  if (regulation.localityType !== 'state' && !regulation.isDocket) return docketsSection(regulation, onOpen);
  const { anchor, title, noneText, fusionIds } = getLinked(regulation);
  return {
    anchor,
    title,
    count: fusionIds.length,
    content: <AssociatedDocuments label={title} noneText={noneText} fusionIds={fusionIds} onOpen={onOpen} />,
  };
}

/** Counts every docket the sources name, stored or not, as Docket Numbers does. */
function docketsSection(regulation: Regulation, onOpen: RegulationActions['onOpenRelated']): SectionSpec {
  return {
    anchor: 'associated-dockets',
    title: words.associatedDockets,
    count: regulation.docketFusionIds.length + regulation.otherDockets.length,
    content: <AssociatedDockets regulation={regulation} onOpen={onOpen} />,
  };
}

function getLinked(regulation: Regulation) {
  if (regulation.localityType !== 'state') {
    return {
      anchor: 'associated-documents',
      title: words.associatedDocuments,
      noneText: texts.documents.noAssociatedDocuments,
      fusionIds: regulation.documentFusionIds,
    };
  }
  return {
    anchor: 'linked-rules',
    title: words.linkedRules,
    noneText: texts.documents.noLinkedRules,
    fusionIds: regulation.linkedFusionIds,
  };
}

/**
 * Shows a placeholder until a summary of the text is written (REG-01). The publisher's abstract is shown as the
 * description instead.
 */
function Summary({ onRead }: Pick<RegulationActions, 'onRead'>) {
  return (
    <div style={{ fontSize: 13, display: 'grid', gap: 8, justifyItems: 'start' }}>
      <p>{onRead ? texts.documents.summaryPending : texts.documents.noContent}</p>
      {onRead ? (
        <Button size="small" onClick={onRead}>
          {words.readTheText}
        </Button>
      ) : null}
    </div>
  );
}
