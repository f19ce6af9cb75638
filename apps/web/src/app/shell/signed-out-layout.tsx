import { styled } from '@mui/material/styles';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { texts } from '../../shared/texts/texts.ts';
import { DomeMark } from '../../shared/ui/dome-mark.tsx';
import { BuildFooter } from './build-footer.tsx';
import { Frame, Main } from './frame.tsx';
import { Bar, BarLine, Brand, MainLinks } from './top-bar-parts.tsx';

const Center = styled('div')({ display: 'grid', placeItems: 'center', flex: 1, padding: '32px 16px' });

/** Layout of pages without a session: Login, and Request a Demo if the operator has set its address. */
export function SignedOutLayout({ demoUrl, children }: { demoUrl: string | null; children: ReactNode }) {
  return (
    <Frame>
      <Bar>
        <BarLine hasMenuButton={false}>
          <Brand as="span">
            <DomeMark />
            {texts.product}
          </Brand>
          <MainLinks aria-label={texts.shell.main} sx={{ ml: 'auto' }}>
            <Link to="/login" search={(previous) => previous}>
              {texts.shell.login}
            </Link>
            {demoUrl ? (
              <a href={demoUrl} target="_blank" rel="noopener noreferrer">
                {texts.shell.requestDemo}
              </a>
            ) : null}
          </MainLinks>
        </BarLine>
      </Bar>
      <Main id="content" tabIndex={-1}>
        <Center>{children}</Center>
      </Main>
      <BuildFooter />
    </Frame>
  );
}
