import type { XmlNode } from '../xml/XmlNode';

/** The names under which an element, or the keyframe of a layer with effects, stores its colour effect and its filters. */
export function effectTags({ name }: XmlNode): { color: string; filters: string } {
  return name === 'DOMFrame'
    ? { color: 'frameColor', filters: 'frameFilters' }
    : { color: 'color', filters: 'filters' };
}
