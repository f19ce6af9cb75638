import { DOCUMENT_TYPE_LABELS, type DocumentType } from '@rotunda/domain';
import { type ReactNode, useId } from 'react';
import { formatTotal } from '../format/format-number.ts';
import { texts } from '../texts/texts.ts';
import { Icon } from '../ui/icon.tsx';
import { RowList } from '../ui/list-row-root.ts';
import { GroupAction, GroupCount, GroupHeading } from '../ui/work-area.tsx';
import { isKnownType, TYPE_ICONS } from './card-facts.ts';

interface TypeGroupProps<Type extends DocumentType> {
  group: { documentType: Type; total: number; atTotalLimit: boolean; results: readonly unknown[] };
  /** Replaces the name of the type. */
  heading?: string;
  onViewAll: (documentType: Type) => void;
  /** The rows of the first hits. */
  children: ReactNode;
}

/** Shows the first hits of a type under its heading, with their total and a link to all of them (SEA-03). */
export function TypeGroup<Type extends DocumentType>({ group, heading, onViewAll, children }: TypeGroupProps<Type>) {
  const headingId = useId();
  const { documentType, total, atTotalLimit, results } = group;
  const isKnown = isKnownType(documentType);
  const label = heading ?? (isKnown ? DOCUMENT_TYPE_LABELS[documentType] : documentType);
  return (
    <section aria-labelledby={headingId}>
      <GroupHeading>
        {isKnown ? <Icon name={TYPE_ICONS[documentType]} /> : null}
        <h2 id={headingId}>{label}</h2>
        <GroupCount>{formatTotal(total, atTotalLimit)}</GroupCount>
        {total > results.length ? (
          <GroupAction
            type="button"
            aria-label={`${texts.actions.viewAll}: ${label}`}
            onClick={() => onViewAll(documentType)}
          >
            {texts.actions.viewAll}
          </GroupAction>
        ) : null}
      </GroupHeading>
      <RowList aria-labelledby={headingId}>{children}</RowList>
    </section>
  );
}
