import { LabsPage } from '../../features/labs/labs-page.tsx';
import { usePageTitle } from '../../shared/navigation/use-page-title.ts';
import { texts } from '../../shared/texts/texts.ts';
import { FlagPage } from '../shell/flag-page.tsx';

export default function LabsRoutePage() {
  return (
    <FlagPage flag="labs">
      <Labs />
    </FlagPage>
  );
}

function Labs() {
  usePageTitle(texts.nav.labs);
  return <LabsPage />;
}
