import { sceneSubject, symbolSubject } from '../../output/pictures/exportSubjects';
import type { ExportSubject } from '../../output/pictures/ExportSubject';
import type { Document } from '../../host-mocks/model/document/Document';
import { SymbolItem } from '../../host-mocks/model/library/items/SymbolItem';
import type { Timeline } from '../../host-mocks/model/timeline/Timeline';

/** A timeline as the exports take it. */
export function subjectOf(document: Document, timeline: Timeline): ExportSubject {
  const item = timeline.libraryItem;
  if (item instanceof SymbolItem) return symbolSubject(document.film, item);
  return sceneSubject(document.film, timeline, timeline.name);
}
