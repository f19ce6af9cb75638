export { checkLinks } from './links.queries.ts';
export { type Audience, findAudience, keepConfidential, visibleItems } from './visible-items.repository.ts';
export { getAudience, publishToAudience } from './links.events.ts';
export {
  createLinksRepository,
  linkConditions,
  linkedToAny,
  type LinkFilters,
  type Links,
  type LinkTables,
} from './links.repository.ts';
