/**
 * @typedef {{ call: (method: string, path: string, body?: object) => Promise<{ status: number, body: unknown, headers?: Headers }> }} Person
 */

/** What the product answers to someone signed in. @param {Person} person */
export function askerOf({ call }) {
  const get = async (path) => {
    const { status, body } = await call('GET', path);
    if (status === 404) return undefined;
    if (status !== 200) throw new Error(`GET ${path} answered ${status}`);
    return body;
  };
  const part = (fusionId) => encodeURIComponent(fusionId);
  return {
    get,
    bill: (fusionId) => get(`/documents/legislation/${part(fusionId)}`),
    versions: (fusionId) => get(`/documents/legislation/${part(fusionId)}/versions`),
    events: (fusionId) => get(`/documents/legislation/${part(fusionId)}/events`),
    text: (fusionId, version) => get(`/documents/legislation/${part(fusionId)}/text?fnDocumentId=${part(version)}`),
    globalBill: (fusionId) => get(`/documents/global-legislation/${part(fusionId)}`),
    regulation: (fusionId) => get(`/documents/regulation/${part(fusionId)}`),
    research: (fusionId) => get(`/documents/research/${part(fusionId)}`),
    schedule: (fusionId) => get(`/documents/cq/schedule/${part(fusionId)}`),
    card: (fusionId) => get(`/documents/cards/${part(fusionId)}`),
    voters: (voteId) => get(`/documents/votes/${part(voteId)}/voters`),
    /** @param {string[]} fusionIds @returns {Promise<Map<string, object>>} those held, by their id */
    cards: async (fusionIds) => {
      const { status, body } = await call('POST', '/documents/cards/fetch-by-ids', { fusionIds });
      if (status !== 200) throw new Error(`the cards answered ${status}`);
      return new Map(body.map((card) => [card.fusionId, card]));
    },
  };
}
