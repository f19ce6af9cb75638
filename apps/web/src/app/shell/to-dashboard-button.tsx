import Button from '@mui/material/Button';
import { useRouter } from '@tanstack/react-router';
import { texts } from '../../shared/texts/texts.ts';

/** The way out of a page that cannot be shown. */
export function ToDashboardButton() {
  const router = useRouter();
  return (
    <Button variant="contained" onClick={() => void router.navigate({ to: '/' })}>
      {texts.states.toDashboard}
    </Button>
  );
}
