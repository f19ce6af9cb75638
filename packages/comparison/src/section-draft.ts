import type { Edit } from './edits.ts';
import type { PiecePair } from './pair-pieces.ts';
import type { RunWeight, SectionKind } from './types.ts';

/** A changed place of a section. */
export interface Place extends Edit {
  weight: RunWeight;
  /** Assigned once all sections are in order; 0 for places that are not counted. */
  change: number;
}

/** A section of the result before its changes are numbered and its runs are written. */
export interface SectionDraft {
  key: string;
  left: number | null;
  right: number | null;
  kind: SectionKind;
  isMoved: boolean;
  isRenumbered: boolean;
  partners: string[];
  isFormal: boolean;
  isContainer: boolean;
  insertedWords: number;
  struckWords: number;
  places: Place[];
  rows: PiecePair[];
}
