import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { texts } from '../../../shared/texts/texts.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import { comparedTexts } from '../comparison-texts.ts';
import { SectionRail, type SectionRailProps } from './section-rail.tsx';

const Head = styled('header')(({ theme }) => ({
  position: 'sticky',
  top: 0,
  zIndex: 1,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  padding: '8px 8px 8px 20px',
  borderBottom: `1px solid ${theme.vars.palette.token.border}`,
  backgroundColor: theme.vars.palette.token.surface,
  '& h2': { fontSize: 15, lineHeight: '24px', fontWeight: 600 },
}));

/** The list of sections where there is no room beside the text: a button, and a sheet from below. */
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
      <Drawer
        open={isOpen}
        anchor="bottom"
        onClose={() => setIsOpen(false)}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-modal': true,
            'aria-label': comparedTexts.changes,
            sx: { maxHeight: '80dvh' },
          },
        }}
      >
        <Head>
          <h2>{comparedTexts.changes}</h2>
          <IconButton icon="close" label={texts.actions.close} onClick={() => setIsOpen(false)} />
        </Head>
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
      </Drawer>
    </>
  );
}
