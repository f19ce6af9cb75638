/**
 * Returns what a document's page must show because the product has it: the first item of each section.
 *
 * @param {{ documentType: string, fusionId: string }} card
 * @param {ReturnType<import('./ask-product.mjs').getAsker>} ask
 * @returns {Promise<[section: string, text: string][]>}
 */
export async function expectedOnPage(card, ask) {
  switch (card.documentType) {
    case 'Legislation':
    case 'GlobalLegislation':
      return ofBill(await ask.bill(card.fusionId), await ask.versions(card.fusionId));
    case 'Regulation':
      return ofRegulation(await ask.regulation(card.fusionId));
    case 'ResearchDocument':
      return ofResearch(await ask.research(card.fusionId));
    default:
      return [];
  }
}

function ofBill(bill, versions) {
  return told([
    ['Sponsors', bill.sponsors[0]?.fullName],
    ['Committee Assignments', bill.committeeAssignments[0]?.name],
    ['Bill Versions', versions[0]?.versionName],
    ['Other Documents', bill.otherDocuments[0]?.group],
    ['Votes', bill.votes[0]?.motion],
    ['Relevant Bills', bill.relatedBills[0]?.title],
    ['Session', bill.sessionName ?? bill.session],
  ]);
}

function ofRegulation(regulation) {
  return told([
    ['Agencies', regulation.agencyDetails[0]?.name],
    ['Federal Register Document Number', regulation.ofrId],
    ['Citations', regulation.citations[0]],
    ['Type', regulation.regulationDocumentType],
  ]);
}

function ofResearch(report) {
  return told([
    ['Report ID', report.externalId],
    ['Authors', report.authors[0]],
  ]);
}

/** Long words are broken across lines and truncated; their beginning is enough to find them. */
function told(sections) {
  return sections.flatMap(([section, text]) =>
    text ? [[section, text.replace(/\s+/g, ' ').trim().slice(0, 40)]] : [],
  );
}
