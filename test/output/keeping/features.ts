import { DOCUMENT_FEATURES } from './documentFeatures';
import type { Feature } from './featurePieces';
import { LOOK_FEATURES } from './lookFeatures';
import { TIMELINE_FEATURES } from './timelineFeatures';

/** Things that documents hold, by what docs/kept.md calls them. */
export const FEATURES: Readonly<Record<string, Feature>> = {
  ...LOOK_FEATURES,
  ...TIMELINE_FEATURES,
  ...DOCUMENT_FEATURES,
};
