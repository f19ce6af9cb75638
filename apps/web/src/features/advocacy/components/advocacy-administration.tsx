import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Tab from '@mui/material/Tab';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../../shared/api/api-context.tsx';
import { lazyComponent } from '../../../shared/lazy/lazy-component.tsx';
import { useDialogs } from '../../../shared/records/use-dialogs.ts';
import { texts } from '../../../shared/texts/texts.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import { PageColumn } from '../../../shared/ui/page-column.tsx';
import { PageTabs } from '../../../shared/ui/page-tabs.tsx';
import { Toolbar } from '../../../shared/ui/toolbar.tsx';
import {
  ADVOCACY_TABS,
  type AdvocacySearchProps,
  type AdvocacyTab,
  changeAdvocacySearch,
} from '../model/advocacy-search.ts';
import { entryTexts } from '../model/entry-texts.ts';
import { CampaignList } from './campaign-list.tsx';

const ActivityList = lazyComponent(async () => (await import('./activity-list.tsx')).ActivityList);
const KeyContactList = lazyComponent(async () => (await import('./key-contact-list.tsx')).KeyContactList);
const ProviderForm = lazyComponent(async () => (await import('./provider-form.tsx')).ProviderForm);
const CampaignDialog = lazyComponent(async () => (await import('../dialogs/campaign-dialog.tsx')).CampaignDialog);
const ActivityDialog = lazyComponent(async () => (await import('../dialogs/activity-dialog.tsx')).ActivityDialog);
const ImportAdvocacyDialog = lazyComponent(
  async () => (await import('../dialogs/import-advocacy-dialog.tsx')).ImportAdvocacyDialog,
);
const KeyContactDialog = lazyComponent(
  async () => (await import('../dialogs/key-contact-dialog.tsx')).KeyContactDialog,
);

/** Administration of campaigns, their activity, key contacts and the source of advocacy data (ADV-01). */
export function AdvocacyAdministration({ search, onSearchChange }: AdvocacySearchProps) {
  const { queries } = useApi();
  const provider = useQuery(queries.advocacy.getProvider.queryOptions());
  const tab = search.tab ?? 'campaigns';
  return (
    <PageColumn>
      <Toolbar title={texts.nav.advocacy} actions={<AddButtons tab={tab} campaign={search.campaign} />} />
      <PageTabs
        value={tab}
        variant="scrollable"
        aria-label={texts.nav.advocacy}
        onChange={(_event, chosen: AdvocacyTab) =>
          onSearchChange(changeAdvocacySearch({}, { tab: chosen === 'campaigns' ? undefined : chosen }))
        }
      >
        {ADVOCACY_TABS.map((one) => (
          <Tab key={one} value={one} id={`advocacy-tab-${one}`} label={entryTexts.tabs[one]} />
        ))}
      </PageTabs>
      {provider.data?.kind === 'http' && tab !== 'provider' ? (
        <Alert severity="warning" role="status" icon={<Icon name="warning" />}>
          {entryTexts.notShown}
        </Alert>
      ) : null}
      <div role="tabpanel" aria-labelledby={`advocacy-tab-${tab}`}>
        {tab === 'campaigns' ? <CampaignList /> : null}
        {tab === 'activity' ? <ActivityList search={search} onSearchChange={onSearchChange} /> : null}
        {tab === 'contacts' ? <KeyContactList search={search} onSearchChange={onSearchChange} /> : null}
        {tab === 'provider' ? <ProviderForm /> : null}
      </div>
    </PageColumn>
  );
}

/** Buttons of the selected tab. Activity requires an existing campaign, or a file that names campaigns. */
function AddButtons({ tab, campaign }: { tab: AdvocacyTab; campaign: string | undefined }) {
  const { queries } = useApi();
  const campaigns = useQuery(queries.advocacy.findCampaigns.queryOptions());
  const first = campaign ?? campaigns.data?.results[0]?.campaignId;
  const { open, dialog } = useDialogs({
    campaigns: (close) => <CampaignDialog campaign={null} onClose={close} />,
    activity: (close) => <ActivityDialog activity={null} campaignId={first ?? ''} onClose={close} />,
    contacts: (close) => <KeyContactDialog contact={null} onClose={close} />,
    importFile: (close) => (
      <ImportAdvocacyDialog lists={tab === 'contacts' ? 'contacts' : 'activity'} onClose={close} />
    ),
  });
  if (tab === 'provider') return null;
  const labels = {
    campaigns: entryTexts.addCampaign,
    activity: entryTexts.addActivity,
    contacts: entryTexts.addContact,
  } as const;
  return (
    <>
      <Button onClick={() => open.importFile()}>{entryTexts.import}</Button>
      <Button
        variant="contained"
        startIcon={<Icon name="plus" />}
        disabled={tab === 'activity' && first === undefined}
        onClick={() => open[tab]()}
      >
        {labels[tab]}
      </Button>
      {dialog}
    </>
  );
}
