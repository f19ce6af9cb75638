import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import type { DocumentCard } from '@rotunda/contract';
import type { DocumentType } from '@rotunda/domain';
import { useApi } from '../../../shared/api/api-context.tsx';
import { documentPath } from '../../../shared/navigation/document-path.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import { documentTexts } from '../document-texts.ts';
import { mailAddress } from '../model/mail-address.ts';

/** People and committees come from public sources. Custom contacts are corrected by the organization itself. */
const REPORTED_TYPES: readonly DocumentType[] = ['Person', 'Committee'];

type Reported = Pick<DocumentCard, 'documentType' | 'fusionId' | 'title'>;

/** E-mail link on the Overview of a stakeholder (FLY-02), if the installation has a support mailbox. */
export function ReportInaccuracy({ card }: { card: Reported }) {
  return REPORTED_TYPES.includes(card.documentType) ? <MailLink card={card} /> : null;
}

function MailLink({ card }: { card: Reported }) {
  const { queries } = useApi();
  const { data } = useQuery(queries.system.settings.queryOptions());
  if (!data?.supportEmail) return null;
  const subject = documentTexts.inaccuracyIn(card.title);
  const body = `${location.origin}${documentPath(card)}\n\n`;
  return (
    <Button size="small" startIcon={<Icon name="mail" />} href={mailAddress(data.supportEmail, { subject, body })}>
      {documentTexts.reportInaccuracy}
    </Button>
  );
}
