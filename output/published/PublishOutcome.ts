/** What publishing a document makes: files for one folder, and what they do not keep of the document. */
export interface PublishOutcome {
  readonly files: readonly PublishedFile[];
  readonly losses: readonly Loss[];
  /** How many scripts of the document run in its page: those that say more than to play and stop; a template counts as one. */
  readonly scripts: number;
}

/** A file to be written. */
export interface PublishedFile {
  /** Where it goes, below the folder of the publication: `/` between names, never `..`. */
  readonly path: string;
  readonly bytes: Uint8Array;
}

/** Something of a document that a format cannot hold, or that is not written. */
export interface Loss {
  /** Where it is in the document: `scene "Scene 1", layer "star", frame 3`, or `"path of an item"`. */
  readonly where: string;
  /** What is lost or changed, as a sentence: `The bevel filter is left out: CreateJS has none.` */
  readonly what: string;
  /** True where all is there, but may look otherwise: nothing is lost. */
  readonly isWarning?: true;
}

/** Receives what is not kept of the part of a document that is being published. */
export interface LossReceiver {
  lose(what: string): void;
}

/** What keeps a document from being published. Its message has a line for each place. */
export class RefusedPlaces extends Error {
  override readonly name = 'RefusedPlaces';

  /**
   * @param summary - what is wrong, and what to do about it
   * @param places - where it is, as of `Loss`
   */
  constructor(
    readonly summary: string,
    readonly places: readonly string[],
  ) {
    super(`${summary}:\n${places.map((place) => `  ${place}`).join('\n')}`);
  }
}
