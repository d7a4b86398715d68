import { FrameCollection } from '../collection/FrameCollection';
import { keyframesOfTimeline, listsOfTimelines } from '../host/walk';
import { frameRegistry } from '../selector/words/Selectors';
import { queryFunction } from './queryFunction';
import { framesOfSource, TIME_SOURCES, type TimeArgument } from './timeSource';

/** The function `$.frames` with its members. */
export interface FrameQuery {
  /**
   * Selects keyframes, each once, layer by layer. The arguments come in any order:
   *
   * - a query: a String in the query language; without one, every keyframe
   * - a source: by default the timeline being edited; layers, a Timeline, a symbol item, an ItemCollection or a symbol
   *   instance stand for the keyframes in them; elements, in a collection or an Array, for those that they are on
   * - a Document: by default that of the source, else the active one
   * - `true`: prints the query and how many candidates each step kept
   *
   * @param args a query, a source, a Document, a Boolean
   * @returns a new FrameCollection: the top layer first, the keyframes of a layer by `startFrame`
   * @throws SelectorError for a query that cannot be read; TypeError for another argument, or two of one kind; Error
   * when no document is open
   * @typeParam F what the keyframes are known to be; nothing checks it
   * @example $.frames(':labelled').pluck('name');
   */
  <F extends Frame = Frame>(...args: TimeArgument[]): FrameCollection<F>;

  /**
   * Selects among the keyframes of all timelines: scenes first, then symbols in the order of the library.
   *
   * @param args in any order: a query, a Document, `true` as in `$.frames`
   * @returns a new FrameCollection
   * @throws as `$.frames`
   * @example $.frames.all(':scripted').pluck('actionScript');
   */
  all<F extends Frame = Frame>(...args: (string | Document | boolean | undefined)[]): FrameCollection<F>;

  /**
   * The methods of all collections of keyframes. Methods that are added here work on every collection.
   *
   * @example
   * $.frames.fn.mute = function () {
   *   return this.attr('soundName', '');
   * };
   * $.frames(':audible').mute();
   */
  fn: FrameCollection;
}

export const dollarFrames = queryFunction({
  caller: '$.frames',
  Collection: FrameCollection,
  sources: TIME_SOURCES,
  ofSource: framesOfSource,
  byDefault: (document) => [keyframesOfTimeline(document.getTimeline())],
  words: frameRegistry,
  inAll: (document) => listsOfTimelines(document, keyframesOfTimeline),
}) as FrameQuery;
