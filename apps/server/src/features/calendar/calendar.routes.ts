import { implement } from '@orpc/server';
import { contract } from '@rotunda/contract';
import type { RequestContext, SignedInContext } from '../../platform/request-context.ts';
import type { CalendarDeps } from './calendar.deps.ts';
import { createFeed, revokeFeed } from './event-feeds.commands.ts';
import { findFeeds, readFeed } from './event-feeds.queries.ts';
import { findEvents } from './queries/find-events.ts';

/** The contract declares the paths and who may call them. */
export function createCalendarRoutes(deps: CalendarDeps) {
  const os = implement(contract.calendar).$context<SignedInContext>();
  const open = implement(contract.calendar).$context<RequestContext>();
  return {
    findEvents: os.findEvents.handler(({ input, context }) => findEvents(deps, context.actor, input)),
    findFeeds: os.findFeeds.handler(({ context }) => findFeeds(deps, context.actor)),
    createFeed: os.createFeed.handler(({ input, context }) => createFeed(deps, context.actor, input)),
    revokeFeed: os.revokeFeed.handler(({ input, context }) => revokeFeed(deps, context.actor, input.id)),
    readFeed: open.readFeed.handler(({ input }) => readFeed(deps, input.file)),
  };
}
