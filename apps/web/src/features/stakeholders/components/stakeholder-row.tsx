import { typeName } from '@rotunda/contract/values';
import { legislatureName } from '@rotunda/domain';
import { memo } from 'react';
import { cardError } from '../../../shared/documents/card-error.ts';
import { FaultyRow } from '../../../shared/documents/faulty-card.tsx';
import type { RowSelection } from '../../../shared/hooks/use-row-selection.ts';
import { documentPath } from '../../../shared/navigation/document-path.ts';
import { Highlight } from '../../../shared/ui/highlight.tsx';
import { ListRow } from '../../../shared/ui/list-row.tsx';
import type { StakeholderHit } from '../hooks/use-stakeholders.ts';

export interface StakeholderRowProps {
  hit: StakeholderHit;
  isSelected: boolean;
  onOpen: (hit: StakeholderHit) => void;
  /** Null if the user cannot edit. */
  selection: Pick<RowSelection<StakeholderHit>, 'has' | 'toggle'> | null;
}

/**
 * A person or committee in a list, with its place, name, office and our decisions. Cards exist for the US and Canada
 * (FLY-02).
 */
export const StakeholderRow = memo(function StakeholderRow({
  hit,
  isSelected,
  onOpen,
  selection,
}: StakeholderRowProps) {
  const fault = cardError(hit);
  if (fault !== null) return <FaultyRow fault={fault} />;
  const inTitle = hit.keywordHighlighting.find(({ field, text }) => field === 'title' && text === hit.title);
  return (
    <ListRow
      isNamed
      href={documentPath(hit)}
      onOpen={() => onOpen(hit)}
      identifier={hit.localityName ?? typeName(hit.documentType)}
      titleText={hit.title}
      title={inTitle ? <Highlight text={inTitle.text} marks={inTitle.marks} /> : undefined}
      lastAction={hit.byline ?? getChamber(hit)}
      {...(isReviewed(hit) ? { decisions: hit.metadata } : {})}
      date={null}
      isSelected={isSelected}
      {...(selection === null
        ? {}
        : {
            selection: {
              isChecked: selection.has(hit.fusionId),
              onToggle: (isOn: boolean, isRange: boolean) => selection.toggle(hit.fusionId, isOn, isRange),
            },
          })}
    />
  );
});

/**
 * Whether to show the decisions. Uploaded contacts have no priority or position (FLY-02), so they must not appear to
 * await a review.
 */
const isReviewed = ({ documentType, metadata: { tags, projects } }: StakeholderHit) =>
  documentType === 'Person' || documentType === 'Committee' || tags.length + projects.length > 0;

/** Returns the chamber of a committee that has no parent committee. */
function getChamber({ isoCode, chamber }: StakeholderHit): string | null {
  return isoCode === null || chamber === null ? null : legislatureName(isoCode, chamber);
}
