import type { Collection } from '../collection/Collection';
import { isCollection } from '../collection/support/gather';
import { containerOf } from '../host/contents';
import { describeArgument } from '../host/describeValue';
import { hostClassOf } from '../host/hostClass';
import { isArray } from '../host/isArray';
import { layerOfElement } from '../host/keyframeFinder';
import { listOfOne } from '../host/listOfOne';
import { Locations } from '../host/Locations';
import { flatten, keyframesOf, layersOf, listsOf, timelineOf } from '../host/walk';
import { type Candidates, given } from './candidates';

/** An object that has layers or keyframes, is on one, or is one. */
export type TimeObject = Timeline | Layer | Frame | Item | Element;

/** The sources of `$.layers` and `$.frames`. */
export type TimeSource = TimeObject | TimeObject[] | Collection<TimeObject>;

/** The arguments of `$.layers` and `$.frames`, in any order. */
export type TimeArgument = string | TimeSource | Document | boolean | undefined;

export const TIME_SOURCES =
  'a Timeline, Layer or Frame, a symbol item or instance, an element, a collection of any of these or an Array';

/** The facts about a source that decide what its objects stand for. */
interface SourceContext {
  places: Locations;
  /** True for a source that is one object: a symbol instance then stands for what is inside it. */
  isAlone: boolean;
}

/**
 * The layers that a source of `$.layers` stands for.
 *
 * @throws TypeError when there is something else in it
 */
export function layersOfSource(source: object, document: Document): Candidates {
  return expanded('$.layers', source, document, layersOfValue);
}

/** As `layersOfSource`, for the keyframes of `$.frames`. */
export function framesOfSource(source: object, document: Document): Candidates {
  return expanded('$.frames', source, document, function framesOfValue(value, context) {
    const kind = hostClassOf(value);
    if (kind === 'frame') return [value as object];
    if (kind === 'element' && symbolTimeline(value as object, context) === null) {
      return listOfOne(context.places.keyframeOf(value as object));
    }
    const layers = layersOfValue(value, context);
    return layers && flatten(listsOf(layers, keyframesOf));
  });
}

type Expand = (value: unknown, context: SourceContext) => object[] | null;

function expanded(caller: string, source: object, document: Document, expand: Expand): Candidates {
  const isList = isCollection(source) || isArray(source);
  const values: unknown[] = isCollection(source) ? source.elements : isArray(source) ? source : [source];
  const context: SourceContext = { places: new Locations(document), isAlone: !isList };
  const lists: object[][] = [];
  for (let i = 0; i < values.length; i++) {
    const list = expand(values[i], context);
    if (list === null) {
      const where = isList ? ' at index ' + i : '';
      throw new TypeError(
        `${caller}(): source must be ${TIME_SOURCES}, got ${describeArgument(values[i])}${where}`,
      );
    }
    lists.push(list);
  }
  return given(flatten(lists));
}

/** The layers that one object stands for; null for an object that has nothing to do with layers. */
function layersOfValue(value: unknown, context: SourceContext): object[] | null {
  const object = value as object;
  switch (hostClassOf(value)) {
    case 'timeline':
      return layersOf(object);
    case 'layer':
      return [object];
    case 'frame': {
      const location = context.places.ofFrame(object);
      return listOfOne(location && location.layer);
    }
    case 'item': {
      const timeline = timelineOf(object);
      // Items without timeline are skipped among others, as everywhere; one that is asked for alone is a mistake.
      return timeline ? layersOf(timeline) : context.isAlone ? null : [];
    }
    case 'element': {
      const timeline = symbolTimeline(object, context);
      return timeline ? layersOf(timeline) : listOfOne(layerOfElement(object));
    }
    default:
      return null;
  }
}

/**
 * The timeline of a symbol instance that is the whole source; null for elements that stand for the layer and keyframe
 * they are on.
 */
function symbolTimeline(element: object, context: SourceContext): object | null {
  const container = context.isAlone ? containerOf(element) : null;
  return container && timelineOf(container);
}
