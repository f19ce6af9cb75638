import { styled } from '@mui/material/styles';
import { LIMITS } from '@rotunda/contract/values';
import { useState } from 'react';
import { workflowTexts } from '../model/workflow-texts.ts';

const Title = styled('h2')(({ theme }) => ({
  minWidth: 0,
  fontSize: 13,
  lineHeight: '20px',
  fontWeight: 600,
  '& button': {
    all: 'unset',
    display: 'block',
    maxWidth: '100%',
    // Touch targets need 24 px (WCAG 2.5.8), while the line stays 20 px high.
    minWidth: 24,
    lineHeight: '24px',
    marginBlock: -2,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    borderRadius: 4,
    cursor: 'text',
    '&:focus-visible': { outline: `2px solid ${theme.vars.palette.token.accent}`, outlineOffset: 2 },
  },
}));

const Field = styled('input')({
  width: '100%',
  minWidth: 0,
  padding: '4px 0 5px',
  border: 0,
  outline: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  fontSize: 13,
  fontWeight: 600,
});

export interface ColumnTitleProps {
  title: string;
  isEditor: boolean;
  /** `before` is the name shown when typing began, because another user may have changed it since. */
  onRename: (before: string, name: string) => void;
}

/**
 * Shows the name of a column, which turns into a field when clicked. Enter or blur saves the new name, and Escape
 * restores the old one.
 */
export function ColumnTitle({ title, isEditor, onRename }: ColumnTitleProps) {
  const [edit, setEdit] = useState<{ before: string; typed: string } | null>(null);
  if (edit === null) {
    return (
      <Title>
        {isEditor ? (
          <button type="button" title={workflowTexts.rename} onClick={() => setEdit({ before: title, typed: title })}>
            {title}
          </button>
        ) : (
          title
        )}
      </Title>
    );
  }
  const finish = () => {
    const name = edit.typed.trim();
    setEdit(null);
    if (name !== '' && name !== edit.before) onRename(edit.before, name);
  };
  return (
    <Field
      autoFocus
      value={edit.typed}
      onChange={(event) => setEdit({ ...edit, typed: event.target.value })}
      onFocus={(event) => event.target.select()}
      onBlur={finish}
      onKeyDown={({ key }) => {
        if (key === 'Enter') finish();
        if (key === 'Escape') setEdit(null);
      }}
      aria-label={workflowTexts.columnName}
      maxLength={LIMITS.workflowColumnTitle}
    />
  );
}
