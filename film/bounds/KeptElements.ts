import { changes } from '../../document/xml/changes';
import { VersionCache } from '../../document/xml/VersionCache';
import type { Film } from '../Film';
import type { FilmElement } from '../records/FilmElement';
import type { FilmKeyframe } from '../records/FilmTimeline';
import type { Dependencies } from './Dependencies';

/** The elements that a keyframe shows some frames later, and what they were worked out from. */
interface ShownThen {
  elements: readonly FilmElement[];
  dependencies: Dependencies;
}

/** Maximum number of kept elements, of about a kilobyte each. */
const MAX_KEPT = 2 ** 14;

/**
 * The elements that keyframes of a document show later on: bounds and pictures ask for the same ones. They are for reading
 * only, and all are dropped where one more has no room.
 */
class KeptElements {
  private byKeyframe = new Map<FilmKeyframe, Map<number, ShownThen>>();
  private count = 0;

  get(keyframe: FilmKeyframe, elapsed: number): ShownThen | undefined {
    return this.byKeyframe.get(keyframe)?.get(elapsed);
  }

  set(keyframe: FilmKeyframe, elapsed: number, shown: ShownThen): void {
    if (this.count + shown.elements.length > MAX_KEPT) {
      this.byKeyframe = new Map();
      this.count = 0;
    }
    let byTime = this.byKeyframe.get(keyframe);
    if (!byTime) this.byKeyframe.set(keyframe, (byTime = new Map<number, ShownThen>()));
    byTime.set(elapsed, shown);
    this.count += shown.elements.length;
  }
}

/** Asked for each keyframe of each frame: the count of all changes is there at once, the stamp of a film is not. */
export const KEPT_ELEMENTS = new VersionCache(
  () => changes.count,
  (_film: Film) => new KeptElements(),
);
