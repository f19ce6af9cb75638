import { contract } from '@rotunda/contract';

/** Source of paths and methods for the client. The build replaces it with a copy without schemas (vite.config.ts). */
export const contractRouter = contract;
