import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { toastSlots } from '../../../shared/toast/toast-slots.ts';
import { ColumnBar } from '../../../shared/ui/work-area.tsx';
import { documentMenuTexts } from '../document-menu-texts.ts';
import type { MenuDocument } from '../model/menu-document.ts';
import { DocumentMenus } from './document-menus.tsx';
import type { RenderCreateProject } from './menu-props.ts';

/** Its width decides the bar's layout, because beside an open flyout a wide window leaves as little room as a phone. */
const Space = styled('div')({ flex: 'none', containerType: 'inline-size' });

const TIGHT = '@container (max-width: 700px)';

const Bar = styled(ColumnBar)(({ theme }) => ({
  flexWrap: 'wrap',
  paddingBlock: 6,
  borderTop: `1px solid ${theme.vars.palette.token.border}`,
  borderBottom: 0,
  backgroundColor: theme.vars.palette.token.selected,
}));

const Selected = styled('span')({
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  marginRight: 4,
  // With little room, the count and Clear share the first line.
  [TIGHT]: { order: -2, marginRight: 'auto' },
});

const ClearButton = styled(Button)({ marginLeft: 'auto', [TIGHT]: { order: -1 } });

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
    <Space className={toastSlots.below}>
      <Bar role="region" aria-label={words}>
        <Selected role="status">{words}</Selected>
        <DocumentMenus documents={documents} place="selection" renderCreateProject={renderCreateProject} />
        <ClearButton size="small" variant="text" onClick={onClear}>
          {documentMenuTexts.clearSelection}
        </ClearButton>
      </Bar>
    </Space>
  );
}
