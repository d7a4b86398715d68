import type { ElementFound } from '../selector/FoundTypes';
import { frameRegistry } from '../selector/words/Selectors';
import { DocumentCollection, type Traits } from './DocumentCollection';
import type { ElementCollection } from './ElementCollection';
import type { ItemCollection } from './ItemCollection';
import type { LayerCollection } from './LayerCollection';
import { distinctItems } from './elements/items';
import { renameElements } from './elements/rename';
import { type FrameAttributes, type FrameAttributeValues, setterOfFrames } from './frames/attr';
import { clearFrames } from './frames/clear';
import { deleteFrames } from './frames/deleteFrames';
import { easeFrames } from './frames/ease';
import type { Easing } from './frames/easing';
import { frameDescriber } from './frames/frameDescriber';
import { moveFrames } from './frames/move';
import { replaceSounds } from './frames/replaceSound';
import { selectFramesInTimeline } from './frames/select';
import { setDurations } from './frames/setDuration';
import { toKeyframes } from './frames/toKeyframes';
import { tweenFrames } from './frames/tween';
import { untweenFrames } from './frames/untween';
import { setAttributes } from './methods/attr';
import type { Namer } from './naming/newNames';
import type { Callback, Guard } from './support/callbacks';
import { noteLength } from './support/noteLength';
import { replaceElements } from './support/replaceElements';
import { newSibling, siblings } from './support/siblings';
import { elementsOfFrames, layersOfFrames, symbolsAround } from './support/related';
import { withoutDuplicates } from './support/distinct';

/**
 * A collection of keyframes of one document, each with the frames that it holds for: its span. Frames count from 0, as
 * in `startFrame`. Methods leave the scene or symbol being edited, the playhead, the current layer and the selections
 * as they were, except methods that are made to select.
 */
export class FrameCollection<F extends Frame = Frame> extends DocumentCollection<F> {
  override filter<G extends F>(test: Guard<F, G, this>): FrameCollection<G>;
  override filter<S = this>(test: string | Callback<F, S>, thisObject?: S): this;
  override filter<S = this>(test: string | Callback<F, S>, thisObject?: S): this {
    return super.filter(test, thisObject);
  }

  /**
   * Sets an attribute of each keyframe, in order.
   *
   * @param name `label` (sets `name`, and `labelType` to `name`), `name`, `labelType`, `actionScript`, or a property
   * of tweens or sounds that the host can set, such as `tweenEasing`, `motionTweenRotate`, `soundName`, `soundSync`
   * @param value its value, or a Function that gives it for `(frame, index, frames)`; each result is set before the
   * Function is called for the next frame
   * @throws TypeError for another name or a value that it cannot have, before anything is changed; for a result that is
   * refused, an error that names the frame and says how many were set
   * @example $.frames(':scripted').attr('label', 'action');
   */
  override attr<K extends keyof FrameAttributes>(
    name: K,
    value: FrameAttributes[K] | Callback<F, this, FrameAttributes[K]>,
  ): this;
  /**
   * Sets the property at the end of a path.
   *
   * @param name a path such as `layer.name`; one that begins with `layer` or `timeline` sets a property of the
   * keyframe's layer or timeline
   * @param value as in the first form
   * @throws TypeError where a link is missing, or for a value that the attribute cannot have, before anything is set
   * @example $.frames(':scripted').attr('layer.name', 'actions');
   */
  override attr(
    name: `${string}.${string}`,
    value: Callback<F, this> | string | number | boolean | object | null,
  ): this;
  /**
   * Sets several attributes in order.
   *
   * @param values an Object of names and values
   * @throws as the first form
   * @example $.frames(':audible').attr({ soundSync: 'stream', soundLoop: 1 });
   */
  override attr(values: FrameAttributeValues<F, this>): this;
  override attr(first: unknown, value?: unknown): this {
    setAttributes('FrameCollection.attr', this, setterOfFrames, first, value);
    return noteLength(this);
  }

  /**
   * Labels the keyframes and numbers the labels.
   *
   * @param name as in `ElementCollection.rename`; default: `label`
   * @param padding digits of the numbers; true: as many as the largest has; false: no leading zeros; default: true
   * @param start the first number; default: 1
   * @param separator between name and number; default: `_`
   * @throws TypeError or RangeError for arguments of no use, before anything is renamed
   * @example $.frames(':labelled').rename('pose_##');
   */
  rename(
    name?: string | Namer<F, this>,
    padding?: boolean | number,
    start?: number,
    separator?: string,
  ): this {
    const args = [name, padding, start, separator];
    const renaming = { method: 'FrameCollection.rename', base: 'label', args, scope: this };
    renameElements(renaming, this.elements as unknown as Element[]);
    return noteLength(this);
  }

  /**
   * Selects the frames of the keyframes. Opens their timeline where another one is being edited.
   *
   * @throws Error when they are on several timelines
   * @example $.frames(':empty').select();
   */
  select(): this {
    selectFramesInTimeline('FrameCollection.select', this.dom, withoutDuplicates(this));
    return this;
  }

  /**
   * Empties the keyframes: elements, label, script, sound and tween go. The keyframes stay.
   *
   * @example $.frames(':has(:bitmap)').clear();
   */
  clear(): this {
    clearFrames('FrameCollection.clear', this.dom, withoutDuplicates(this));
    return this;
  }

  /**
   * Removes the spans of the keyframes from their layers; what follows moves to the left. The collection is then empty.
   *
   * @example $.frames(':empty:not(:first)').deleteFrames().elements.length; // 0
   */
  deleteFrames(): this {
    deleteFrames('FrameCollection.deleteFrames', this.dom, withoutDuplicates(this));
    replaceElements(this, []);
    return this;
  }

