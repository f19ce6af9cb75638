import TextField from '@mui/material/TextField';
import { styled } from '@mui/material/styles';
import { LIMITS } from '@rotunda/contract/values';
import type { RecordForm } from '../../../shared/records/use-record-form.ts';
import type { ProjectValues } from '../model/project-values.ts';
import { projectTexts } from '../model/project-texts.ts';

const Root = styled('div')({
  display: 'grid',
  gap: 14,
  paddingTop: 8,
  '& .counted': { display: 'flex', justifyContent: 'space-between', gap: 12 },
});

/** Name and impact of a project, each with its message under it. */
export function ProjectForm({ form }: { form: RecordForm<ProjectValues> }) {
  const { values, faults } = form;
  return (
    <Root>
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
        helperText={
          <span className="counted">
            <span>{faults['impact']}</span>
            <span>{`${values.impact.length} of ${LIMITS.projectImpact}`}</span>
          </span>
        }
      />
    </Root>
  );
}
