import { subtypeName, typeName } from '@rotunda/contract/values';
import { formatDay } from '../../../shared/format/format-date.ts';
import { LabelValue } from '../../../shared/ui/label-value.tsx';
import { TruncatedText } from '../../../shared/ui/truncated-text.tsx';
import { WebLink } from '../../../shared/ui/web-link.tsx';
import type { PresidentialAction } from '../hooks/use-presidential-action.ts';
import { presidentialTexts as words } from '../presidential-texts.ts';
import { ActionLink, type OpenRelated } from './action-link.tsx';
import { formatRegisterPages } from '../../../shared/documents/format-register-pages.ts';

/** Maximum characters of a title before `Show More`. */
const TITLE = 200;
const LABEL_WIDTH = 160;

/** Shows the facts that the publisher states about a presidential document. Others are left out. */
export function PresidentialFacts({ action, onOpen }: { action: PresidentialAction; onOpen: OpenRelated }) {
  return (
    <LabelValue
      labelWidth={LABEL_WIDTH}
      facts={[
        { label: words.title, value: <TruncatedText text={action.title} limit={TITLE} /> },
        { label: words.abstract, value: action.summary },
        { label: words.type, value: subtypeName(action) ?? typeName(action.documentType) },
        { label: words.orderNumber, value: action.executiveOrderNumber },
        { label: words.proclamationNumber, value: action.proclamationNumber },
        { label: words.president, value: action.president },
        { label: words.signed, value: formatDay(action.signedOn) },
        { label: words.published, value: formatDay(action.publicationDate) },
        { label: words.citation, value: action.registerCitiation },
        { label: words.pages, value: formatRegisterPages(action) },
        { label: words.documentNumber, value: action.ofrId },
        { label: words.publication, value: action.notReceivedForPublication === true && words.notReceived },
        { label: words.correctionOf, value: action.correctionOf && relatedList([action.correctionOf], onOpen) },
        { label: words.corrections, value: action.corrections.length > 0 && relatedList(action.corrections, onOpen) },
        { label: words.tariffCodes, value: action.tariffMeasure?.codes.join('; ') },
        { label: words.tariffRates, value: action.tariffMeasure?.rates.join('; ') },
        { label: words.tariffEffective, value: action.tariffMeasure?.effectiveOn.map(formatDay).join('; ') },
        { label: words.topics, value: action.topics.join('; ') },
        {
          label: words.original,
          value: action.documentUrl && <WebLink href={action.documentUrl}>{words.viewOriginal}</WebLink>,
        },
        { label: words.pdf, value: action.pdfUrl && <WebLink href={action.pdfUrl}>{getFile(action.pdfUrl)}</WebLink> },
      ]}
    />
  );
}

function relatedList(related: PresidentialAction['corrections'], onOpen: OpenRelated) {
  return (
    <ul>
      {related.map(({ fusionId, identifier, card }) => (
        <li key={fusionId}>
          {card === null ? (
            identifier
          ) : (
            <ActionLink fusionId={fusionId} onOpen={onOpen}>
              {[identifier, card.title].join(' · ')}
            </ActionLink>
          )}
        </li>
      ))}
    </ul>
  );
}

function getFile(address: string): string {
  return address.split('/').at(-1) || address;
}
