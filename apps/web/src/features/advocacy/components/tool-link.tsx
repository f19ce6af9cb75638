import Button from '@mui/material/Button';
import { webAddress } from '@rotunda/domain';
import { Icon } from '../../../shared/ui/icon.tsx';
import type { PersonAdvocacy } from '../api/use-person-advocacy.ts';
import { advocacyTexts } from '../model/advocacy-texts.ts';

/** Link that opens the external campaign tool (ADV-01) in a new tab. Renders nothing if no tool is set. */
export function ToolLink({ provider: { name, toolUrl } }: { provider: PersonAdvocacy['provider'] }) {
  const href = webAddress(toolUrl);
  if (href === null) return null;
  return (
    <Button
      size="small"
      component="a"
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      startIcon={<Icon name="external" />}
    >
      {advocacyTexts.openTool(name)}
    </Button>
  );
}
