import type { Publication } from '../../../options';
import type { DocumentCore } from '../DocumentCore';
import type { PublishFormat } from '../../../../document/xfl/publishFormat';

/** What a call of a script publishes, and where. */
export interface PublishRequest {
  /** The call, as it is noted. */
  readonly publication: Publication;
  readonly format: PublishFormat;
  /** The folder of the files; undefined for a document that was never saved. */
  readonly folder: string | undefined;
  /** The file that the one file of the publication becomes, by its URI; default: as its name, in the folder. */
  readonly target?: string;
}

/** What a host does about calls that publish: by its option `publishing` it refuses them, notes them or carries them out. */
export interface Publisher {
  /** True when such calls go on. */
  readonly canNote: boolean;
  /** Notes what would be published. @throws NotImplemented where publishing is refused. */
  note(publication: Publication): void;
  /** Writes what a call publishes, or notes it. @throws NotImplemented where publishing is refused. */
  publish(document: DocumentCore, request: PublishRequest): void;
}
