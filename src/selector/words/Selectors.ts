import { elementDomain } from '../domains/element';
import { itemDomain } from '../domains/item';
import type { WordCallback } from '../plan/registered';
import { Registry } from './Registry';

/** The words for elements, or those for items; users add their own. */
export interface Words<T extends object> {
  /**
   * Registers a pseudo, which keeps what the callback returns something truthy for, or an attribute, whose value the
   * callback returns. A name registered before gets the new meaning.
   *
   * @param name `:blurred` or `[font]`: letters, digits, `_` and `-`
   * @param callback called with the element or item, and for `:wider(100)` with the text in the parentheses
   * @returns Selectors, to register more
   * @throws TypeError for a name of another form or something that is no Function; Error for the name of a built-in
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
  /** Where `:random` takes its numbers from, in [0, 1): put a seeded source here to repeat results. */
  random: () => number;
}

/** All words for elements, built in and registered. */
export const elementRegistry = new Registry(elementDomain);

/** All words for library items. */
export const itemRegistry = new Registry(itemDomain, elementRegistry);

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
  random: Math.random,
};
