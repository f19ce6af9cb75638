import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import TextField from '@mui/material/TextField';
import type { AdvocacySwitch, EnteredCampaign } from '@rotunda/contract';
import { ADVOCACY_CHANNELS, ADVOCACY_LIMITS } from '@rotunda/contract/values';
import { changedValues } from '../../../shared/records/changed-values.ts';
import { RecordFormDialog } from '../../../shared/records/record-form-dialog.tsx';
import { useRecordForm } from '../../../shared/records/use-record-form.ts';
import { texts } from '../../../shared/texts/texts.ts';
import { toast } from '../../../shared/toast/toast.ts';
import { ChoiceGroup } from '../../../shared/ui/choice-group.tsx';
import { Stack } from '../../../shared/ui/stack.tsx';
import { useChangeAdvocacy } from '../api/use-change-advocacy.ts';
import { entryTexts } from '../model/entry-texts.ts';
import { campaignValues, checkCampaign } from '../model/entry-values.ts';

export interface CampaignDialogProps {
  /** Null for a new campaign. */
  campaign: EnteredCampaign | null;
  onClose: () => void;
}

/** Dialog for a campaign: its name, whether it is active, its report and the channels it uses. */
export function CampaignDialog({ campaign, onClose }: CampaignDialogProps) {
  const { createCampaign, updateCampaign } = useChangeAdvocacy();
  const form = useRecordForm({
    record: campaign,
    readValues: campaignValues,
    check: checkCampaign,
    save: ({ record, values, before }) =>
      record === null
        ? createCampaign.mutateAsync(values)
        : updateCampaign.mutateAsync({
            campaignId: record.campaignId,
            version: record.version,
            updates: changedValues(values, before),
          }),
    onSaved: () => {
      toast.success(entryTexts.saved);
      onClose();
    },
  });
  const check = (name: 'active' | AdvocacySwitch, label: string) => (
    <FormControlLabel
      key={name}
      label={label}
      control={<Checkbox checked={form.values[name]} onChange={(_event, isOn) => form.set({ [name]: isOn })} />}
    />
  );
  return (
    <RecordFormDialog
      form={form}
      title={campaign === null ? entryTexts.addCampaign : entryTexts.editCampaign}
      label={campaign === null ? entryTexts.addCampaign : texts.actions.save}
      onClose={onClose}
    >
      <Stack gap={16}>
        <TextField
          fullWidth
          autoFocus
          required
          label={entryTexts.name}
          {...form.text('name')}
          slotProps={{ htmlInput: { maxLength: ADVOCACY_LIMITS.name } }}
        />
        {check('active', entryTexts.active)}
        <TextField
          fullWidth
          label={entryTexts.reportUrl}
          placeholder="https://"
          {...form.text('reportUrl')}
          slotProps={{ htmlInput: { inputMode: 'url', maxLength: ADVOCACY_LIMITS.address } }}
        />
        <ChoiceGroup title={entryTexts.channels}>
          {ADVOCACY_CHANNELS.map(({ enabled }) => check(enabled, entryTexts.channel[enabled]))}
        </ChoiceGroup>
      </Stack>
    </RecordFormDialog>
  );
}
