import Tab from '@mui/material/Tab';
import type { ReactNode } from 'react';
import { texts } from '../../../shared/texts/texts.ts';
import { PageColumn } from '../../../shared/ui/page-column.tsx';
import { PageTabs } from '../../../shared/ui/page-tabs.tsx';
import { Toolbar } from '../../../shared/ui/toolbar.tsx';
import { organizationTexts } from '../model/organization-texts.ts';
import { ORGANIZATION_TABS, type OrganizationTab } from '../model/organization-search.ts';

export interface OrganizationFrameProps {
  tab: OrganizationTab;
  onTabChange: (tab: OrganizationTab) => void;
  /** The action button of the current tab. */
  action: ReactNode;
  children: ReactNode;
}

/** Heading and tabs around the content of the Organization page. */
export function OrganizationFrame({ tab, onTabChange, action, children }: OrganizationFrameProps) {
  return (
    <PageColumn>
      <Toolbar title={texts.nav.organization} actions={action} />
      <PageTabs
        value={tab}
        variant="scrollable"
        aria-label={texts.nav.organization}
        onChange={(_event, chosen: OrganizationTab) => onTabChange(chosen)}
      >
        {ORGANIZATION_TABS.map((one) => (
          <Tab key={one} value={one} id={`organization-tab-${one}`} label={organizationTexts[one]} />
        ))}
      </PageTabs>
      <div role="tabpanel" aria-labelledby={`organization-tab-${tab}`}>
        {children}
      </div>
    </PageColumn>
  );
}
