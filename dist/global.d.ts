/// <reference types="types-for-adobe/Animate/22.0" />
import type * as library from './index.js';

/**
 * The global names of `collection.jsx`, for scripts that load it: `"types": ["adobe-collection/global"]`.
 * `$` is the one that types-for-adobe declares for ExtendScript, with the library's call signature and members.
 */
type Query = typeof library.$;

/** The eight names together, as `noConflict` returns them. */
interface Names {
  readonly Collection: Loaded;
  readonly ElementCollection: typeof library.ElementCollection;
  readonly ItemCollection: typeof library.ItemCollection;
  readonly LayerCollection: typeof library.LayerCollection;
  readonly FrameCollection: typeof library.FrameCollection;
  readonly Selectors: library.SelectorsApi;
  readonly $: Query;
  readonly $$: typeof library.$$;
}

/** A collection that a typed query gives: methods that all of them have. */
type Found = library.Collection & {
  select(): Found;
  rename(name: string): Found;
};

type Loaded = typeof library.Collection & {
  /**
   * Asks the user in one dialogue, or by one question after the other where the host has none, and does the work. When it
   * fails, the dialogue comes again with the reason and with what was typed.
   *
   * @param title the title of the dialogue
   * @param fields a label and a first text for each field
   * @param work gets what was typed
   * @returns true when the work was done; false when the user cancelled
   */
  ask<K extends string>(
    title: string,
    fields: Record<K, [label: string, initial: string]>,
    work: (answers: Record<K, string>) => unknown,
  ): boolean;

  /**
   * Finds what a typed line asks for: `$…` or a query alone on the stage, `$$…` in the library, `layers …` and
   * `frames …` on the timeline. Nothing after these means everything.
   */
  lookUp(text: string): Found;

  /** The version of the library that is loaded. */
  readonly version: string;
  /** Gives all names back to whom they belonged before, and returns the library. */
  noConflict(): Names;
};

declare global {
  interface $ extends Query {
    /** The `$` that the host itself has, where it has one. */
    readonly host?: $;
  }
  const $$: Names['$$'];

  const Collection: Names['Collection'];
  type Collection<T = unknown> = library.Collection<T>;

  const ElementCollection: Names['ElementCollection'];
  type ElementCollection<E extends Element = Element> = library.ElementCollection<E>;

  const ItemCollection: Names['ItemCollection'];
  type ItemCollection<I extends Item = Item> = library.ItemCollection<I>;

  const LayerCollection: Names['LayerCollection'];
  type LayerCollection<L extends Layer = Layer> = library.LayerCollection<L>;

  const FrameCollection: Names['FrameCollection'];
  type FrameCollection<F extends Frame = Frame> = library.FrameCollection<F>;

  const Selectors: Names['Selectors'];

  interface Flash {
    /** Adobe declares a String; the host makes one of any value. */
    trace(value: unknown): void;
  }

  interface OutputPanel {
    trace(value: unknown): void;
  }

  /** Methods that a script adds to collections of elements: declare them here, define them on `$.fn`. */
  interface ElementPlugins<E> {}

  /** Methods that a script adds to collections of items: declare them here, define them on `$$.fn`. */
  interface ItemPlugins<I> {}

  /** Methods that a script adds to collections of layers: declare them here, define them on `$.layers.fn`. */
  interface LayerPlugins<L> {}

  /** Methods that a script adds to collections of keyframes: declare them here, define them on `$.frames.fn`. */
  interface FramePlugins<F> {}
}

declare module './index.js' {
  interface ElementCollection<E> extends ElementPlugins<E> {}
  interface ItemCollection<I> extends ItemPlugins<I> {}
  interface LayerCollection<L> extends LayerPlugins<L> {}
  interface FrameCollection<F> extends FramePlugins<F> {}
}
