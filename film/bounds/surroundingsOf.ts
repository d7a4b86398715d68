import type { Point } from '../../geometry/matrix';
import { arithmeticOf, type Arithmetic } from '../tween/numbers/Arithmetic';
import type { XmlNode } from '../../document/xml/XmlNode';
import { readInteger } from '../../document/xfl/attributes';
import { frameCountOf, timelineOf } from '../../document/xfl/shownFrame';
import type { Film } from '../Film';
import type { TweenSurroundings } from '../tween/TweenSurroundings';
import type { Dependencies } from './Dependencies';

/** What tweens ask of a document. Each question is noted as a dependency. */
export function surroundingsOf(
  film: Film,
  dependencies: Dependencies,
  pivotOf: (node: XmlNode) => Point,
): TweenSurroundings {
  let arithmetic: Arithmetic | undefined;
  return {
    frameCount: (path) => {
      const item = dependencies.item(path);
      const timeline = item && timelineOf(item);
      return timeline ? frameCountOf(timeline) : 1;
    },
    pivotOf,
    get arithmetic() {
      return (arithmetic ??= arithmeticOf(readInteger(film.node, 'majorVersion', Infinity)));
    },
  };
}
