import type { Point } from '../../geometry/matrix';
import { arithmeticOf, type Arithmetic } from '../tween/numbers/Arithmetic';
import type { FilmElement } from '../records/FilmElement';
import { frameCountOf, timelineOf } from '../../document/xfl/shownFrame';
import type { Film } from '../Film';
import type { TweenSurroundings } from '../tween/TweenSurroundings';
import type { Dependencies } from './Dependencies';
import { DOCUMENT } from '../../document/xfl/schema/documentSchema';

/** What tweens ask of a document. Each question is noted as a dependency. */
export function surroundingsOf(
  film: Film,
  dependencies: Dependencies,
  pivotOf: (element: FilmElement) => Point,
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
      return (arithmetic ??= arithmeticOf(DOCUMENT.majorVersion.read(film.node)));
    },
  };
}
