import { contract } from '@rotunda/contract';

/** What the client reads paths and methods from. The build replaces it by a copy without schemas (vite.config.ts). */
export const contractRouter = contract;
