import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { CalendarWorkspace } from '../../features/calendar/components/calendar-workspace.tsx';
import { calendarTexts } from '../../features/calendar/calendar-texts.ts';
import {
  changeCalendarSearch,
  type CalendarSearch,
  type CalendarSearchChanges,
} from '../../features/calendar/model/calendar-search.ts';
import type { DocumentTarget } from '../../shared/documents/open-related.ts';
import { lazyComponent } from '../../shared/lazy/lazy-component.tsx';
import { usePageTitle } from '../../shared/navigation/use-page-title.ts';
import { DocumentFlyout } from '../documents/document-flyout.tsx';
import { useRelatedDocument } from '../documents/use-related-document.tsx';

const ActionFlyout = lazyComponent(
  async () => (await import('../../features/actions/components/action-flyout.tsx')).ActionFlyout,
);

const route = getRouteApi('/signed-in/resources');

export default function ResourcesPage() {
  usePageTitle(calendarTexts.title);
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const handleSearchChange = (changes: CalendarSearchChanges, options?: { replace?: boolean }) =>
    void navigate({
      search: (before) => changeCalendarSearch(before, changes),
      replace: options?.replace ?? false,
    });
  return (
    <CalendarWorkspace
      search={search}
      onSearchChange={handleSearchChange}
      flyout={<OpenEvent search={search} onClose={() => handleSearchChange({ open: null, openType: null })} />}
    />
  );
}

/** Flyout of the selected event's document or action. */
function OpenEvent({ search: { open, openType }, onClose }: { search: CalendarSearch; onClose: () => void }) {
  const related = useRelatedDocument(open ?? 'calendar');
  if (open === undefined || openType === undefined) return null;
  if (openType !== 'action') {
    return <EventDocument key={open} fusionId={open} documentType={openType} onClose={onClose} />;
  }
  return (
    <>
      <ActionFlyout
        key={open}
        actionId={open}
        // Actions are edited on their own page.
        commands={null}
        onClose={onClose}
        onPrevious={undefined}
        onNext={undefined}
        onOpenEntity={related.onOpenRelated}
      />
      {related.renderOver(calendarTexts.title)}
    </>
  );
}

function EventDocument({ onClose, ...target }: DocumentTarget & { onClose: () => void }) {
  const [tab, setTab] = useState(0);
  return <DocumentFlyout target={target} matchedBy={null} tab={tab} onTabChange={setTab} onClose={onClose} />;
}
