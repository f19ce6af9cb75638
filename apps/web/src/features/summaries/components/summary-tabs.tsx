import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useId, useState, type ReactNode } from 'react';
import { useDisplayForAuthUser } from '../../../shared/api/display-for-auth-user.ts';
import { lazyComponent } from '../../../shared/lazy/lazy-component.tsx';
import { SkeletonText } from '../../../shared/ui/skeleton-text.tsx';
import { summaryTexts } from '../model/summary-texts.ts';
import type { SummarizedDocument } from '../model/summarized-document.ts';

const YourSummary = lazyComponent(async () => (await import('./your-summary.tsx')).YourSummary);

const TABS = ['overview', 'your-summary'] as const;
type SummaryTab = (typeof TABS)[number];
const LABELS = { overview: summaryTexts.overview, 'your-summary': summaryTexts.yourSummary } as const;

export interface SummaryTabsProps {
  document: SummarizedDocument;
  /** Summaries from the sources. */
  children: ReactNode;
}

/**
 * Shows the summaries of any document (LEG-06): those from the sources and the organization's own. Without sign-in,
 * only the former are shown. An inactive panel stays mounted so that its unsaved text is kept.
 */
export function SummaryTabs({ document, children }: SummaryTabsProps) {
  const isSignedIn = useDisplayForAuthUser();
  const [tab, setTab] = useState<SummaryTab>('overview');
  const [hasChosenOwn, setHasChosenOwn] = useState(false);
  const choose = (next: SummaryTab) => {
    setTab(next);
    if (next === 'your-summary') setHasChosenOwn(true);
  };
  const id = useId();
  if (!isSignedIn) return children;
  const panel = (name: SummaryTab) => ({
    role: 'tabpanel',
    id: `${id}-${name}-panel`,
    'aria-labelledby': `${id}-${name}`,
    hidden: tab !== name,
  });
  return (
    <>
      <Tabs
        value={tab}
        onChange={(_event, next: SummaryTab) => choose(next)}
        aria-label={summaryTexts.label}
        sx={{ marginBottom: 3 }}
      >
        {TABS.map((name) => (
          <Tab
            key={name}
            id={`${id}-${name}`}
            aria-controls={`${id}-${name}-panel`}
            value={name}
            label={LABELS[name]}
          />
        ))}
      </Tabs>
      <div {...panel('overview')}>{children}</div>
      <div {...panel('your-summary')}>
        {hasChosenOwn ? (
          <YourSummary key={document.fusionId} document={document} fallback={<SkeletonText lines={3} />} />
        ) : null}
      </div>
    </>
  );
}
