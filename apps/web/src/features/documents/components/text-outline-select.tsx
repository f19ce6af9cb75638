import NativeSelect from '@mui/material/NativeSelect';
import { documentTexts } from '../document-texts.ts';
import type { TextOutlineProps } from './text-outline.tsx';

/** The outline where there is no room beside the text: the telephone's own list, of any length. */
export function TextOutlineSelect({ outline, current, onGo }: TextOutlineProps) {
  if (outline.length === 0) return null;
  return (
    <NativeSelect
      // Before the first section nothing is chosen, so that choosing the first one goes to it.
      value={current}
      onChange={(event) => {
        const entry = outline[Number(event.target.value)];
        if (entry) onGo(entry);
      }}
      inputProps={{ 'aria-label': documentTexts.outline }}
      sx={{ width: '100%', fontSize: 14 }}
    >
      {current === -1 ? <option value={-1}>{documentTexts.outline}</option> : null}
      {outline.map((entry, index) => (
        <option key={`${entry.sectionId}-${entry.line}`} value={index}>
          {'\u2003'.repeat(Math.min(entry.level, 4)) + entry.label + (entry.matches > 0 ? ` (${entry.matches})` : '')}
        </option>
      ))}
    </NativeSelect>
  );
}
