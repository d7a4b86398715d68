import type { FilmElement } from '../records/FilmElement';
import type { FilmTimeline } from '../records/FilmTimeline';

/** An instance that scripts can name. */
export interface NamedInstance {
  readonly name: string;
  readonly element: FilmElement;
}

/** The named instances of a timeline, in the order of the document. Those in its symbols are not among them. */
export function namedInstances({ layers }: FilmTimeline): NamedInstance[] {
  const instances: NamedInstance[] = [];
  const visit = (element: FilmElement): void => {
    element.members.forEach(visit);
    const { name } = element;
    if (name !== '' && canBeNamed(element)) instances.push({ name, element });
  };
  for (const { layerType, isCamera, keyframes } of layers)
    if (layerType !== 'guide' && !isCamera) for (const { elements } of keyframes) elements.forEach(visit);
  return instances;
}

function canBeNamed(element: FilmElement): boolean {
  if (element.kind === 'symbol') return !element.isGraphic;
  return element.kind === 'text' && !element.text.isStatic;
}
