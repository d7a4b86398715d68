import { elementDomain } from '../domains/element';
import { frameDomain } from '../domains/frame';
import { itemDomain } from '../domains/item';
import { layerDomain } from '../domains/layer';
import type { WordCallback } from '../plan/registered';
import { Registry } from './Registry';

/** The words for elements, items, layers or keyframes; users add their own. */
export interface Words<T extends object> {
  /**
   * Registers a pseudo, which keeps what the callback returns something truthy for, or an attribute, whose value the
   * callback returns. A name registered before gets the new meaning.
   *
   * @param name `:blurred` or `[font]`: letters, digits, `_` and `-`
   * @param callback called with the element, item, layer or keyframe, and for `:wider(100)` with the text in the
   * parentheses
   * @returns Selectors, to register more
   * @throws TypeError for a name of another form or something that is not a Function; Error for the name of a built-in
   * @example
   * Selectors.element.register(':wider', function (element, argument) {
   *   return element.width > Number(argument);
   * });
   */
  register<O extends T = T>(name: string, callback: (object: O, argument?: string) => unknown): SelectorsApi;
}

/** The parts of the query language that users can change. */
export interface SelectorsApi {
  /** Words for elements. */
  readonly element: Words<Element>;
  /** Words for library items. */
  readonly item: Words<Item>;
  /** Words for layers. */
  readonly layer: Words<Layer>;
  /** Words for keyframes. */
  readonly frame: Words<Frame>;
  /** Where `:random` takes its numbers from, in [0, 1): put a seeded source here to repeat results. */
  random: () => number;
}

/** All words for elements, built in and registered. */
export const elementRegistry = new Registry(elementDomain);

/** All words for library items. */
export const itemRegistry = new Registry(itemDomain, { has: elementRegistry });

/** All words for keyframes. */
export const frameRegistry = new Registry(frameDomain, { has: elementRegistry });

/** All words for layers. */
export const layerRegistry = new Registry(layerDomain, { has: elementRegistry, frames: frameRegistry });

function wordsOf<T extends object>(registry: Registry): Words<T> {
  return {
    register<O extends T>(name: string, callback: (object: O, argument?: string) => unknown) {
      registry.register(name, callback as WordCallback);
      return Selectors;
    },
  };
}

/**
 * The query language's own words and yours.
 *
 * @example
 * Selectors.element.register(':blurred', function (element) {
 *   return element.filters && element.filters.length > 0;
 * });
 */
export const Selectors: SelectorsApi = {
  element: wordsOf<Element>(elementRegistry),
  item: wordsOf<Item>(itemRegistry),
  layer: wordsOf<Layer>(layerRegistry),
  frame: wordsOf<Frame>(frameRegistry),
  random: Math.random,
};
