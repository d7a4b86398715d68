import { keepsBoxes, transformBox, type Box } from '../../geometry/Box';
import { IDENTITY, type Matrix, type Point } from '../../geometry/matrix';
import { NodeCache } from '../../document/xml/NodeCache';
import type { XmlNode } from '../../document/xml/XmlNode';
import type { DisplayMode } from '../display/DisplayMode';
import type { Film } from '../Film';
import type { FilmElement } from '../records/FilmElement';
import type { FilmKeyframe } from '../records/FilmTimeline';
import { ContentWalk } from './ContentWalk';
import type { Extent } from './Extent';
import type { CachedBox } from './SymbolBoxes';

/** The box of an element, with or without what is on hidden layers. */
interface ElementBox extends CachedBox {
  hidden: boolean;
}

const instances = new WeakMap<Film, Partial<Record<Extent, ContentBounds>>>();

/**
 * Bounds of elements, symbols and frames of one document: shapes by the exact extrema of their curves, everything
 * through all matrices; see `Extent` for what counts. What was measured is kept until a symbol or bitmap that it depends
 * on changes.
 */
export class ContentBounds {
  private readonly elements = new NodeCache((): { measured?: ElementBox } => ({}));

  private constructor(private readonly walk: ContentWalk) {}

  static of(film: Film, extent: Extent = 'edited'): ContentBounds {
    let bounds = instances.get(film);
    if (!bounds) instances.set(film, (bounds = {}));
    return (bounds[extent] ??= new ContentBounds(ContentWalk.of(film, extent)));
  }

  /** The box of an element in its parent's coordinates, at the first frame of its keyframe. Empty for nothing. */
  ofElement(element: FilmElement): Box {
    if (!element.isStored) return this.measure(element, IDENTITY).box;
    const { hidden } = this.walk.mode;
    const cached = this.elements.of(element.stored);
    if (cached.measured?.hidden === hidden && cached.measured.dependencies.hold()) return cached.measured.box;
    const { box, dependencies } = this.measure(element, IDENTITY);
    cached.measured = { box, dependencies, hidden };
    return box;
  }

  private measure(element: FilmElement, matrix: Matrix): CachedBox {
    return this.walk.measure((measurement) => this.walk.addElement(element, matrix, measurement));
  }

  /** The same box after a transformation of the parent's coordinates. */
  ofMoved(element: FilmElement, matrix: Matrix): Box {
    if (keepsBoxes(matrix)) return transformBox(this.ofElement(element), matrix);
    return this.measure(element, matrix).box;
  }

  /** The box of an element's content in the element's own coordinates, before its matrix. */
  ofContent(element: FilmElement): Box {
    return this.walk.measure((measurement) => this.walk.addContent(element, IDENTITY, measurement)).box;
  }

  /**
   * The box of all that a `DOMTimeline` shows at a frame, in its coordinates.
   *
   * @param own - which of its own layers count, where that differs from those of symbols in it
   */
  ofFrame(timeline: XmlNode, frame: number, own: Partial<DisplayMode> = {}): Box {
    return this.walk.measure((measurement) =>
      this.walk.addFrame(timeline, frame, IDENTITY, { ...measurement.mode, ...own }, measurement),
    ).box;
  }

  /** The elements that a keyframe shows some frames later, for reading only: bounds and pictures share them. */
  shownElements(keyframe: FilmKeyframe, elapsed: number): readonly FilmElement[] {
    if (elapsed === 0) return keyframe.elements;
    let shown: readonly FilmElement[] = [];
    this.walk.measure((measurement) => {
      shown = this.walk.shownIn(keyframe, elapsed, measurement);
    });
    return shown;
  }

  /** The transformation point of an element, in the coordinates in which it is stored. */
  pivotOf(element: FilmElement): Point {
    let point: Point = { x: 0, y: 0 };
    this.walk.measure((measurement) => {
      point = this.walk.pivotIn(element, measurement);
    });
    return point;
  }
}
