import type { DocumentLimits } from '../../../document/container/limits';
import type { DocumentFiles } from '../../../document/xfl/DocumentFiles';
import type { XmlNode } from '../../../document/xml/XmlNode';
import { DocumentFilm } from '../../../film/DocumentFilm';
import type { FilmItem, FilmScene, FilmSettings } from '../../../film/Film';
import type { Platform } from '../../../platform/Platform';
import type { DocumentCore } from './DocumentCore';

/** What an open document shows. It follows the document when that is reverted. */
export class HostFilm extends DocumentFilm {
  constructor(private readonly document: DocumentCore) {
    super();
  }

  get name(): string {
    return this.document.name;
  }
  get location(): string | undefined {
    return this.document.location;
  }
  get node(): XmlNode {
    return this.document.node;
  }
  get files(): DocumentFiles {
    return this.document.files;
  }
  get publishing(): FilmSettings {
    return this.document.publishing;
  }
  get scenes(): readonly FilmScene[] {
    return this.document.timelines;
  }
  get items(): readonly FilmItem[] {
    return this.document.library.entries;
  }
  get listedItems(): readonly FilmItem[] {
    return this.document.library.items;
  }
  item(path: string): FilmItem | undefined {
    return this.document.itemAt(path);
  }
  get platform(): Platform {
    return this.document.host.platform;
  }
  get limits(): Partial<DocumentLimits> {
    return this.document.host.limits;
  }
  get fonts(): readonly string[] | undefined {
    return this.document.host.fonts;
  }
}
