import { isCollection } from '../collection/support/gather';
import { containerOf, elementsInside } from '../host/contents';
import { describeArgument, describeValue } from '../host/describeValue';
import { hostClassOf } from '../host/hostClass';
import { isArray } from '../host/isArray';
import { elementsOfFrame, elementsOfLayer, elementsOfTimeline, flatten, timelineOf } from '../host/walk';
import { type Candidates, found, given } from './candidates';

export const ELEMENT_SOURCES =
  'an Array of elements, an ElementCollection, an element, a Timeline, Layer or Frame, a symbol item or instance';

/**
 * The elements that a source of `$` stands for.
 *
 * @throws TypeError when there is something else in it
 */
export function elementsOfSource(source: object): Candidates {
  if (isCollection(source)) return given(elementsOfAll(source.elements));
  if (isArray(source)) return given(elementsOfAll(source));
  switch (hostClassOf(source)) {
    case 'timeline':
      return found(elementsOfTimeline(source));
    case 'layer':
      return found(elementsOfLayer(source));
    case 'frame':
      return found([elementsOfFrame(source)]);
    case 'item':
      return found(elementsOfTimeline(symbolTimeline(source)));
    default:
      return found(elementsOfInstance(source));
  }
}

/** Elements, and those on layers and keyframes. */
function elementsOfAll(values: unknown[]): object[] {
  const lists: object[][] = [];
  for (let i = 0; i < values.length; i++) {
    const value = values[i] as object;
    const kind = hostClassOf(value);
    if (kind === 'element') lists.push([value]);
    else if (kind === 'layer') lists.push(flatten(elementsOfLayer(value)));
    else if (kind === 'frame') lists.push(elementsOfFrame(value));
    else {
      throw new TypeError(
        `$(): source must hold elements only, got ${describeArgument(value)} at index ${i}`,
      );
    }
  }
  return flatten(lists);
}

function symbolTimeline(item: object): object {
  const timeline = timelineOf(item);
  if (timeline) return timeline;
  throw new TypeError(`$(): source must be a symbol when it is an item, got ${describeValue(item)}`);
}

/** The elements on the timeline of a symbol instance; any other element stands for itself. */
function elementsOfInstance(element: object): object[][] {
  const container = containerOf(element);
  return container === null || container === element ? [[element]] : elementsInside(container);
}
