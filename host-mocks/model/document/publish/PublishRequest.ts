import type { Publication } from '../../../options';
import type { DocumentCore } from '../DocumentCore';
import type { PublishedPicture } from './pictureSettings';
import type { PublishFormat } from '../../../../document/xfl/publishFormat';

/** What a call of a script publishes, and where. */
export interface PublishRequest {
  /** The call, for the record. */
  readonly publication: Publication;
  /** The format of the film or of a symbol; undefined where the profile makes no film. */
  readonly format: PublishFormat | undefined;
  /** The path of the SWC file that the profile makes. */
  readonly library?: string | undefined;
  /** Pictures that the profile makes, and the paths of their files. */
  readonly pictures?: readonly { readonly kind: PublishedPicture; readonly file: string }[];
  /** Formats that the profile asks for and that are not made. */
  readonly unmade?: readonly string[];
  /** The folder of the files; undefined for a document that was never saved. */
  readonly folder: string | undefined;
  /** The URI of the one published file; default: its own name, in the folder. */
  readonly target?: string;
}

/**
 * How a host handles calls that publish: by its option `publishing` it refuses them, notes them or carries them out.
 */
export interface Publisher {
  /** True if such calls are not refused. */
  readonly canNote: boolean;
  /** Notes what would be published. @throws NotImplemented if publishing is refused. */
  note(publication: Publication): void;
  /** Writes what a call publishes, or notes it. @throws NotImplemented if publishing is refused. */
  publish(document: DocumentCore, request: PublishRequest): void;
}
