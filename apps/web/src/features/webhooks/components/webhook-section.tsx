import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import type { Webhook } from '@rotunda/contract';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../../shared/api/api-context.tsx';
import { isImpersonated, useSession } from '../../../shared/api/session.tsx';
import { lazyComponent } from '../../../shared/lazy/lazy-component.tsx';
import { ConfirmDialog } from '../../../shared/records/confirm-dialog.tsx';
import { ImpersonationNotice } from '../../../shared/records/impersonation-notice.tsx';
import { useDialogs } from '../../../shared/records/use-dialogs.ts';
import { DataList } from '../../../shared/ui/data-list.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { Icon } from '../../../shared/ui/icon.tsx';
import { SectionCard } from '../../../shared/ui/section-card.tsx';
import { useChangeWebhooks } from '../api/use-change-webhooks.ts';
import { webhookTexts as words } from '../model/webhook-texts.ts';
import { webhookColumns } from './webhook-columns.tsx';

const AddWebhookDialog = lazyComponent(
  async () => (await import('../dialogs/add-webhook-dialog.tsx')).AddWebhookDialog,
);
const EditWebhookDialog = lazyComponent(
  async () => (await import('../dialogs/edit-webhook-dialog.tsx')).EditWebhookDialog,
);
const RenewSecretDialog = lazyComponent(
  async () => (await import('../dialogs/renew-secret-dialog.tsx')).RenewSecretDialog,
);
const DeliveryLogDialog = lazyComponent(
  async () => (await import('../dialogs/delivery-log-dialog.tsx')).DeliveryLogDialog,
);

/** Lists a project's webhooks with their state and lets the user add, test, edit and delete them. */
export function WebhookSection({ projectId }: { projectId: string }) {
  const { queries } = useApi();
  const isClosed = isImpersonated(useSession());
  const webhooks = useQuery(queries.webhooks.find.queryOptions({ input: { projectId } }));
  const { remove } = useChangeWebhooks();
  const { open, dialog } = useDialogs({
    add: (close) => <AddWebhookDialog projectId={projectId} onClose={close} />,
    edit: (close, webhook: Webhook) => <EditWebhookDialog webhook={webhook} onClose={close} />,
    renew: (close, webhook: Webhook) => <RenewSecretDialog webhook={webhook} onClose={close} />,
    log: (close, webhook: Webhook) => <DeliveryLogDialog webhook={webhook} onClose={close} />,
    remove: (close, { _id: id, name }: Webhook) => (
      <ConfirmDialog
        title={words.deleteTitle}
        question={words.deleteQuestion(name)}
        label={words.delete}
        onConfirm={() => remove.mutateAsync({ id })}
        doneText={() => words.deleted}
        onClose={close}
      />
    ),
  });
  return (
    <SectionCard
      title={words.title}
      action={
        <Button size="small" startIcon={<Icon name="plus" />} disabled={isClosed} onClick={() => open.add()}>
          {words.add}
        </Button>
      }
    >
      <p>
        {`${words.note} `}
        <Link href="/api/docs#webhooks" underline="always">
          {words.docs}
        </Link>
      </p>
      <ImpersonationNotice />
      <DataList
        label={words.title}
        columns={webhookColumns(open)}
        items={webhooks.data?.results ?? []}
        getKey={({ _id }) => _id}
        query={webhooks}
        empty={<EmptyState icon="share" title={words.none} description={words.noneHint} />}
      />
      {dialog}
    </SectionCard>
  );
}
