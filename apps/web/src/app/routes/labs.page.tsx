import { LabsPage } from '../../features/labs/labs-page.tsx';
import { useFlag } from '../../shared/api/session.tsx';
import { usePageTitle } from '../../shared/navigation/use-page-title.ts';
import { texts } from '../../shared/texts/texts.ts';
import { NotFoundPage } from '../shell/not-found-page.tsx';

export default function LabsRoutePage() {
  const isOn = useFlag('labs');
  usePageTitle(isOn ? texts.nav.labs : texts.states.notFoundTitle);
  return isOn ? <LabsPage /> : <NotFoundPage />;
}
