import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import { COMPARISON_EXPORT_FORMATS } from '@rotunda/contract/values';
import { useState } from 'react';
import { LateMenu } from '../../../shared/late/late-menu.tsx';
import { Icon } from '../../../shared/ui/icon.tsx';
import { VisuallyHidden } from '../../../shared/ui/visually-hidden.tsx';
import { comparedTexts } from '../comparison-texts.ts';
import type { Exporting } from '../hooks/use-exporting.ts';

/** The files a comparison can be saved as, and printing all of it; while one is made, the way to stop it. */
export function ExportMenu({ progress, onExport, onPrint, onStop }: Exporting) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const choose = (run: () => void) => () => {
    setAnchor(null);
    run();
  };
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        startIcon={<Icon name="download" />}
        endIcon={<Icon name="chevron-down" size={14} />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {progress ?? comparedTexts.export}
      </Button>
      <VisuallyHidden role="status">{progress}</VisuallyHidden>
      <LateMenu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-label': comparedTexts.export } }}
      >
        {progress === null
          ? [
              ...COMPARISON_EXPORT_FORMATS.map((format) => (
                <MenuItem key={format} onClick={choose(() => onExport(format))}>
                  {comparedTexts.exportFormats[format]}
                </MenuItem>
              )),
              <MenuItem key="print" onClick={choose(onPrint)}>
                {comparedTexts.print}
              </MenuItem>,
            ]
          : [
              <MenuItem key="stop" onClick={choose(onStop)}>
                {comparedTexts.stopExport}
              </MenuItem>,
            ]}
      </LateMenu>
    </>
  );
}
