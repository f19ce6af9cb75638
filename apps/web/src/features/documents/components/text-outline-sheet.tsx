import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { texts } from '../../../shared/texts/texts.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import { documentTexts } from '../document-texts.ts';
import { TextOutline, type TextOutlineProps } from './text-outline.tsx';

const Head = styled('header')(({ theme }) => ({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  padding: '8px 8px 8px 16px',
  borderBottom: `1px solid ${theme.vars.palette.token.border}`,
  '& h2': { fontSize: 15, lineHeight: '24px', fontWeight: 600 },
}));

const BUTTON = {
  width: '100%',
  justifyContent: 'flex-start',
  '& .MuiButton-endIcon': { ml: 'auto' },
  '& .current': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
};

/** The outline where there is no room beside the text: a button that names the section, and a sheet from below. */
export function TextOutlineSheet({ outline, current, onGo }: TextOutlineProps) {
  const [isOpen, setIsOpen] = useState(false);
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
        <span className="current">{reading ?? documentTexts.outline}</span>
      </Button>
      <Drawer
        open={isOpen}
        anchor="bottom"
        onClose={() => setIsOpen(false)}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-modal': true,
            'aria-label': documentTexts.outline,
            sx: { maxHeight: '80dvh', display: 'flex', flexDirection: 'column' },
          },
        }}
      >
        <Head>
          <h2>{documentTexts.outline}</h2>
          <IconButton icon="close" label={texts.actions.close} onClick={() => setIsOpen(false)} />
        </Head>
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
      </Drawer>
    </>
  );
}
