import MenuItem from '@mui/material/MenuItem';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { useQuery } from '@tanstack/react-query';
import type { EnteredActivity } from '@rotunda/contract';
import { useApi } from '../../../shared/api/api-context.tsx';
import { dayOfSeconds } from '../../../shared/format/format-date.ts';
import { useNow } from '../../../shared/format/use-now.ts';
import { RecordFormDialog } from '../../../shared/records/record-form-dialog.tsx';
import { useRecordForm } from '../../../shared/records/use-record-form.ts';
import { StakeholderPicker } from '../../../shared/stakeholders/stakeholder-picker.tsx';
import { texts } from '../../../shared/texts/texts.ts';
import { toast } from '../../../shared/toast/toast.ts';
import { SecondLine } from '../../../shared/ui/second-line.tsx';
import { useChangeAdvocacy } from '../api/use-change-advocacy.ts';
import { entryTexts } from '../model/entry-texts.ts';
import { getActivity, activityValues, checkActivity, COUNT_FIELDS, SUPPORT_FIELDS } from '../model/entry-values.ts';

const Fields = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
  gap: '14px 12px',
});

const ThirdField = styled(TextField)(({ theme }) => ({
  gridColumn: 'span 2',
  [theme.breakpoints.down('sm')]: { gridColumn: '1 / -1' },
}));

const HalfField = styled(TextField)(({ theme }) => ({
  gridColumn: 'span 3',
  [theme.breakpoints.down('sm')]: { gridColumn: '1 / -1' },
}));

const Legislator = styled('div')({ gridColumn: '1 / -1' });

const Note = styled(SecondLine)({ gridColumn: '1 / -1' });

export interface ActivityDialogProps {
  /** Null for a new entry; otherwise the entry whose counts are edited. */
  activity: EnteredActivity | null;
  /** Campaign selected initially. */
  campaignId: string;
  onClose: () => void;
}

/**
 * Dialog for what a campaign sent to a legislator on one day. Campaign, legislator and day identify the entry, so they
 * cannot be edited.
 */
export function ActivityDialog({ activity, campaignId, onClose }: ActivityDialogProps) {
  const { queries } = useApi();
  const today = dayOfSeconds(useNow());
  const campaigns = useQuery(queries.advocacy.findCampaigns.queryOptions());
  const { saveActivity } = useChangeAdvocacy();
  const form = useRecordForm({
    record: activity,
    readValues: (record) => activityValues(record, campaignId, today),
    check: checkActivity,
    save: ({ values }) => saveActivity.mutateAsync(getActivity(values)),
    onSaved: () => {
      toast.success(entryTexts.saved);
      onClose();
    },
  });
  const isNew = activity === null;
  const figure = (name: (typeof COUNT_FIELDS)[number] | (typeof SUPPORT_FIELDS)[number], Field: typeof ThirdField) => (
    <Field
      key={name}
      label={entryTexts[name]}
      {...form.text(name)}
      slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 10 } }}
    />
  );
  return (
    <RecordFormDialog
      form={form}
      title={isNew ? entryTexts.addActivity : entryTexts.editActivity}
      label={isNew ? entryTexts.addActivity : texts.actions.save}
      width={600}
      onClose={onClose}
    >
      <Fields>
        <HalfField
          select
          label={entryTexts.campaign}
          disabled={!isNew}
          value={campaigns.data === undefined ? '' : form.values.campaignId}
          onChange={(event) => form.set({ campaignId: event.target.value })}
        >
          {(campaigns.data?.results ?? []).map((one) => (
            <MenuItem key={one.campaignId} value={one.campaignId}>
              {one.name}
            </MenuItem>
          ))}
        </HalfField>
        <HalfField
          type="date"
          label={entryTexts.date}
          disabled={!isNew}
          value={form.values.date}
          onChange={(event) => form.set({ date: event.target.value })}
          error={form.faults['date'] !== undefined}
          helperText={form.faults['date']}
        />
        <Legislator>
          <StakeholderPicker
            documentType="Person"
            label={entryTexts.legislator}
            placeholder={entryTexts.legislatorPlaceholder}
            value={form.values.legislator}
            onChange={(legislator) => form.set({ legislator })}
            error={form.faults['legislator']}
            isDisabled={!isNew}
          />
        </Legislator>
        {COUNT_FIELDS.map((name) => figure(name, ThirdField))}
        {SUPPORT_FIELDS.map((name) => figure(name, HalfField))}
        <Note>{entryTexts.ofLegislator}</Note>
      </Fields>
    </RecordFormDialog>
  );
}
