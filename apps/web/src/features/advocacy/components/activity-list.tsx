import { useQuery } from '@tanstack/react-query';
import type { EnteredActivity } from '@rotunda/contract';
import { ADVOCACY_LIMITS } from '@rotunda/contract/values';
import { useApi } from '../../../shared/api/api-context.tsx';
import { formatDay, formatShortDay } from '../../../shared/format/format-date.ts';
import { formatNumber } from '../../../shared/format/format-number.ts';
import { lazyComponent } from '../../../shared/lazy/lazy-component.tsx';
import { ConfirmDialog } from '../../../shared/records/confirm-dialog.tsx';
import { FilterChoice } from '../../../shared/records/filter-choice.tsx';
import { useDialogs } from '../../../shared/records/use-dialogs.ts';
import { type DataColumn, optionsColumn } from '../../../shared/ui/data-list-columns.ts';
import { DataList } from '../../../shared/ui/data-list.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { PaginationFooter } from '../../../shared/ui/pagination-footer.tsx';
import { Row, Stack } from '../../../shared/ui/stack.tsx';
import { useChangeAdvocacy } from '../api/use-change-advocacy.ts';
import { type AdvocacySearchProps, changeAdvocacySearch } from '../model/advocacy-search.ts';
import { entryTexts } from '../model/entry-texts.ts';
import { COUNT_FIELDS } from '../model/entry-values.ts';
import { EntryOptions } from './entry-options.tsx';
import { LegislatorLink } from './legislator-link.tsx';

const ActivityDialog = lazyComponent(async () => (await import('../dialogs/activity-dialog.tsx')).ActivityDialog);

const PAGE = ADVOCACY_LIMITS.page;

/** What each campaign sent to each legislator by day, newest first. */
export function ActivityList({ search, onSearchChange }: AdvocacySearchProps) {
  const { queries } = useApi();
  const offset = ((search.page ?? 1) - 1) * PAGE;
  const ofCampaign = search.campaign === undefined ? {} : { campaignId: search.campaign };
  const found = useQuery(
    queries.advocacy.findActivity.queryOptions({ input: { ...ofCampaign, skip: offset, limit: PAGE } }),
  );
  const campaigns = useQuery(queries.advocacy.findCampaigns.queryOptions());
  const { deleteActivity } = useChangeAdvocacy();
  const { open, dialog } = useDialogs({
    edit: (close, activity: EnteredActivity) => (
      <ActivityDialog activity={activity} campaignId={activity.campaign.campaignId} onClose={close} />
    ),
    remove: (close, { campaign: { campaignId, name }, legislator: { fusionId, fullName }, date }: EnteredActivity) => (
      <ConfirmDialog
        title={entryTexts.deleteActivity}
        question={entryTexts.deleteActivityQuestion(name, fullName, formatDay(date))}
        label={entryTexts.deleteActivity}
        onConfirm={() => deleteActivity.mutateAsync({ campaignId, fusionId, date })}
        doneText={() => entryTexts.deleted}
        onClose={close}
      />
    ),
  });
  return (
    <Stack>
      <Row>
        <FilterChoice
          label={entryTexts.campaign}
          any={entryTexts.anyCampaign}
          value={search.campaign}
          choices={(campaigns.data?.results ?? []).map(({ campaignId, name }) => ({ value: campaignId, label: name }))}
          onChange={(campaign) => onSearchChange(changeAdvocacySearch(search, { campaign }))}
        />
      </Row>
      <DataList
        label={entryTexts.tabs.activity}
        columns={getColumns(open)}
        items={found.data?.results ?? []}
        getKey={({ campaign, legislator, date }) => `${campaign.campaignId} ${legislator.fusionId} ${date}`}
        query={found}
        empty={<EmptyState icon="mail" title={entryTexts.noActivity} description={entryTexts.noActivityHint} />}
        footer={
          <PaginationFooter
            label={entryTexts.pages}
            offset={offset}
            limit={PAGE}
            total={found.data?.total ?? 0}
            onOffsetChange={(next) => onSearchChange(changeAdvocacySearch(search, { page: next / PAGE + 1 }))}
          />
        }
      />
      {dialog}
    </Stack>
  );
}

const getColumns = (
  open: Readonly<Record<'edit' | 'remove', (activity: EnteredActivity) => void>>,
): readonly DataColumn<EnteredActivity>[] => [
  {
    key: 'legislator',
    header: entryTexts.legislator,
    width: '1fr',
    phone: 'identity',
    tone: 'strong',
    cell: ({ legislator }) => <LegislatorLink {...legislator} />,
  },
  {
    key: 'campaign',
    header: entryTexts.campaign,
    width: '1fr',
    phone: 'line',
    tone: 'quiet',
    cell: ({ campaign }) => campaign.name,
  },
  {
    key: 'date',
    header: entryTexts.date,
    width: 108,
    phone: 'line',
    tone: 'quiet',
    cell: ({ date }) => <span title={formatDay(date)}>{formatShortDay(date)}</span>,
  },
  ...COUNT_FIELDS.map((name): DataColumn<EnteredActivity> => ({
    key: name,
    header: entryTexts[name],
    width: 80,
    phone: 'flow',
    isLabeledOnPhone: true,
    isFigure: true,
    cell: (activity) => formatNumber(activity[name]),
  })),
  optionsColumn((activity) => (
    <EntryOptions
      name={`${activity.campaign.name}, ${activity.legislator.fullName}, ${formatDay(activity.date)}`}
      onEdit={() => open.edit(activity)}
      onDelete={() => open.remove(activity)}
    />
  )),
];
