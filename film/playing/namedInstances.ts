import { leavesOf, type FilmElement } from '../records/FilmElement';
import type { FilmTimeline } from '../records/FilmTimeline';

/** An instance that scripts can name. */
export interface NamedInstance {
  readonly name: string;
  readonly element: FilmElement;
}

/** The named instances of a timeline, in the order of the document. Those in its symbols are not among them. */
export function namedInstances({ layers }: FilmTimeline): NamedInstance[] {
  return layers
    .filter(({ layerType, isCamera }) => layerType !== 'guide' && !isCamera)
    .flatMap(({ keyframes }) => keyframes)
    .flatMap(({ elements }) => elements)
    .flatMap(leavesOf)
    .filter((element) => element.name !== '' && canBeNamed(element))
    .map((element) => ({ name: element.name, element }));
}

function canBeNamed(element: FilmElement): boolean {
  if (element.kind === 'symbol') return !element.isGraphic;
  if (element.kind === 'component' || element.kind === 'video' || element.tag === 'DOMCompiledClipInstance')
    return true;
  return element.kind === 'text' && !element.text.isStatic;
}
