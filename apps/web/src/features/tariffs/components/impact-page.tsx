import Button from '@mui/material/Button';
import { useState } from 'react';
import { canEdit, useSession } from '../../../shared/api/session.tsx';
import { lazyComponent } from '../../../shared/lazy/lazy-component.tsx';
import { Icon } from '../../../shared/ui/icon.tsx';
import { PageColumn } from '../../../shared/ui/page-column.tsx';
import { Toolbar } from '../../../shared/ui/toolbar.tsx';
import type { Configuration } from '../api/use-tariff-impact.ts';
import type { ImpactSearch, ImpactSearchChanges } from '../model/impact-search.ts';
import { impactTexts as words } from '../model/impact-texts.ts';
import { tariffsTexts } from '../model/tariffs-texts.ts';
import { ConfigurationList } from './configuration-list.tsx';
import { ImpactReport } from './impact-report.tsx';
import { TrackerTabs } from './tracker-tabs.tsx';

const ConfigurationDialog = lazyComponent(
  async () => (await import('../dialogs/configuration-dialog.tsx')).ConfigurationDialog,
);
const DeleteConfigurationDialog = lazyComponent(
  async () => (await import('../dialogs/delete-configuration-dialog.tsx')).DeleteConfigurationDialog,
);

type OpenDialog =
  | { kind: 'write'; configuration: Configuration | null }
  | { kind: 'delete'; configuration: Configuration };

export interface ImpactPageProps {
  search: ImpactSearch;
  onSearchChange: (changes: ImpactSearchChanges) => void;
}

/** Lists the organization's impact reports, or shows one of them. */
export function ImpactPage({ search: { report }, onSearchChange }: ImpactPageProps) {
  const isEditor = canEdit(useSession());
  const [asked, setAsked] = useState<OpenDialog | null>(null);
  const close = () => setAsked(null);
  const open = (id: string | null) => onSearchChange({ report: id });
  const edit = (configuration: Configuration) => setAsked({ kind: 'write', configuration });
  const remove = (configuration: Configuration) => setAsked({ kind: 'delete', configuration });
  const create = () => setAsked({ kind: 'write', configuration: null });
  return (
    <>
      <Toolbar
        place="column"
        title={tariffsTexts.title}
        actions={
          isEditor && report === undefined ? (
            <Button variant="contained" startIcon={<Icon name="plus" />} onClick={create}>
              {words.create}
            </Button>
          ) : null
        }
      />
      <TrackerTabs current="/global-tariff-tracker/impact" />
      <PageColumn>
        {report === undefined ? (
          <ConfigurationList isEditor={isEditor} />
        ) : (
          <ImpactReport id={report} {...(isEditor ? { onEdit: edit, onDelete: remove } : {})} />
        )}
      </PageColumn>
      {asked?.kind === 'write' ? (
        <ConfigurationDialog configuration={asked.configuration} onSaved={open} onClose={close} />
      ) : null}
      {asked?.kind === 'delete' ? (
        <DeleteConfigurationDialog configuration={asked.configuration} onDeleted={() => open(null)} onClose={close} />
      ) : null}
    </>
  );
}
