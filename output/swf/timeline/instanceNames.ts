import type { FilmElement } from '../../../film/records/FilmElement';
import type { FilmTimeline } from '../../../film/records/FilmTimeline';

/** An instance that scripts can name. */
export interface NamedInstance {
  readonly name: string;
  readonly element: FilmElement;
}

/** The named instances of a timeline, each name once, in the order of the document. Those in its symbols are not among them. */
export function namedInstances({ layers }: FilmTimeline): NamedInstance[] {
  const instances = new Map<string, FilmElement>();
  const visit = (element: FilmElement): void => {
    element.members.forEach(visit);
    const { name } = element;
    if (name !== '' && canBeNamed(element) && !instances.has(name)) instances.set(name, element);
  };
  for (const { layerType, keyframes } of layers)
    if (layerType !== 'guide') for (const { elements } of keyframes) elements.forEach(visit);
  return [...instances].map(([name, element]) => ({ name, element }));
}

function canBeNamed(element: FilmElement): boolean {
  if (element.kind === 'symbol') return !element.isGraphic;
  return element.kind === 'text' && !element.text.isStatic;
}
