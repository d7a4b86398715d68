import type { HostOptions, Publication } from '../../options';
import { notImplemented } from '../../realm/HostError';
import type { Document } from '../document/Document';
import type { Events } from './Events';

/** The calls that publish a document whole, as events tell. */
const WHOLE: ReadonlySet<string> = new Set(['Document.publish', 'fl.publishDocument']);

/** What scripts may publish: nothing, unless the host is to note it and go on. */
export class PublishingByScripts {
  /** What scripts would have published. */
  readonly noted: Publication[] = [];

  constructor(
    private readonly options: Pick<HostOptions, 'publishing' | 'onPublish'>,
    private readonly events: Events,
  ) {}

  get canNote(): boolean {
    return this.options.publishing === 'note';
  }

  /** @throws NotImplemented where publishing is refused */
  note(publication: Publication): void {
    if (!this.canNote)
      throw notImplemented(`${publication.by} (publishing: 'note' or --publish=note notes it and goes on)`);
    const isWhole = WHOLE.has(publication.by);
    if (isWhole) this.events.dispatch('prePublish');
    this.noted.push(publication);
    this.options.onPublish?.(publication);
    if (isWhole) this.events.dispatch('postPublish');
  }

  /** Publishes a document that is not open in front. False for a profile that it has not. */
  publishAside(document: Document, profile: string | undefined): boolean {
    if (profile !== undefined && !document.publishing.use(profile)) return false;
    document.notePublication('fl.publishDocument', { target: document.swfUri });
    return true;
  }
}
