import TextField from '@mui/material/TextField';
import { styled } from '@mui/material/styles';
import { LIMITS } from '@rotunda/contract/values';
import { useState } from 'react';
import { checkProject, type ProjectValues } from '../model/check-project.ts';
import { projectTexts } from '../model/project-texts.ts';

const Root = styled('div')({
  display: 'grid',
  gap: 14,
  paddingTop: 8,
  '& .counted': { display: 'flex', justifyContent: 'space-between', gap: 12 },
});

export interface ProjectFormProps {
  values: ProjectValues;
  onChange: (values: ProjectValues) => void;
}

/** Name and impact of a project, each with its message under it. */
export function ProjectForm({ values, onChange }: ProjectFormProps) {
  const [wasTouched, setWasTouched] = useState(false);
  const faults = checkProject(values);
  const nameFault = wasTouched ? faults.name : undefined;
  return (
    <Root>
      <TextField
        fullWidth
        autoFocus
        label={projectTexts.name}
        value={values.name}
        onBlur={(event) => {
          // Leaving by the Cancel button is no mistake to point at.
          if (!(event.relatedTarget instanceof HTMLButtonElement)) setWasTouched(true);
        }}
        onChange={(event) => {
          setWasTouched(true);
          onChange({ ...values, name: event.target.value });
        }}
        error={nameFault !== undefined}
        helperText={nameFault}
        slotProps={{ htmlInput: { maxLength: LIMITS.projectName } }}
      />
      <TextField
        fullWidth
        label={projectTexts.impact}
        placeholder={projectTexts.impactHint}
        value={values.impact}
        onChange={(event) => onChange({ ...values, impact: event.target.value })}
        error={faults.impact !== undefined}
        helperText={
          <span className="counted">
            <span>{faults.impact}</span>
            <span>{`${values.impact.length} of ${LIMITS.projectImpact}`}</span>
          </span>
        }
      />
    </Root>
  );
}
