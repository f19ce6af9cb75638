import { contract } from '@rotunda/contract';
import { JURISDICTIONS } from '@rotunda/domain';
import { implement } from '@orpc/server';
import { AppError } from '../../platform/app-error.ts';
import type { Actor, SignedInContext } from '../../platform/request-context.ts';
import type { DocumentsDeps } from './documents.deps.ts';
import { createDocumentsRepository } from './read/documents.repository.ts';
import { presentCards } from './read/find-cards.ts';
import { getCard } from './read/get-card.ts';
import { findEvents } from './read/find-events.ts';
import { findVersions } from './read/find-versions.ts';
import { getDocumentText, type ReadTextRequest } from './read/get-document-text.ts';
import { findLegislation, getLegislation } from './read/get-legislation.ts';
import { getNews } from './read/get-news.ts';
import { getPresidentialAction } from './read/get-presidential-action.ts';
import { findRegulationDocuments, findRegulations, getRegulation } from './read/get-regulation.ts';
import { findResearch, getResearch } from './read/get-research.ts';
import { getSocialPost } from './read/get-social-post.ts';
import { getVoters } from './read/get-voters.ts';
import { secondsOfDay } from './merge/seconds-of-day.ts';

/** The input that every text endpoint has in common, whichever type of document the text belongs to. */
interface AskedText {
  input: ReadTextRequest;
  context: SignedInContext;
  signal?: AbortSignal | undefined;
}

/** The contract declares the paths and who may call them. */
export function createDocumentsRoutes(deps: DocumentsDeps) {
  const os = implement(contract.documents).$context<SignedInContext>();
  const { database } = deps;
  const readText = ({ input, context, signal }: AskedText) => getDocumentText(deps, context.actor, input, signal);
  return {
    getLegislation: os.getLegislation.handler(({ input, context }) => getLegislation(deps, context.actor, input.id)),
    findLegislationByIds: os.findLegislationByIds.handler(({ input, context }) =>
      findLegislation(deps, context.actor, input.fusionIds),
    ),
    findLegislationVersions: os.findLegislationVersions.handler(({ input }) => findVersions(database, input.id)),
    getLegislationText: os.getLegislationText.handler(readText),
    findLegislationEvents: os.findLegislationEvents.handler(({ input }) => findEvents(deps, input.id)),
    findRelatedLegislation: os.findRelatedLegislation.handler(
      async ({ input, context }) => (await getLegislation(deps, context.actor, input.id)).relatedBills,
    ),
    getGlobalLegislation: os.getGlobalLegislation.handler(({ input, context }) =>
      getLegislation(deps, context.actor, input.id),
    ),
    findGlobalLegislationVersions: os.findGlobalLegislationVersions.handler(({ input }) =>
      findVersions(database, input.id),
    ),
    getRegulation: os.getRegulation.handler(({ input, context }) => getRegulation(database, context.actor, input.id)),
    getRegulationText: os.getRegulationText.handler(readText),
    findRegulationsByIds: os.findRegulationsByIds.handler(({ input, context }) =>
      findRegulations(database, context.actor, input.fusionIds),
    ),
    findRegulationDocuments: os.findRegulationDocuments.handler(({ input, context }) =>
      findRegulationDocuments(database, context.actor, input),
    ),
    getResearch: os.getResearch.handler(({ input, context }) => getResearch(database, context.actor, input.id)),
    findResearchByIds: os.findResearchByIds.handler(({ input, context }) =>
      findResearch(database, context.actor, input.fusionIds),
    ),
    getNews: os.getNews.handler(({ input, context }) => getNews(database, context.actor, input.id)),
    getSocialPost: os.getSocialPost.handler(({ input, context }) => getSocialPost(database, context.actor, input.id)),
    getPresidentialAction: os.getPresidentialAction.handler(({ input, context }) =>
      getPresidentialAction(database, context.actor, input.id),
    ),
    getScheduleText: os.getScheduleText.handler(readText),
    getPresidentialActionText: os.getPresidentialActionText.handler(readText),
    getVoters: os.getVoters.handler(({ input }) => getVoters(database, input.voteId)),
    getCard: os.getCard.handler(({ input, context }) => getCard(database, context.actor, input.id)),
    findCards: os.findCards.handler(({ input, context }) => getCards(deps, context.actor, input.fusionIds)),
    getSessionDateRange: os.getSessionDateRange.handler(async ({ input }) => {
      const session = await createDocumentsRepository(database).findSession(
        input.locality.toLowerCase(),
        input.session,
      );
      if (session === null) throw new AppError('NOT_FOUND');
      return { startTs: secondsOfDay(session.startOn), stopTs: secondsOfDay(session.endOn) };
    }),
    findLocations: os.findLocations.handler(({ input }) =>
      JURISDICTIONS.filter((one) => input.localityType === undefined || one.localityType === input.localityType),
    ),
  };
}

async function getCards({ database }: DocumentsDeps, actor: Actor, fusionIds: readonly string[]) {
  const documents = await createDocumentsRepository(database).findByFusionIds(fusionIds);
  const cards = await presentCards(database, actor, documents);
  const byFusionId = new Map([...cards.values()].map((card) => [card.fusionId, card]));
  return fusionIds.flatMap((fusionId) => byFusionId.get(fusionId) ?? []);
}
