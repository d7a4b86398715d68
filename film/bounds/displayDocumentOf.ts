import { stageSize } from '../../document/xfl/stageSize';
import type { DisplayDocument } from '../display/DisplayDocument';
import type { MeasuredDocument } from './MeasuredDocument';
import { shownElements } from '../tween/shownElements';
import { ContentBounds } from './ContentBounds';
import { Dependencies } from './Dependencies';
import { surroundingsOf } from './surroundingsOf';

/** A document as `TimelineDisplay` reads it. */
export function displayDocumentOf(document: MeasuredDocument): DisplayDocument {
  const bounds = ContentBounds.of(document);
  const pivotOf = bounds.pivotOf.bind(bounds);
  const surroundings = surroundingsOf(document, new Dependencies(document), pivotOf);
  return {
    get stage() {
      return stageSize(document.node);
    },
    shownElements: (keyframe, elapsed) => shownElements(keyframe, elapsed, surroundings),
  };
}
