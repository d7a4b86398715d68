import { IdentityMap } from '../../host/IdentityMap';
import { IdentitySet } from '../../host/IdentitySet';
import { isObject } from '../../host/read';
import { elementsOfFrame, keyframesOf } from '../../host/walk';
import { pseudoAboutOthers, type Pseudos } from '../plan/Pseudo';
import type { QueryPlan } from '../plan/QueryPlan';
import { runOnSubjects } from '../plan/run';
import type { QueryRun } from '../subjects/QueryRun';
import type { Subject } from '../subjects/Subject';

/** The bounds of an element, with the element. */
interface Bounds {
  element: Subject;
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The elements of a keyframe; those that the query finds are looked for at first need. */
interface Keyframe {
  elements: object[];
  /** By their left sides. */
  matches: Bounds[] | null;
}

function boundsOf(element: Subject): Bounds {
  const left = Number(element.read('left'));
  const top = Number(element.read('top'));
  const right = left + Number(element.read('width'));
  return { element, left, top, right, bottom: top + Number(element.read('height')) };
}

/** Says which elements share area with one that a query finds on the same keyframe. */
class Overlap {
  private readonly layers: IdentitySet;
  private readonly keyframes = new IdentityMap<Keyframe>();

  constructor(
    private readonly plan: QueryPlan,
    private readonly run: QueryRun,
  ) {
    this.layers = new IdentitySet(run.places().whereOf);
  }

  holdsFor(element: Subject): boolean {
    const layer = element.read('layer');
    if (!isObject(layer)) return false;
    if (this.layers.add(layer)) this.noteKeyframes(layer);
    const keyframe = this.keyframes.get(element.object);
    if (!keyframe) return false;
    const own = boundsOf(element);
    const others = keyframe.matches || (keyframe.matches = this.matchesAmong(keyframe.elements));
    for (let i = 0; i < others.length && others[i].left < own.right; i++) {
      const other = others[i];
      const isShared = other.right > own.left && other.top < own.bottom && other.bottom > own.top;
      if (isShared && other.element !== element) return true;
    }
    return false;
  }

  private noteKeyframes(layer: object): void {
    const frames = keyframesOf(layer);
    for (let i = 0; i < frames.length; i++) {
      const keyframe: Keyframe = { elements: elementsOfFrame(frames[i]), matches: null };
      for (let at = 0; at < keyframe.elements.length; at++) {
        this.keyframes.set(keyframe.elements[at], keyframe);
      }
    }
  }

  private matchesAmong(elements: object[]): Bounds[] {
    const matches = runOnSubjects(this.plan, this.run.elements.all(elements), this.run);
    const bounds: Bounds[] = [];
    for (let i = 0; i < matches.length; i++) bounds.push(boundsOf(matches[i]));
    return bounds.sort((a, b) => a.left - b.left);
  }
}

/**
 * `:overlaps(query)`: its bounds share area with those of another element on the same keyframe that the query finds.
 * Host members: `layer`, `frames`, `elements`, `left`, `top`, `width`, `height`. Members of groups are on no
 * keyframe.
 */
export const OVERLAPS: Pseudos = {
  overlaps: pseudoAboutOthers(function makeTest(plan) {
    const overlapIn = (run: QueryRun) => new Overlap(plan, run);
    return (element, run) => run.remember(overlapIn).holdsFor(element);
  }),
};
