import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { OutgoingMail } from '@rotunda/contract';
import { MAIL_STATES, OUTBOX_PAGE_SIZE } from '@rotunda/contract/values';
import { toApiError } from '../../../shared/api/api-error.ts';
import { isAdministrator, isImpersonated, useSession } from '../../../shared/api/session.tsx';
import { lazyComponent } from '../../../shared/lazy/lazy-component.tsx';
import { ImpersonationNotice } from '../../../shared/records/impersonation-notice.tsx';
import { useDialogs } from '../../../shared/records/use-dialogs.ts';
import { toast } from '../../../shared/toast/toast.ts';
import { DataList } from '../../../shared/ui/data-list.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { Icon } from '../../../shared/ui/icon.tsx';
import { PageColumn } from '../../../shared/ui/page-column.tsx';
import { PaginationFooter } from '../../../shared/ui/pagination-footer.tsx';
import { Row } from '../../../shared/ui/stack.tsx';
import { Toolbar } from '../../../shared/ui/toolbar.tsx';
import { type MailOwner, useChangeOutbox, useMails } from '../api/use-outbox.ts';
import { type OutboxSearch, readOutboxSearch } from '../model/outbox-search.ts';
import { outboxTexts as words, STATE_WORDS } from '../model/outbox-texts.ts';
import { mailColumns } from './mail-columns.tsx';

const MailDialog = lazyComponent(async () => (await import('../dialogs/mail-dialog.tsx')).MailDialog);
const SendAgainDialog = lazyComponent(async () => (await import('../dialogs/send-again-dialog.tsx')).SendAgainDialog);

export interface OutboxProps {
  search: OutboxSearch;
  onSearchChange: (search: OutboxSearch) => void;
}

/**
 * Lists the organization's e-mails for its administrators, or the installation's e-mails for the operator, newest
 * first.
 */
export function Outbox({ search, onSearchChange }: OutboxProps) {
  const session = useSession();
  const owner: MailOwner = !isAdministrator(session) || search.of === 'installation' ? 'installation' : 'organization';
  const mails = useMails(session.isOperator ? owner : 'organization', search);
  const { open, dialog } = useDialogs({
    show: (close, mail: OutgoingMail) => <MailDialog owner={owner} mail={mail} onClose={close} />,
    sendAgain: (close, mail: OutgoingMail) => <SendAgainDialog owner={owner} mail={mail} onClose={close} />,
  });
  const isClosed = isImpersonated(session);
  const { skip = 0 } = search;
  return (
    <PageColumn>
      <Toolbar
        title={words.title}
        actions={owner === 'organization' && !isClosed ? <TestButton isSent={mails.data?.isSent !== false} /> : null}
      />
      <ImpersonationNotice />
      {mails.data?.isSent === false ? (
        <Alert severity="info">
          {owner === 'organization' && session.organization.isSample ? words.sampleNotice : words.keptNotice}
        </Alert>
      ) : null}
      <OutboxFilters search={search} onChange={onSearchChange} />
      <DataList
        label={words.title}
        columns={mailColumns(isClosed ? null : open)}
        items={mails.data?.results ?? []}
        getKey={({ _id }) => _id}
        query={mails}
        total={mails.data?.total ?? 0}
        offset={skip}
        skeletonRows={10}
        empty={<NoMails isFiltered={search.state !== undefined || skip > 0} onClear={() => onSearchChange({})} />}
        footer={
          <PaginationFooter
            label={words.title}
            offset={skip}
            limit={OUTBOX_PAGE_SIZE}
            total={mails.data?.total ?? 0}
            onOffsetChange={(next) => onSearchChange(readOutboxSearch({ ...search, skip: next }))}
          />
        }
      />
      {dialog}
    </PageColumn>
  );
}

const CHOICE = { flex: '1 1 180px', maxWidth: { sm: 240 } };

/** Filters of the outbox. Changing one returns to the first page. */
function OutboxFilters({ search, onChange }: { search: OutboxSearch; onChange: (search: OutboxSearch) => void }) {
  const session = useSession();
  const change = (changes: Record<string, unknown>) => onChange(readOutboxSearch({ ...search, skip: 0, ...changes }));
  return (
    <Row gap={12} isWrapped>
      {session.isOperator && isAdministrator(session) ? (
        <TextField
          select
          sx={CHOICE}
          label={words.whose}
          value={search.of ?? ''}
          onChange={({ target }) => change({ of: target.value })}
          slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
        >
          <MenuItem value="">{words.ofOrganization}</MenuItem>
          <MenuItem value="installation">{words.ofInstallation}</MenuItem>
        </TextField>
      ) : null}
      <TextField
        select
        sx={CHOICE}
        label={words.state}
        value={search.state ?? ''}
        onChange={({ target }) => change({ state: target.value })}
        slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      >
        <MenuItem value="">{words.allStates}</MenuItem>
        {MAIL_STATES.map((state) => (
          <MenuItem key={state} value={state}>
            {STATE_WORDS[state].label}
          </MenuItem>
        ))}
      </TextField>
    </Row>
  );
}

function TestButton({ isSent }: { isSent: boolean }) {
  const { sendTest } = useChangeOutbox('organization');
  const test = () =>
    sendTest.mutate(
      {},
      {
        onSuccess: ({ to }) => toast.success((isSent ? words.tested : words.testKept)(to)),
        onError: (error) => toast.error(toApiError(error).message),
      },
    );
  return (
    <Button startIcon={<Icon name="mail" />} disabled={sendTest.isPending} onClick={test}>
      {words.test}
    </Button>
  );
}

function NoMails({ isFiltered, onClear }: { isFiltered: boolean; onClear: () => void }) {
  if (!isFiltered) return <EmptyState icon="mail" title={words.emptyTitle} description={words.emptyHint} />;
  return (
    <EmptyState
      icon="search"
      title={words.noneTitle}
      description={words.noneHint}
      action={<Button onClick={onClear}>{words.clear}</Button>}
    />
  );
}
