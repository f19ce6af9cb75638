import Drawer from '@mui/material/Drawer';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { texts } from '../texts/texts.ts';
import { IconButton } from './icon-button.tsx';

const Head = styled('header')(({ theme }) => ({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  padding: '8px 8px 8px 16px',
  borderBottom: `1px solid ${theme.vars.palette.token.border}`,
  '& h2': { fontSize: 15, lineHeight: '24px', fontWeight: 600 },
}));

export interface BottomSheetProps {
  title: string;
  isOpen: boolean;
  onClose: () => void;
  /** Scrolls on its own, so that the title and Close stay visible. */
  children: ReactNode;
}

/** Shows side content in a sheet from the bottom of the screen, for phones. */
export function BottomSheet({ title, isOpen, onClose, children }: BottomSheetProps) {
  return (
    <Drawer
      open={isOpen}
      anchor="bottom"
      onClose={onClose}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-label': title,
          sx: { maxHeight: '80dvh', display: 'flex', flexDirection: 'column' },
        },
      }}
    >
      <Head>
        <h2>{title}</h2>
        <IconButton icon="close" label={texts.actions.close} onClick={onClose} />
      </Head>
      {children}
    </Drawer>
  );
}
