import Button from '@mui/material/Button';
import { useRouter } from '@tanstack/react-router';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { alertsTexts } from '../model/alerts-texts.ts';
import type { AlertsSearch } from '../model/alerts-search.ts';

export interface NoAlertsProps {
  search: AlertsSearch;
  /** Whether the user has any saved search that could match something here. */
  hasSavedSearches: boolean;
  onShowAll: () => void;
}

/** Explains why the list is empty and what to do next. */
export function NoAlerts({ search, hasSavedSearches, onShowAll }: NoAlertsProps) {
  const router = useRouter();
  const showAll = <Button onClick={onShowAll}>Show all alerts</Button>;
  if (search.read === 'unread') {
    return (
      <EmptyState
        icon="check"
        title="Nothing unread"
        description="New matches appear here automatically."
        action={showAll}
      />
    );
  }
  if (search.read === 'read') return <EmptyState icon="mail" title="Nothing read yet" action={showAll} />;
  if (search.read === 'irrelevant') {
    return (
      <EmptyState
        icon="eye-off"
        title="Nothing marked irrelevant"
        description="Alerts you mark irrelevant appear here. You can mark them relevant again."
        action={showAll}
      />
    );
  }
  if (hasSavedSearches) {
    return (
      <EmptyState
        icon="bell"
        title="No alerts yet"
        description={alertsTexts.allFromNowOn}
        {...(search.type === undefined ? {} : { action: showAll })}
      />
    );
  }
  return (
    <EmptyState
      icon="bell"
      title="No alerts yet"
      description="Save a search in a project. Matching documents appear here, newest first."
      action={
        Object.hasOwn(router.routesByPath, '/discover') ? (
          <Button variant="contained" onClick={() => void router.navigate({ href: '/discover' })}>
            Search in Discover
          </Button>
        ) : null
      }
    />
  );
}
