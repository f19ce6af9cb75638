export type { OpenRelated } from '../../../shared/documents/open-related.ts';
