import type { FileAccess } from '../../files/FileAccess';
import type { HostOptions, Publication } from '../../options';
import { notImplemented } from '../../../document/checks/HostError';
import type { DocumentCore } from '../document/DocumentCore';
import type { Document } from '../document/Document';
import type { Publisher, PublishRequest } from '../document/publish/PublishRequest';
import type { Events } from './Events';

/** The calls that publish a whole document, for events. */
const WHOLE: ReadonlySet<string> = new Set(['Document.publish', 'fl.publishDocument']);

/** Writes what a call publishes. Returns the URIs of the files. */
export type PublicationWriter = (
  document: DocumentCore,
  request: PublishRequest,
  files: FileAccess,
) => string[];

/** Publishing by scripts: refused, unless the host's option is to note it and continue, or to write it. */
export class PublishingByScripts implements Publisher {
  /** The publications of scripts, written or only noted. */
  readonly noted: Publication[] = [];

  constructor(
    private readonly options: Pick<HostOptions, 'publishing' | 'onPublish'>,
    private readonly events: Events,
    private readonly files: FileAccess,
    private readonly write?: PublicationWriter,
  ) {
    if (options.publishing === 'write' && write === undefined)
      throw new TypeError("publishing: 'write' needs Node; in a page, use 'note' or 'refuse'");
  }

  get canNote(): boolean {
    return this.options.publishing !== 'refuse';
  }

  /** @throws NotImplemented if publishing is refused */
  note(publication: Publication): void {
    this.perform(publication, () => publication);
  }

  /** @throws NotImplemented if publishing is refused; HostError for a path that scripts may not touch */
  publish(document: DocumentCore, request: PublishRequest): void {
    const { publication } = request;
    const write = this.options.publishing === 'write' ? this.write : undefined;
    this.perform(publication, () => {
      const files = write?.(document, request, this.files) ?? [];
      return files.length > 0 ? { ...publication, files } : publication;
    });
  }

  /** Publishes a document that is not open. False for a profile that it does not have. */
  publishAside(document: Document, profile: string | undefined): boolean {
    if (profile !== undefined && !document.publishing.use(profile)) return false;
    document.publishAs('fl.publishDocument');
    return true;
  }

  private perform({ by }: Publication, action: () => Publication): void {
    if (!this.canNote)
      throw notImplemented(`${by} (publishing: 'note' or --publish=note notes it and continues)`);
    const isWhole = WHOLE.has(by);
    if (isWhole) this.events.dispatch('prePublish');
    const publication = action();
    this.noted.push(publication);
    this.options.onPublish?.(publication);
    if (isWhole) this.events.dispatch('postPublish');
  }
}
