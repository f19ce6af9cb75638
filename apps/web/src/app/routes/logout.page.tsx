import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { useApi } from '../../shared/api/api-context.tsx';
import { usePageTitle } from '../../shared/navigation/use-page-title.ts';
import { texts } from '../../shared/texts/texts.ts';
import { SignedOutLayout } from '../shell/signed-out-layout.tsx';
import { signOut } from '../sign-out.ts';

const Question = styled('div')({
  display: 'grid',
  gap: 16,
  maxWidth: 360,
  '& h1': { fontSize: 22, lineHeight: '28px' },
});

/** Asks before ending the session, because the address was opened from outside. */
export default function LogoutPage() {
  usePageTitle(texts.shell.logout);
  const api = useApi();
  const router = useRouter();
  const [isPending, setIsPending] = useState(false);
  const leave = async () => {
    setIsPending(true);
    await signOut(api);
    await router.navigate({ to: '/login', search: { out: true }, replace: true });
  };
  return (
    <SignedOutLayout demoUrl={null}>
      <Question>
        <h1>{texts.signOut.heading}</h1>
        <p>{texts.signOut.hint}</p>
        <Button variant="contained" disabled={isPending} onClick={() => void leave()}>
          {texts.shell.logout}
        </Button>
        <Button onClick={() => void router.navigate({ to: '/', replace: true })}>{texts.signOut.stay}</Button>
      </Question>
    </SignedOutLayout>
  );
}
