export { checkLinks } from './check-links.ts';
export {
  createLinksRepository,
  linkConditions,
  linkedToAny,
  type LinkFilters,
  type Links,
  type LinkTables,
} from './links.repository.ts';
