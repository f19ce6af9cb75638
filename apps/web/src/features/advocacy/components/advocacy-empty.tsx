import Button from '@mui/material/Button';
import { useRouter } from '@tanstack/react-router';
import { isAdministrator, useSession } from '../../../shared/api/session.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { Icon } from '../../../shared/ui/icon.tsx';
import type { IconName } from '../../../shared/ui/icon-shapes.tsx';
import type { PersonAdvocacy } from '../api/use-person-advocacy.ts';
import { advocacyTexts } from '../model/advocacy-texts.ts';
import { ToolLink } from './tool-link.tsx';

export interface AdvocacyEmptyProps {
  icon: IconName;
  title: string;
  description: string;
  provider: PersonAdvocacy['provider'];
}

/** Empty panel (SHL-09) that links to the campaign tool, or leads administrators to where data is entered. */
export function AdvocacyEmpty({ provider, ...words }: AdvocacyEmptyProps) {
  const mayEnter = isAdministrator(useSession()) && provider.kind === 'embedded';
  return (
    <EmptyState
      {...words}
      action={
        <>
          <ToolLink provider={provider} />
          {mayEnter ? <EnterButton /> : null}
        </>
      }
    />
  );
}

function EnterButton() {
  const router = useRouter();
  return (
    <Button startIcon={<Icon name="edit" />} onClick={() => void router.navigate({ href: '/admin/advocacy' })}>
      {advocacyTexts.enter}
    </Button>
  );
}
