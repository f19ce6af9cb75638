import { OwnExports } from '../../features/exports/components/own-exports.tsx';
import { usePageTitle } from '../../shared/navigation/use-page-title.ts';
import { texts } from '../../shared/texts/texts.ts';

export default function ExportsPage() {
  usePageTitle(texts.nav.exports);
  return <OwnExports />;
}
