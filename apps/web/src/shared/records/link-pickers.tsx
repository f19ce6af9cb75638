import { styled } from '@mui/material/styles';
import type { LinkedEntity } from '@rotunda/contract';
import { useDirectory } from '../directory/use-directory.ts';
import { LinkedEntityPicker } from '../linked-entities/linked-entity-picker.tsx';
import { texts } from '../texts/texts.ts';
import { MultiPicker } from '../ui/multi-picker.tsx';
import { recordTexts } from './record-texts.ts';

const WholeRow = styled('div')({ gridColumn: '1 / -1' });

/** Documents, projects and tags that a record is linked to. */
export interface RecordLinks {
  linkedEntities: LinkedEntity[];
  projects: string[];
  tags: string[];
}

export interface LinkPickersProps {
  values: RecordLinks;
  onChange: (changes: Partial<RecordLinks>) => void;
  /** The server's validation messages by field. */
  faults: Readonly<Record<string, string | undefined>>;
}

/** Pickers for the documents, projects and tags of a record being edited. In a grid, documents take a whole row. */
export function LinkPickers({ values, onChange, faults }: LinkPickersProps) {
  const words = recordTexts.fields;
  const { tags, projects } = useDirectory();
  return (
    <>
      <WholeRow>
        <LinkedEntityPicker
          label={words.linkedEntities}
          value={values.linkedEntities}
          onChange={(linkedEntities) => onChange({ linkedEntities })}
          error={faults['linkedEntities']}
        />
      </WholeRow>
      <MultiPicker
        label={words.projects}
        options={projects}
        value={values.projects}
        onChange={(chosen) => onChange({ projects: chosen })}
        noOptionsText={projects.length === 0 ? texts.projects.none : texts.search.noResults}
        error={faults['projects'] ?? faults['linkedProjects']}
      />
      <MultiPicker
        label={words.tags}
        options={tags}
        value={values.tags}
        onChange={(chosen) => onChange({ tags: chosen })}
        noOptionsText={tags.length === 0 ? texts.tags.none : texts.tags.noneFound}
        error={faults['tags']}
      />
    </>
  );
}
