import { useRouter } from '@tanstack/react-router';
import { sourcesSection } from '../../features/documents/components/sources-section.tsx';
import { readingAddress } from '../../features/documents/model/reading-address.ts';
import { regulationSections } from '../../features/regulations/components/regulation-sections.tsx';
import { useRegulation } from '../../features/regulations/hooks/use-regulation.ts';
import { FetchedFlyout } from './fetched-flyout.tsx';
import type { TypedFlyoutProps } from './flyout-props.ts';
import { withSummaryTabs } from './with-summary-tabs.tsx';

/** Flyout view of a regulation or docket: REG-01's sections and the sources. */
export function RegulationFlyout({ onOpenRelated, ...rest }: TypedFlyoutProps) {
  const router = useRouter();
  return (
    <FetchedFlyout
      {...rest}
      fetched={useRegulation(rest.fusionId)}
      describe={(regulation) => ({
        facts: [
          { label: 'Published', day: regulation.publicationDate },
          { label: 'Comments until', day: regulation.commentEndDate },
        ],
        sections: [
          ...withSummaryTabs(
            regulation,
            regulationSections(regulation, {
              onOpenRelated,
              onRead: regulation.hasText ? () => void router.navigate({ href: readingAddress(regulation) }) : null,
            }),
          ),
          sourcesSection(regulation),
        ],
      })}
    />
  );
}
