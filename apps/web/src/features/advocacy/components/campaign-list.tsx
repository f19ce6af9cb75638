import { useQuery } from '@tanstack/react-query';
import type { EnteredCampaign } from '@rotunda/contract';
import { ADVOCACY_CHANNELS } from '@rotunda/contract/values';
import { useApi } from '../../../shared/api/api-context.tsx';
import { lazyComponent } from '../../../shared/lazy/lazy-component.tsx';
import { ConfirmDialog } from '../../../shared/records/confirm-dialog.tsx';
import { useDialogs } from '../../../shared/records/use-dialogs.ts';
import { type DataColumn, optionsColumn } from '../../../shared/ui/data-list-columns.ts';
import { DataList } from '../../../shared/ui/data-list.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { WebLink } from '../../../shared/ui/web-link.tsx';
import { useChangeAdvocacy } from '../api/use-change-advocacy.ts';
import { advocacyTexts } from '../model/advocacy-texts.ts';
import { entryTexts } from '../model/entry-texts.ts';
import { CampaignStatus } from './campaign-status.tsx';
import { EntryOptions } from './entry-options.tsx';

const CampaignDialog = lazyComponent(async () => (await import('../dialogs/campaign-dialog.tsx')).CampaignDialog);

/** Lists every campaign entered, with options to edit and delete it. */
export function CampaignList() {
  const { queries } = useApi();
  const campaigns = useQuery(queries.advocacy.findCampaigns.queryOptions());
  const { deleteCampaign } = useChangeAdvocacy();
  const { open, dialog } = useDialogs({
    edit: (close, campaign: EnteredCampaign) => <CampaignDialog campaign={campaign} onClose={close} />,
    remove: (close, { campaignId, name }: EnteredCampaign) => (
      <ConfirmDialog
        title={entryTexts.deleteCampaign}
        question={entryTexts.deleteCampaignQuestion(name)}
        label={entryTexts.deleteCampaign}
        onConfirm={() => deleteCampaign.mutateAsync({ campaignId })}
        doneText={() => entryTexts.deleted}
        onClose={close}
      />
    ),
  });
  return (
    <>
      <DataList
        label={entryTexts.tabs.campaigns}
        columns={getColumns(open)}
        items={campaigns.data?.results ?? []}
        getKey={({ campaignId }) => campaignId}
        query={campaigns}
        empty={<EmptyState icon="mail" title={advocacyTexts.noCampaigns} description={entryTexts.noneEntered} />}
      />
      {dialog}
    </>
  );
}

const describeChannels = (campaign: EnteredCampaign) =>
  ADVOCACY_CHANNELS.flatMap(({ enabled }) => (campaign[enabled] ? entryTexts.channel[enabled] : [])).join(', ') ||
  entryTexts.noChannel;

const getColumns = (
  open: Readonly<Record<'edit' | 'remove', (campaign: EnteredCampaign) => void>>,
): readonly DataColumn<EnteredCampaign>[] => [
  { key: 'name', header: entryTexts.name, width: '2fr', phone: 'identity', tone: 'strong', cell: ({ name }) => name },
  {
    key: 'status',
    header: advocacyTexts.status,
    width: 96,
    phone: 'line',
    cell: ({ active }) => <CampaignStatus active={active} />,
  },
  {
    key: 'channels',
    header: entryTexts.channels,
    width: '1fr',
    phone: 'line',
    tone: 'quiet',
    cell: describeChannels,
  },
  {
    key: 'legislators',
    header: entryTexts.legislators,
    width: 120,
    phone: 'line',
    tone: 'quiet',
    cell: ({ legislatorsCount }) => entryTexts.sentTo(legislatorsCount),
  },
  {
    key: 'report',
    header: entryTexts.reportUrl,
    width: 72,
    phone: 'line',
    cell: ({ reportUrl }) => (reportUrl === null ? null : <WebLink href={reportUrl}>{entryTexts.reportUrl}</WebLink>),
  },
  optionsColumn((campaign) => (
    <EntryOptions name={campaign.name} onEdit={() => open.edit(campaign)} onDelete={() => open.remove(campaign)} />
  )),
];
