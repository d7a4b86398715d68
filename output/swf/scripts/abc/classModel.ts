import type { Command } from '../../../../film/playing/Command';

/** A class that a movie defines. */
export interface ClassModel {
  /** With its package: `ui.Star`. */
  readonly name: string;
  /** The class that it extends, with its package. */
  readonly base: string;
  /** Named instances of its timeline: their names and classes. */
  readonly slots: readonly { readonly name: string; readonly type: string }[];
  /** Scripts of its frames, by frame from 0. */
  readonly scripts: ReadonlyMap<number, readonly Command[]>;
}

/** What each class of the player that symbols extend extends itself, the farthest first. Source: Adobe's reference. */
const DISPLAY = ['Object', 'flash.events.EventDispatcher', 'flash.display.DisplayObject'];
const INTERACTIVE = [...DISPLAY, 'flash.display.InteractiveObject'];
const CONTAINER = [...INTERACTIVE, 'flash.display.DisplayObjectContainer'];
const SPRITE = [...CONTAINER, 'flash.display.Sprite'];

const ANCESTORS = new Map<string, readonly string[]>([
  ['flash.display.MovieClip', SPRITE],
  ['flash.display.Sprite', CONTAINER],
  ['flash.display.SimpleButton', INTERACTIVE],
  ['flash.display.BitmapData', ['Object']],
  ['flash.media.Sound', ['Object', 'flash.events.EventDispatcher']],
  ['flash.text.Font', ['Object']],
]);

/** True for a class of the player that classes of symbols can extend. */
export function isBuiltIn(name: string): boolean {
  return ANCESTORS.has(name);
}

/**
 * A class and all that it extends, the farthest first.
 *
 * @param baseOf - the base of a class of the movie; undefined for one of the player
 */
export function ancestry(name: string, baseOf: (name: string) => string | undefined): string[] {
  const own: string[] = [];
  let at = name;
  for (let base = baseOf(at); base !== undefined && !own.includes(at); base = baseOf(at)) {
    own.unshift(at);
    at = base;
  }
  return [...(ANCESTORS.get(at) ?? ['Object']), at, ...own];
}
