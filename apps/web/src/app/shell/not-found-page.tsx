import Button from '@mui/material/Button';
import { useRouter } from '@tanstack/react-router';
import { usePageTitle } from '../../shared/navigation/use-page-title.ts';
import { texts } from '../../shared/texts/texts.ts';
import { EmptyState } from '../../shared/ui/empty-state.tsx';

/** 404. */
export function NotFoundPage() {
  usePageTitle(texts.states.notFoundTitle);
  const router = useRouter();
  return (
    <EmptyState
      isPage
      icon="search"
      title={texts.states.notFoundTitle}
      description={texts.states.notFound}
      action={
        <Button variant="contained" onClick={() => void router.navigate({ to: '/' })}>
          {texts.states.toDashboard}
        </Button>
      }
    />
  );
}