  /**
   * Sets the number of frames of each span. Later keyframes of the layer move.
   *
   * @param duration frames, 1 or more
   * @throws TypeError when it is not a Number; RangeError when it is not whole, or less than 1
   * @example $.frames('*').setDuration(5).pluck('duration')[0]; // 5
   */
  setDuration(duration: number): this {
    setDurations('FrameCollection.setDuration', this.dom, withoutDuplicates(this), duration);
    return this;
  }

  /**
   * Replaces a sound by another one on the keyframes that have it. How it is played stays: sync, effect, repetitions.
   *
   * @param from a sound of the library, or its path
   * @param to the new sound, or its path
   * @throws TypeError for anything else; Error when the library has no such sound
   * @example
   * var sounds = $$(':sound');
   * if (sounds.length > 1) $.frames.all(':audible').replaceSound(sounds.first(), sounds.last());
   */
  replaceSound(from: string | Item, to: string | Item): this {
    replaceSounds(this.dom, this.elements, from, to);
    return this;
  }

  /**
   * Tweens the keyframes to the next ones. For a classic tween, Animate puts what it cannot move as it is into a
   * symbol.
   *
   * @param type `motion`: a classic tween; `shape`: a shape tween; default: `motion`
   * @param easing as in `ease`; default: none
   * @throws TypeError or RangeError for anything else; Error for motion objects, and for a shape tween of anything but
   * shapes, before anything is changed
   * @example $.frames(':has(comet)').tween('motion', 'cubicInOut');
   */
  tween(type: 'motion' | 'classic' | 'shape' = 'motion', easing?: Easing): this {
    tweenFrames(this.dom, withoutDuplicates(this), type, easing);
    return this;
  }

  /**
   * Removes the tweens of the keyframes.
   *
   * @example $.frames(':classic').untween();
   */
  untween(): this {
    untweenFrames(this.dom, withoutDuplicates(this));
    return this;
  }

  /**
   * Eases those of the keyframes that are classic or shape tweens; others are left alone.
   *
   * @param easing -100 (begins slowly) to 100 (ends slowly); the name of an ease, such as `quadOut`, `cubicInOut`,
   * `elasticIn` or `linear`, which becomes a curve; or the points `{ x, y }` of a curve from (0, 0) to (1, 1)
   * @throws TypeError or RangeError for anything else; Error for motion objects, which scripts cannot ease, before
   * anything is changed
   * @example $.frames(':classic').ease('cubicInOut');
   */
  ease(easing: Easing): this {
    easeFrames(withoutDuplicates(this), easing);
    return this;
  }

  /**
   * Makes every frame of the spans a keyframe. The collection then holds them all.
   *
   * @example $.frames(':classic').toKeyframes().untween();
   */
  toKeyframes(): this {
    const method = 'FrameCollection.toKeyframes';
    replaceElements(this, toKeyframes(method, this.dom, withoutDuplicates(this)) as F[]);
    return this;
  }

  /**
   * Moves the keyframes in time. The span before gives or takes the room, and the next keyframe stays.
   *
   * @param by frames: positive to the right
   * @throws TypeError or RangeError when it is not a whole Number; Error for the first keyframe of a layer, and for a
   * move onto or past another keyframe, before anything is moved
   * @example $.frames(':labelled:not(:first)').move(0);
   */
  move(by: number): this {
    moveFrames('FrameCollection.move', this.dom, withoutDuplicates(this), by);
    return this;
  }

  /**
   * Collects the elements on the keyframes. (`elements` is the Array of the keyframes themselves.)
   *
   * @param query keeps those that it finds; default: all
   * @returns a new ElementCollection
   * @throws SelectorError for a query that cannot be read
   * @example $.frames(':tween').contents(':symbol').attr('alpha', 50);
   */
  contents<Q extends string = string>(query?: Q): ElementCollection<ElementFound<Q>>;
  /**
   * Collects the elements on all keyframes of the keyframes, whose type the query leaves open.
   *
   * @param query as in the first form
   * @returns as the first form
   * @throws as the first form
   * @typeParam E what the elements are known to be; nothing checks it
   * @example $.frames('*').contents().length > 5; // true
   */
  contents<E extends Element = Element>(query?: string): ElementCollection<E>;
  contents(query?: string): ElementCollection {
    const method = 'FrameCollection.contents';
    const elements = elementsOfFrames(method, this);
    return newSibling('ElementCollection', elements, this.dom, method, query);
  }

  /**
   * Collects the layers of the keyframes, each once.
   *
   * @param query keeps those that it finds; default: all
   * @returns a new LayerCollection, in the order of first appearance
   * @throws SelectorError for a query that cannot be read
   * @example $.frames(':scripted').layers().rename('actions');
   */
  layers(query?: string): LayerCollection {
    const method = 'FrameCollection.layers';
    const layers = layersOfFrames(method, this);
    return newSibling('LayerCollection', layers, this.dom, method, query);
  }

  /**
   * Collects the library items of the elements on the keyframes, each once.
   *
   * @returns a new ItemCollection
   * @example $.frames(':tween').items().pluck('name');
   */
  items(): ItemCollection {
    const method = 'FrameCollection.items';
    const elements = elementsOfFrames(method, this) as Element[];
    return newSibling('ItemCollection', distinctItems(method, elements), this.dom);
  }

  /** @internal */
  protected override describer(): (frame: unknown) => string {
    return frameDescriber(this.dom);
  }

  /** @internal */
  protected override traits(): Traits<F> {
    return {
      typeName: 'FrameCollection',
      words: frameRegistry,
      itemsToOpen: (method) => symbolsAround(method, this, 'ofFrame'),
    };
  }
}

siblings.FrameCollection = { Type: FrameCollection, words: frameRegistry };
