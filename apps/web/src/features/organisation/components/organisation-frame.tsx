import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { texts } from '../../../shared/texts/texts.ts';
import { organisationTexts } from '../model/organisation-texts.ts';
import { ORGANISATION_TABS, type OrganisationTab } from '../model/organisation-search.ts';

const Root = styled('div')(({ theme }) => ({
  width: '100%',
  maxWidth: 1120,
  margin: '0 auto',
  padding: 24,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  '& .head': { display: 'flex', alignItems: 'center', gap: 12, minHeight: 32 },
  '& h1': { fontSize: 22, lineHeight: '28px', fontWeight: 600 },
  '& .end': { marginLeft: 'auto' },
  '& .tabs': { borderBottom: `1px solid ${theme.vars.palette.token.border}` },
  [theme.breakpoints.down('sm')]: { padding: 16 },
}));

export interface OrganisationFrameProps {
  tab: OrganisationTab;
  onTabChange: (tab: OrganisationTab) => void;
  /** The one button of the tab shown. */
  action: ReactNode;
  children: ReactNode;
}

/** Heading and tabs around the users, the flags and the profile of an organisation. */
export function OrganisationFrame({ tab, onTabChange, action, children }: OrganisationFrameProps) {
  return (
    <Root>
      <div className="head">
        <h1>{texts.nav.organization}</h1>
        <span className="end">{action}</span>
      </div>
      <Tabs
        className="tabs"
        value={tab}
        aria-label={texts.nav.organization}
        onChange={(_event, chosen: OrganisationTab) => onTabChange(chosen)}
      >
        {ORGANISATION_TABS.map((one) => (
          <Tab key={one} value={one} id={`organisation-tab-${one}`} label={organisationTexts[one]} />
        ))}
      </Tabs>
      <div role="tabpanel" aria-labelledby={`organisation-tab-${tab}`}>
        {children}
      </div>
    </Root>
  );
}
