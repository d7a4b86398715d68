import { changes } from '../../document/xml/changes';
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
 * only, and all are dropped at any change, and where one more has no room.
 */
export class KeptElements {
  private byKeyframe = new Map<FilmKeyframe, Map<number, ShownThen>>();
  private count = 0;
  private madeAt = changes.count;

  get(keyframe: FilmKeyframe, elapsed: number): ShownThen | undefined {
    if (this.madeAt !== changes.count) this.drop();
    return this.byKeyframe.get(keyframe)?.get(elapsed);
  }

  set(keyframe: FilmKeyframe, elapsed: number, shown: ShownThen): void {
    if (this.madeAt !== changes.count || this.count + shown.elements.length > MAX_KEPT) this.drop();
    let byTime = this.byKeyframe.get(keyframe);
    if (!byTime) this.byKeyframe.set(keyframe, (byTime = new Map<number, ShownThen>()));
    byTime.set(elapsed, shown);
    this.count += shown.elements.length;
  }

  private drop(): void {
    this.byKeyframe = new Map();
    this.count = 0;
    this.madeAt = changes.count;
  }
}
