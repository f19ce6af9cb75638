import TextField from '@mui/material/TextField';
import { LIMITS } from '@rotunda/contract/values';
import type { RecordForm } from '../../../shared/records/use-record-form.ts';
import { Stack } from '../../../shared/ui/stack.tsx';
import type { ProjectValues } from '../model/project-values.ts';
import { projectTexts } from '../model/project-texts.ts';

/** Fields for the name and impact of a project, each with its error message. */
export function ProjectForm({ form }: { form: RecordForm<ProjectValues> }) {
  const { values, faults } = form;
  return (
    <Stack gap={16}>
      <TextField
        fullWidth
        autoFocus
        label={projectTexts.name}
        {...form.text('name')}
        slotProps={{ htmlInput: { maxLength: LIMITS.projectName } }}
      />
      <TextField
        fullWidth
        label={projectTexts.impact}
        placeholder={projectTexts.impactHint}
        {...form.text('impact')}
        helperText={faults['impact'] ?? `${values.impact.length} of ${LIMITS.projectImpact}`}
      />
    </Stack>
  );
}
