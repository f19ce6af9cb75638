import { committeeSections } from '../../features/committees/components/committee-sections.tsx';
import { useOpenSubcommittee, type Committee } from '../../features/committees/hooks/use-committee.ts';
import { useCommitteeBills } from '../../features/committees/hooks/use-committee-bills.ts';
import { ReportInaccuracy } from '../../features/documents/components/report-inaccuracy.tsx';
import { sourcesSection } from '../../features/documents/components/sources-section.tsx';
import { recordAge } from '../../features/documents/model/record-age.ts';
import type { OpenRelated } from '../../shared/documents/open-related.ts';
import { withSummaryTabs } from './with-summary-tabs.tsx';

/** Describes a committee for both its flyout and its page. */
export function useDescribeCommittee(fusionId: string) {
  const bills = useCommitteeBills(fusionId);
  const openSubcommittee = useOpenSubcommittee();
  return (committee: Committee, onOpenRelated: OpenRelated) => ({
    facts: [recordAge(committee.provenance, 'members')],
    sections: [
      ...withSummaryTabs(
        committee,
        committeeSections(committee, {
          bills,
          onOpenRelated,
          onOpenSubcommittee: (target, among) => void openSubcommittee(target, among, onOpenRelated),
          detailsEnd: <ReportInaccuracy card={committee} />,
        }),
      ),
      sourcesSection(committee),
    ],
  });
}
