import InputBase from '@mui/material/InputBase';
import { styled } from '@mui/material/styles';
import { LIMITS } from '@rotunda/contract';
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
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    borderRadius: 4,
    cursor: 'text',
    '&:focus-visible': { outline: `2px solid ${theme.vars.palette.token.accent}`, outlineOffset: 2 },
  },
}));

export interface ColumnTitleProps {
  title: string;
  isEditor: boolean;
  onRename: (name: string) => Promise<boolean>;
}

/** The name of a column; a press makes it a field. Enter or leaving keeps the new name, Escape the old one. */
export function ColumnTitle({ title, isEditor, onRename }: ColumnTitleProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const finish = () => {
    const name = typed?.trim() ?? '';
    setTyped(null);
    if (name !== '' && name !== title) void onRename(name);
  };
  if (typed === null) {
    return (
      <Title>
        {isEditor ? (
          <button type="button" title={workflowTexts.rename} onClick={() => setTyped(title)}>
            {title}
          </button>
        ) : (
          title
        )}
      </Title>
    );
  }
  return (
    <InputBase
      autoFocus
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      onFocus={(event) => event.target.select()}
      onBlur={finish}
      onKeyDown={({ key }) => {
        if (key === 'Enter') finish();
        if (key === 'Escape') setTyped(null);
      }}
      slotProps={{ input: { 'aria-label': workflowTexts.columnName, maxLength: LIMITS.workflowColumnTitle } }}
      sx={{ fontSize: 13, fontWeight: 600 }}
    />
  );
}
