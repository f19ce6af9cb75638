import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { ColumnBar } from '../../../shared/ui/work-area.tsx';
import { documentMenuTexts } from '../document-menu-texts.ts';
import type { MenuDocument } from '../model/menu-document.ts';
import { DocumentMenus } from './document-menus.tsx';
import type { RenderCreateProject } from './menu-props.ts';

const Root = styled(ColumnBar)(({ theme }) => ({
  flexWrap: 'wrap',
  paddingBlock: 6,
  borderTop: `1px solid ${theme.vars.palette.token.border}`,
  borderBottom: 0,
  backgroundColor: theme.vars.palette.token.selected,
}));

const Selected = styled('span')(({ theme }) => ({
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  marginRight: 4,
  // On a phone the count and Clear share the first line.
  [theme.breakpoints.down('sm')]: { order: -2, marginRight: 'auto' },
}));

export interface DocumentBulkBarProps {
  /** The selected documents; the bar is not shown without any. */
  documents: readonly MenuDocument[];
  onClear: () => void;
  renderCreateProject: RenderCreateProject;
}

/**
 * Bar with the actions on the selected documents of a list. Belongs last in the list's column, so that the rows stay
 * under the pointer when the first one is selected.
 */
export function DocumentBulkBar({ documents, onClear, renderCreateProject }: DocumentBulkBarProps) {
  if (documents.length === 0) return null;
  const words = documentMenuTexts.selected(documents.length);
  return (
    <Root role="region" aria-label={words}>
      <Selected role="status">{words}</Selected>
      <DocumentMenus documents={documents} place="selection" renderCreateProject={renderCreateProject} />
      <Button size="small" variant="text" sx={{ ml: 'auto', order: { xs: -1, sm: 0 } }} onClick={onClear}>
        {documentMenuTexts.clearSelection}
      </Button>
    </Root>
  );
}
