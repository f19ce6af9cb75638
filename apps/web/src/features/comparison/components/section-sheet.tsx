import Button from '@mui/material/Button';
import { useState } from 'react';
import { BottomSheet } from '../../../shared/ui/bottom-sheet.tsx';
import { Icon } from '../../../shared/ui/icon.tsx';
import { comparedTexts } from '../comparison-texts.ts';
import { SectionRail, type SectionRailProps } from './section-rail.tsx';

/** The list of sections when there is no room beside the text: a button that opens a bottom sheet. */
export function SectionSheet({ onGo, onGoToChange, ...rest }: SectionRailProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        startIcon={<Icon name="contents" />}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(true)}
      >
        {comparedTexts.sections}
      </Button>
      <BottomSheet title={comparedTexts.changes} isOpen={isOpen} onClose={() => setIsOpen(false)}>
        <div style={{ overflow: 'auto' }}>
          <SectionRail
            {...rest}
            onGo={(key) => {
              setIsOpen(false);
              onGo(key);
            }}
            onGoToChange={(change) => {
              setIsOpen(false);
              onGoToChange(change);
            }}
          />
        </div>
      </BottomSheet>
    </>
  );
}
