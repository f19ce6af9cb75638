import { explainByProvenance } from './provenance.mjs';
import { letters, plainWords } from './words.mjs';

/** Compares a presidential action as lists show it, and the further facts on its page. */
export function comparePresidential(stated, card, action, { comparison, source }) {
  const because = (fact) => explainByProvenance(card, source, fact, null) ?? explainByTable(card, source, fact, stated);
  comparison.same('document type', 'PresidentialAction', card.documentType);
  if (stated.orderNumber)
    comparison.same(
      'order number',
      `EO ${stated.orderNumber}`,
      card.localityExternalId,
      because('executiveOrderNumber'),
    );
  if (stated.title) comparison.same('title', plainWords(stated.title), plainWords(card.title), because('title'));
  if (stated.documentSubtype && stated.documentSubtype !== 'Other')
    comparison.same('kind', stated.documentSubtype, card.documentSubtype, because('actionType'));
  if (stated.signedOn) comparison.same('signed', stated.signedOn, card.introducedOn, because('signedOn'));
  if (stated.publicationDate)
    comparison.same('published', stated.publicationDate, card.publicationDate, because('publicationDate'));
  if (stated.sourceUrl) comparison.same('source link', stated.sourceUrl, card.sourceUrl, because('documentUrl'));
  if (stated.president) comparison.same('President', stated.president, card.byline, because('president'));
  const facts = { ofrId: 'ofrId', citation: 'registerCitiation', pdfUrl: 'pdfUrl', startPage: 'registerStartPage' };
  for (const [name, field] of Object.entries(facts))
    if (stated[name]) comparison.same(name, stated[name], String(action[field] ?? ''), because(field));
  if (stated.disposition) {
    const shown = action.dispositions.flatMap(({ label, items }) => [
      label ?? '',
      ...items.flatMap(({ parts }) => parts.map(({ text }) => text)),
    ]);
    comparison.same('disposition', letters(stated.disposition), letters(shown.join(' ')), because('dispositionNotes'));
  }
  if (stated.description)
    comparison.same('summary', plainWords(stated.description), plainWords(card.summary), because('summary'));
}

/** A table derived from the printed document takes precedence over the same publisher's other table. */
function explainByTable({ provenance }, source, fact, { table }) {
  const supplying = provenance.find((row) => row.source === source && row.fields.includes(fact));
  return table !== undefined && supplying !== undefined && supplying.part !== table ? 'fuller-table' : null;
}
