import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { lazyComponent } from '../../../shared/lazy/lazy-component.tsx';
import { Icon } from '../../../shared/ui/icon.tsx';
import { documentTexts } from '../document-texts.ts';
import { TextOutline, type TextOutlineProps } from './text-outline.tsx';

const BottomSheet = lazyComponent(async () => (await import('../../../shared/ui/bottom-sheet.tsx')).BottomSheet);

const BUTTON = {
  width: '100%',
  justifyContent: 'flex-start',
  '& .MuiButton-endIcon': { ml: 'auto' },
};

const Reading = styled('span')({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });

/** The outline when there is no room beside the text: a button that names the section, and a bottom sheet. */
export function TextOutlineSheet({ outline, current, onGo }: TextOutlineProps) {
  const [isOpen, setIsOpen] = useState(false);
  // Stays mounted once opened, so that its closing animation is visible.
  const [wasOpened, setWasOpened] = useState(false);
  if (isOpen && !wasOpened) setWasOpened(true);
  if (outline.length === 0) return null;
  const reading = outline[current]?.label;
  return (
    <>
      <Button
        startIcon={<Icon name="contents" />}
        endIcon={<Icon name="chevron-down" size={14} />}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-label={[documentTexts.outline, reading].filter(Boolean).join(': ')}
        onClick={() => setIsOpen(true)}
        sx={BUTTON}
      >
        <Reading>{reading ?? documentTexts.outline}</Reading>
      </Button>
      {wasOpened ? (
        <BottomSheet title={documentTexts.outline} isOpen={isOpen} onClose={() => setIsOpen(false)}>
          <div data-outline-pane style={{ position: 'relative', overflow: 'auto', padding: '8px 8px 24px' }}>
            <TextOutline
              outline={outline}
              current={current}
              onGo={(entry) => {
                setIsOpen(false);
                onGo(entry);
              }}
            />
          </div>
        </BottomSheet>
      ) : null}
    </>
  );
}
