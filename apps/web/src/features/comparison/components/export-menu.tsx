import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import { COMPARISON_EXPORT_FORMATS } from '@rotunda/contract/values';
import { useState } from 'react';
import { LazyMenu } from '../../../shared/lazy/lazy-menu.tsx';
import { Icon } from '../../../shared/ui/icon.tsx';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import { VisuallyHidden } from '../../../shared/ui/visually-hidden.tsx';
import { comparedTexts } from '../comparison-texts.ts';
import type { Exporting } from '../hooks/use-exporting.ts';

/**
 * Menu with the file formats of a comparison and with printing all of it. While one is in progress, it offers to stop
 * it.
 */
export function ExportMenu({ isPhone, progress, onExport, onPrint, onStop }: Exporting & { isPhone: boolean }) {
  const [button, setButton] = useState<HTMLButtonElement | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const choose = (run: () => void) => () => {
    // The closing menu shows other items for a moment, and a double click must not choose one of them too.
    if (!isOpen) return;
    setIsOpen(false);
    run();
  };
  return (
    <>
      {isPhone ? (
        <IconButton
          ref={setButton}
          icon="download"
          label={progress ?? comparedTexts.export}
          hasPopup="menu"
          isExpanded={isOpen}
          onClick={() => setIsOpen(true)}
        />
      ) : (
        <Button
          ref={setButton}
          size="small"
          variant="outlined"
          startIcon={<Icon name="download" />}
          endIcon={<Icon name="chevron-down" size={14} />}
          aria-haspopup="menu"
          aria-expanded={isOpen}
          onClick={() => setIsOpen(true)}
        >
          {progress ?? comparedTexts.export}
        </Button>
      )}
      <VisuallyHidden role="status">{progress}</VisuallyHidden>
      <LazyMenu
        open={isOpen}
        anchorEl={button}
        onClose={() => setIsOpen(false)}
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
      </LazyMenu>
    </>
  );
}
