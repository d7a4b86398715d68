import type { ElementDocument } from '../model/elements/ElementOwner';

/** What drawing asks of a document. */
export interface DrawnDocument extends ElementDocument {
  readonly files: { has(path: string): boolean; bytes(path: string): Uint8Array };
  /** Whether the published movie holds what stands on hidden layers. */
  readonly publishesHiddenLayers: boolean;
}
