import Tab from '@mui/material/Tab';
import type { ReactNode } from 'react';
import { texts } from '../../../shared/texts/texts.ts';
import { PageColumn } from '../../../shared/ui/page-column.tsx';
import { PageTabs } from '../../../shared/ui/page-tabs.tsx';
import { Toolbar } from '../../../shared/ui/toolbar.tsx';
import { organisationTexts } from '../model/organisation-texts.ts';
import { ORGANISATION_TABS, type OrganisationTab } from '../model/organisation-search.ts';

export interface OrganisationFrameProps {
  tab: OrganisationTab;
  onTabChange: (tab: OrganisationTab) => void;
  /** The action button of the current tab. */
  action: ReactNode;
  children: ReactNode;
}

/** Heading and tabs around the content of the Organization page. */
export function OrganisationFrame({ tab, onTabChange, action, children }: OrganisationFrameProps) {
  return (
    <PageColumn>
      <Toolbar title={texts.nav.organization} actions={action} />
      <PageTabs
        value={tab}
        variant="scrollable"
        aria-label={texts.nav.organization}
        onChange={(_event, chosen: OrganisationTab) => onTabChange(chosen)}
      >
        {ORGANISATION_TABS.map((one) => (
          <Tab key={one} value={one} id={`organisation-tab-${one}`} label={organisationTexts[one]} />
        ))}
      </PageTabs>
      <div role="tabpanel" aria-labelledby={`organisation-tab-${tab}`}>
        {children}
      </div>
    </PageColumn>
  );
}
