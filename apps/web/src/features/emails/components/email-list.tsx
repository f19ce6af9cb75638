import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import type { Project } from '@rotunda/contract';
import { useMemo } from 'react';
import { toApiError } from '../../../shared/api/api-error.ts';
import { useApi } from '../../../shared/api/api-context.tsx';
import { useSession } from '../../../shared/api/session.tsx';
import { texts } from '../../../shared/texts/texts.ts';
import { toast } from '../../../shared/toast/toast.ts';
import { DataList } from '../../../shared/ui/data-list.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { SectionHeader } from '../../../shared/ui/section.tsx';
import { useChangeEmails } from '../api/use-change-emails.ts';
import { emailTexts } from '../model/email-texts.ts';
import { emailColumns } from './email-columns.tsx';
import { FrequencySelect } from './frequency-select.tsx';

const ForAll = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(220px, 280px))',
  gap: 12,
  padding: '8px 0 12px',
});

/** E-mail settings for each of the user's projects, which save immediately, and for all of them together (ALR-08). */
export function EmailList() {
  const { queries } = useApi();
  const { user } = useSession();
  const found = useQuery(queries.projects.find.queryOptions({ input: {} }));
  const { update, updateAll } = useChangeEmails();
  const saveOptions = useMemo(
    () => ({
      onSuccess: () => toast.success(texts.alerts.settingsSaved),
      onError: (error: Error) => toast.error(toApiError(error).message),
    }),
    [],
  );
  const { mutate } = update;
  const columns = useMemo(
    () => emailColumns(user._id, (id, changes) => mutate({ id, ...changes }, saveOptions)),
    [user._id, mutate, saveOptions],
  );
  const projects: readonly Project[] = found.data?.results ?? [];
  return (
    <section aria-labelledby="emails-of-projects">
      <SectionHeader title={emailTexts.projects} headingId="emails-of-projects" count={found.data?.total} />
      {projects.length > 1 ? (
        <ForAll>
          <FrequencySelect
            label={emailTexts.alertsOfAll}
            value={null}
            isDisabled={updateAll.isPending}
            onChange={(alertEmailFrequency) => updateAll.mutate({ alertEmailFrequency }, saveOptions)}
          />
          <FrequencySelect
            label={emailTexts.updatesOfAll}
            value={null}
            isDisabled={updateAll.isPending}
            onChange={(updateEmailFrequency) => updateAll.mutate({ updateEmailFrequency }, saveOptions)}
          />
        </ForAll>
      ) : null}
      <DataList
        label={{ id: 'emails-of-projects' }}
        columns={columns}
        items={projects}
        getKey={({ _id }) => _id}
        query={found}
        align="start"
        empty={<EmptyState icon="folder" title={emailTexts.noProjects} description={emailTexts.noProjectsHint} />}
      />
    </section>
  );
}
