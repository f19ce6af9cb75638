import type { EnteredActivity, EnteredCampaign, EnteredKeyContact } from '@rotunda/contract';
import { formatDay } from '../../../shared/format/format-date.ts';
import { ConfirmDialog } from '../../../shared/records/confirm-dialog.tsx';
import { useChangeAdvocacy } from '../api/use-change-advocacy.ts';
import { entryTexts } from '../model/entry-texts.ts';

interface Closing {
  onClose: () => void;
}

const done = () => entryTexts.deleted;

/** Asks before a campaign goes with what it sent. */
export function DeleteCampaignDialog({ campaign, onClose }: Closing & { campaign: EnteredCampaign }) {
  const { deleteCampaign } = useChangeAdvocacy();
  return (
    <ConfirmDialog
      title={entryTexts.deleteCampaign}
      question={entryTexts.deleteCampaignQuestion(campaign.name)}
      label={entryTexts.deleteCampaign}
      onConfirm={() => deleteCampaign.mutateAsync({ campaignId: campaign.campaignId })}
      doneText={done}
      onClose={onClose}
    />
  );
}

/** Asks before a day of a campaign goes. */
export function DeleteActivityDialog({ activity, onClose }: Closing & { activity: EnteredActivity }) {
  const { deleteActivity } = useChangeAdvocacy();
  const { campaign, legislator, date } = activity;
  return (
    <ConfirmDialog
      title={entryTexts.deleteActivity}
      question={entryTexts.deleteActivityQuestion(campaign.name, legislator.fullName, formatDay(date))}
      label={entryTexts.deleteActivity}
      onConfirm={() =>
        deleteActivity.mutateAsync({ campaignId: campaign.campaignId, fusionId: legislator.fusionId, date })
      }
      doneText={done}
      onClose={onClose}
    />
  );
}

/** Asks before a key contact goes. */
export function DeleteKeyContactDialog({ contact, onClose }: Closing & { contact: EnteredKeyContact }) {
  const { deleteKeyContact } = useChangeAdvocacy();
  return (
    <ConfirmDialog
      title={entryTexts.deleteContact}
      question={entryTexts.deleteContactQuestion(contact.contactName)}
      label={entryTexts.deleteContact}
      onConfirm={() => deleteKeyContact.mutateAsync({ keyContactId: contact.keyContactId })}
      doneText={done}
      onClose={onClose}
    />
  );
}
