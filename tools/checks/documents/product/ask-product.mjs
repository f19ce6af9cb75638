/**
 * @typedef {{ call: (method: string, path: string, body?: object) => Promise<{ status: number, body: unknown, headers?: Headers }> }} Person
 */

/** Returns functions that query the product as a signed-in user. @param {Person} person */
export function getAsker({ call }) {
  const get = async (path) => {
    const { status, body } = await call('GET', path);
    if (status === 404) return undefined;
    if (status !== 200) throw new Error(`GET ${path} answered ${status}`);
    return body;
  };
  const post = async (path, asked) => {
    const { status, body } = await call('POST', path, asked);
    if (status !== 200) throw new Error(`POST ${path} answered ${status}`);
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
    presidentialAction: async (fusionId) => (await get(`/execOrders/${part(fusionId)}`))?.presidentialAction,
    research: (fusionId) => get(`/documents/research/${part(fusionId)}`),
    schedule: (fusionId) => get(`/documents/cq/schedule/${part(fusionId)}`),
    /** @param {object} searchModel @returns {Promise<object[]>} The cards of the first page. */
    search: async (searchModel) => (await post('/documents/search', { searchModel })).results,
    /**
     * @param {{ fusionId: string, agendas: { agendaId: string }[] }} meeting @returns {Promise<string[]>} Transcripts
     *   of all its agendas.
     */
    transcripts: async ({ fusionId, agendas }) => {
      const asked = Object.fromEntries(agendas.map(({ agendaId }) => [agendaId, fusionId]));
      return (await post('/documents/cq/transcripts', asked)).transcripts.map(({ transcriptUid }) => transcriptUid);
    },
    transcriptText: (fusionId, uid) => get(`/documents/cq/schedule/${part(fusionId)}/text?fnDocumentId=${part(uid)}`),
    card: (fusionId) => get(`/documents/cards/${part(fusionId)}`),
    voters: (voteId) => get(`/documents/votes/${part(voteId)}/voters`),
    /** @param {string[]} fusionIds @returns {Promise<Map<string, object>>} The existing ones, by id. */
    cards: async (fusionIds) => {
      const body = await post('/documents/cards/fetch-by-ids', { fusionIds });
      return new Map(body.map((card) => [card.fusionId, card]));
    },
  };
}
