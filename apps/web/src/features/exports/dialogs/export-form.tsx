import TextField from '@mui/material/TextField';
import { useQueryClient } from '@tanstack/react-query';
import type { ExportJob } from '@rotunda/contract';
import { EXPORT_LIMITS, EXPORT_TYPE_LABELS, EXPORT_TYPES } from '@rotunda/contract/values';
import { useApi } from '../../../shared/api/api-context.tsx';
import { RecordFormDialog } from '../../../shared/records/record-form-dialog.tsx';
import { useRecordForm } from '../../../shared/records/use-record-form.ts';
import { FilterOption } from '../../../shared/ui/filter-option.tsx';
import { Stack } from '../../../shared/ui/stack.tsx';
import { startExport } from '../api/start-export.ts';
import { exportTexts } from '../exports-texts.ts';
import type { ExportSubject } from '../model/export-subject.ts';
import { checkExport, getExportType, type ExportValues } from '../model/export-values.ts';
import { getChoices } from '../model/stakeholder-choices.ts';
import { startedExports } from '../model/started-exports.ts';
import { ChoiceGroup } from '../../../shared/ui/choice-group.tsx';
import { FieldChoices } from './field-choices.tsx';
import { TypeChoices } from './type-choices.tsx';

const WIDTH = 560;

export interface ExportFormProps {
  subject: ExportSubject;
  /** The fields chosen last. */
  fields: string[];
  onFieldsChosen: (fields: string[]) => void;
  onStarted: (job: ExportJob) => void;
  onClose: () => void;
}

/** Form with name, format, scope and fields. It can be submitted once it has a name and a format (EXP-01). */
export function ExportForm({ subject, fields, onFieldsChosen, onStarted, onClose }: ExportFormProps) {
  const { client, queries } = useApi();
  const queryClient = useQueryClient();
  const count = subject.selected.length;
  const form = useRecordForm({
    record: subject,
    readValues: (): ExportValues => ({
      name: '',
      exportType: '',
      scope: count > 0 ? 'selected' : 'all',
      fields,
      types: getTypes(subject),
    }),
    check: checkExport,
    save: async ({ values }) => {
      const exportType = getExportType(values.exportType);
      if (exportType === undefined) throw new Error(exportTexts.noneSelected);
      return startExport(client, subject, { ...values, exportType });
    },
    onSaved: (job) => {
      onFieldsChosen(form.values.fields);
      startedExports.show(job._id);
      startedExports.add(job._id);
      void queryClient.invalidateQueries({ queryKey: queries.exports.key() });
      onStarted(job);
    },
  });
  const { values, set, faults } = form;
  return (
    <RecordFormDialog
      form={form}
      title={exportTexts.title}
      label={exportTexts.submit}
      pendingLabel={exportTexts.exporting}
      width={WIDTH}
      onClose={onClose}
    >
      <Stack gap={16}>
        <TextField
          fullWidth
          autoFocus
          label={exportTexts.name}
          {...form.text('name')}
          slotProps={{ htmlInput: { maxLength: EXPORT_LIMITS.name } }}
          sx={{ mt: 2 }}
        />
        <ChoiceGroup title={exportTexts.format}>
          {EXPORT_TYPES.map((type) => (
            <FilterOption
              key={type}
              kind="radio"
              label={EXPORT_TYPE_LABELS[type]}
              isChecked={values.exportType === type}
              onChange={() => set({ exportType: type })}
            />
          ))}
        </ChoiceGroup>
        {count > 0 ? (
          <ChoiceGroup title={exportTexts.scope}>
            <FilterOption
              kind="radio"
              label={exportTexts.selected(count)}
              isChecked={values.scope === 'selected'}
              onChange={() => set({ scope: 'selected' })}
            />
            <FilterOption
              kind="radio"
              label={exportTexts.all(subject.total)}
              isChecked={values.scope === 'all'}
              onChange={() => set({ scope: 'all' })}
            />
          </ChoiceGroup>
        ) : null}
        {values.types === null ? null : (
          <TypeChoices chosen={values.types} onChange={(types) => set({ types })} fault={faults['types']} />
        )}
        <FieldChoices
          kind={subject.kind}
          chosen={values.fields}
          onChange={(chosen) => set({ fields: chosen })}
          fault={faults['fields']}
        />
      </Stack>
    </RecordFormDialog>
  );
}

const getTypes = (subject: ExportSubject) => (subject.kind === 'stakeholders' ? getChoices(subject.types) : null);
