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
  let plain = 0;
  while (plain < values.length && hostClassOf(values[plain]) === 'element') plain++;
  if (plain === values.length) return values as object[];
  const lists: object[][] = [values.slice(0, plain) as object[]];
  for (let i = plain; i < values.length; i++) {
    const kind = hostClassOf(values[i]);
    if (kind === 'element') lists.push([values[i] as object]);
    else if (kind === 'layer') lists.push(flatten(elementsOfLayer(values[i] as object)));
    else if (kind === 'frame') lists.push(elementsOfFrame(values[i] as object));
    else {
      throw new TypeError(
        `$(): source must hold elements only, got ${describeArgument(values[i])} at index ${i}`,
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
