import type { Document } from '../../host-mocks/model/document/Document';
import { SymbolItem } from '../../host-mocks/model/library/items/SymbolItem';
import type { Timeline } from '../../host-mocks/model/timeline/Timeline';
import type { TimelineId } from '../protocol';

/** @throws RangeError for a scene or symbol that is not there. */
export function timelineOf(document: Document, id: TimelineId): Timeline {
  if ('symbol' in id) return symbolOf(document, id.symbol).timeline as Timeline;
  const scene = document.timelines[id.scene];
  if (scene === undefined) throw new RangeError(`there is no scene ${id.scene + 1}`);
  return scene;
}

/** Puts a timeline on the stage, with the playhead at a frame: queries ask what is there. */
export function showTimeline(document: Document, id: TimelineId, frame: number): Timeline {
  if ('symbol' in id) document.editItem(symbolOf(document, id.symbol));
  else {
    timelineOf(document, id);
    document.exitEditMode();
    document.currentTimeline = id.scene;
  }
  const timeline = document.getTimeline();
  timeline.currentFrame = Math.min(Math.max(0, frame), Math.max(0, timeline.frameCount - 1));
  return timeline;
}

function symbolOf(document: Document, path: string): SymbolItem {
  const item = document.itemAt(path);
  if (item instanceof SymbolItem) return item;
  throw new RangeError(`there is no symbol "${path}" in the library`);
}
