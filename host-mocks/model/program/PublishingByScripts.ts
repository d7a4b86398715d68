import type { FileAccess } from '../../files/FileAccess';
import type { HostOptions, Publication } from '../../options';
import { notImplemented } from '../../../document/checks/HostError';
import type { DocumentCore } from '../document/DocumentCore';
import type { Document } from '../document/Document';
import type { Publisher, PublishRequest } from '../document/publish/PublishRequest';
import type { Events } from './Events';

/** The calls that publish a document whole, as events tell. */
const WHOLE: ReadonlySet<string> = new Set(['Document.publish', 'fl.publishDocument']);

/** Writes what a call publishes. Gives the URIs of the files. */
export type PublicationWriter = (
  document: DocumentCore,
  request: PublishRequest,
  files: FileAccess,
) => string[];

/** What scripts may publish: nothing, unless the host is to note it and go on, or to write it. */
export class PublishingByScripts implements Publisher {
  /** What scripts published, or would have published. */
  readonly noted: Publication[] = [];

  constructor(
    private readonly options: Pick<HostOptions, 'publishing' | 'onPublish'>,
    private readonly events: Events,
    private readonly files: FileAccess,
    private readonly write?: PublicationWriter,
  ) {
    if (options.publishing === 'write' && write === undefined)
      throw new TypeError("publishing: 'write' needs Node; in a page, 'note' and 'refuse' are there");
  }

  get canNote(): boolean {
    return this.options.publishing !== 'refuse';
  }

  /** @throws NotImplemented where publishing is refused */
  note(publication: Publication): void {
    this.perform(publication, () => publication);
  }

  /** @throws NotImplemented where publishing is refused; HostError for a place that scripts may not touch */
  publish(document: DocumentCore, request: PublishRequest): void {
    const { publication } = request;
    const write = this.options.publishing === 'write' ? this.write : undefined;
    this.perform(publication, () =>
      write ? { ...publication, files: write(document, request, this.files) } : publication,
    );
  }

  /** Publishes a document that is not open in front. False for a profile that it has not. */
  publishAside(document: Document, profile: string | undefined): boolean {
    if (profile !== undefined && !document.publishing.use(profile)) return false;
    document.publishAs('fl.publishDocument');
    return true;
  }

  private perform({ by }: Publication, action: () => Publication): void {
    if (!this.canNote)
      throw notImplemented(`${by} (publishing: 'note' or --publish=note notes it and goes on)`);
    const isWhole = WHOLE.has(by);
    if (isWhole) this.events.dispatch('prePublish');
    const publication = action();
    this.noted.push(publication);
    this.options.onPublish?.(publication);
    if (isWhole) this.events.dispatch('postPublish');
  }
}
