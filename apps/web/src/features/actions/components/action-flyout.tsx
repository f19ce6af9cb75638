import { useQuery } from '@tanstack/react-query';
import { ACTION_TYPE_LABELS } from '@rotunda/contract/values';
import { toApiError } from '../../../shared/api/api-error.ts';
import { useDirectory } from '../../../shared/directory/use-directory.ts';
import { useApi } from '../../../shared/api/api-context.tsx';
import { RecordFlyout } from '../../../shared/records/record-flyout.tsx';
import { UnloadedFlyout } from '../../../shared/records/unloaded-flyout.tsx';
import { toast } from '../../../shared/toast/toast.ts';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import type { MenuOption } from '../../../shared/ui/options-menu.tsx';
import type { ShownAction } from '../api/use-action-list.ts';
import { actionTexts } from '../model/actions-texts.ts';
import { saveFile } from '../../../shared/browser/save-file.ts';
import { actionFacts, actionSections } from './action-detail.tsx';
import type { OpenRelated } from '../../../shared/documents/open-related.ts';

/** Commands for one action. Viewers get null instead. */
export interface ActionCommands {
  edit: (action: ShownAction) => void;
  duplicate: (action: ShownAction) => void;
  remove: (action: ShownAction) => void;
}

export interface ActionFlyoutProps {
  actionId: string;
  commands: ActionCommands | null;
  onClose: () => void;
  onPrevious: (() => void) | undefined;
  onNext: (() => void) | undefined;
  onOpenEntity: OpenRelated;
}

/** Flyout of one action with its own query, so that a link opens it whatever the list shows. */
export function ActionFlyout({ actionId, commands, onOpenEntity, ...navigation }: ActionFlyoutProps) {
  const { queries, client } = useApi();
  const directory = useDirectory();
  const { data: action, error, refetch } = useQuery(queries.actions.get.queryOptions({ input: { id: actionId } }));
  const download = async () => {
    try {
      saveFile(await client.actions.download({ id: actionId }));
    } catch (fault) {
      toast.error(toApiError(fault).message);
    }
  };
  if (!action) {
    const unloaded = { label: actionTexts.title, contentKey: actionId, error, onRetry: () => void refetch() };
    return <UnloadedFlyout {...unloaded} {...navigation} />;
  }
  return (
    <RecordFlyout
      key={actionId}
      label={action.name}
      contentKey={actionId}
      over={<b>{ACTION_TYPE_LABELS[action.type]}</b>}
      title={action.name}
      facts={actionFacts(action, directory)}
      sections={actionSections(action, directory, onOpenEntity)}
      headActions={
        commands ? <IconButton icon="edit" label={actionTexts.edit} onClick={() => commands.edit(action)} /> : null
      }
      options={[
        [
          ...(commands ? [duplication(() => commands.duplicate(action))] : []),
          { label: actionTexts.download, icon: 'download', onChoose: () => void download() },
        ],
        ...(commands ? [[deletion(() => commands.remove(action))]] : []),
      ]}
      {...navigation}
    />
  );
}

const duplication = (onChoose: () => void): MenuOption => ({ label: actionTexts.duplicate, icon: 'copy', onChoose });

const deletion = (onChoose: () => void): MenuOption => ({
  label: actionTexts.delete,
  icon: 'trash',
  isDangerous: true,
  onChoose,
});
