import type { AdvocacyCampaign } from '@rotunda/contract';
import { ADVOCACY_CHANNELS } from '@rotunda/contract/values';
import { formatDay } from '../../../shared/format/format-date.ts';
import { formatNumber } from '../../../shared/format/format-number.ts';
import type { DataColumn } from '../../../shared/ui/data-list-columns.ts';
import { DataList } from '../../../shared/ui/data-list.tsx';
import { SecondLine } from '../../../shared/ui/second-line.tsx';
import { WebLink } from '../../../shared/ui/web-link.tsx';
import { advocacyTexts } from '../model/advocacy-texts.ts';
import { getKpis, getLastDay } from '../model/kpis.ts';
import { CampaignStatus } from './campaign-status.tsx';

/** Table of campaigns with what each sent on the selected days. */
export function CampaignTable({ campaigns }: { campaigns: readonly AdvocacyCampaign[] }) {
  return (
    <DataList
      label={advocacyTexts.campaigns}
      columns={COLUMNS}
      items={campaigns}
      getKey={({ campaignId }) => campaignId}
      query={LOADED}
      empty={null}
    />
  );
}

/** Query state for a list whose campaigns are already loaded. */
const LOADED = { isPending: false, isError: false, error: null, refetch: () => undefined };

const COLUMNS: readonly DataColumn<AdvocacyCampaign>[] = [
  {
    key: 'campaign',
    header: advocacyTexts.campaign,
    width: '1fr',
    phone: 'identity',
    tone: 'strong',
    cell: (campaign) => (
      <>
        {campaign.name}
        <LastDay campaign={campaign} />
      </>
    ),
  },
  {
    key: 'status',
    header: advocacyTexts.status,
    width: 84,
    phone: 'end',
    cell: ({ active }) => <CampaignStatus active={active} />,
  },
  ...ADVOCACY_CHANNELS.map(({ kpi }): DataColumn<AdvocacyCampaign> => ({
    key: kpi,
    header: advocacyTexts.kpis[kpi],
    width: 80,
    phone: 'flow',
    isLabeledOnPhone: true,
    isFigure: true,
    cell: (campaign) => {
      const value = getKpis([campaign])[kpi];
      return value === null ? advocacyTexts.notApplicable : formatNumber(value);
    },
  })),
  {
    key: 'report',
    header: advocacyTexts.report,
    isHeaderHidden: true,
    width: 56,
    phone: 'line',
    cell: ({ reportUrl, name }) =>
      reportUrl === null ? null : (
        <span title={advocacyTexts.viewReport(name)}>
          <WebLink href={reportUrl}>{advocacyTexts.report}</WebLink>
        </span>
      ),
  },
];

function LastDay({ campaign }: { campaign: AdvocacyCampaign }) {
  const day = getLastDay(campaign);
  return day === null ? null : <SecondLine>{`${advocacyTexts.lastDay} ${formatDay(day)}`}</SecondLine>;
}
