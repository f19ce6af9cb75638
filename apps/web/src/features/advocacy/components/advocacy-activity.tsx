import { useState } from 'react';
import { dayOfSeconds } from '../../../shared/format/format-date.ts';
import { useNow } from '../../../shared/format/use-now.ts';
import { SkeletonText } from '../../../shared/ui/skeleton-text.tsx';
import { type AdvocacySubject, usePersonAdvocacy } from '../api/use-person-advocacy.ts';
import { advocacyTexts } from '../model/advocacy-texts.ts';
import { type AdvocacyRange, getDays, type Days } from '../model/date-range.ts';
import { getCampaigns, getKpis } from '../model/kpis.ts';
import { AdvocacyEmpty } from './advocacy-empty.tsx';
import { AdvocacyFailure } from './advocacy-failure.tsx';
import { CampaignTable } from './campaign-table.tsx';
import { KpiFigures } from './kpi-figures.tsx';
import { RangeFields } from './range-fields.tsx';
import { ToolLink } from './tool-link.tsx';

/** What campaigns sent to a legislator in a range of days: totals, then each campaign (ADV-01). */
export function AdvocacyActivity({ subject }: { subject: AdvocacySubject }) {
  const today = dayOfSeconds(useNow());
  const [range, setRange] = useState<AdvocacyRange>('yearToDate');
  const [custom, setCustom] = useState<Days>(() => getDays('yearToDate', today));
  const days = range === 'custom' ? completeRange(custom) : getDays(range, today);
  const advocacy = usePersonAdvocacy(subject, days);
  const choose = (next: AdvocacyRange) => {
    // A custom range starts with the days that are shown.
    if (next === 'custom' && days !== null) setCustom(days);
    setRange(next);
  };
  const isEmpty = advocacy.isSuccess && getCampaigns(advocacy.data.relationships).length === 0;
  return (
    <>
      {isEmpty ? null : <RangeFields range={range} onRangeChange={choose} days={custom} onDaysChange={setCustom} />}
      {days === null ? null : <Activity advocacy={advocacy} />}
    </>
  );
}

/**
 * Returns the range, or null while a day is missing or the days are reversed, in which case nothing is fetched or
 * listed.
 */
function completeRange(days: Days): Days | null {
  const { startDate, endDate } = days;
  return startDate === '' || endDate === '' || startDate > endDate ? null : days;
}

function Activity({ advocacy }: { advocacy: ReturnType<typeof usePersonAdvocacy> }) {
  if (advocacy.isError) {
    return <AdvocacyFailure error={advocacy.error} onRetry={() => void advocacy.refetch()} />;
  }
  if (advocacy.data === undefined) return <SkeletonText lines={6} />;
  const { relationships, provider } = advocacy.data;
  const campaigns = getCampaigns(relationships);
  if (campaigns.length === 0) {
    const { noCampaigns: title, noCampaignsHint: description } = advocacyTexts;
    return <AdvocacyEmpty icon="mail" title={title} description={description} provider={provider} />;
  }
  return (
    <>
      <KpiFigures kpis={getKpis(campaigns)} relationships={relationships} />
      <CampaignTable campaigns={campaigns} />
      <div style={{ marginTop: 12 }}>
        <ToolLink provider={provider} />
      </div>
    </>
  );
}
