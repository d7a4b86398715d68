import {
  $,
  $$,
  Collection,
  ElementCollection,
  FrameCollection,
  ItemCollection,
  LayerCollection,
  Selectors,
} from '../../src/index';
import { install, type Api } from '../../src/install';
import { lookUp } from '../../src/menu/lookUp';

/** Puts the library on the global object, where scripts look for it. */
export function installLibrary(): void {
  const own = {
    Collection,
    ElementCollection,
    ItemCollection,
    LayerCollection,
    FrameCollection,
    Selectors,
    $,
    $$,
  } as Api;
  own.Collection.lookUp = lookUp;
  install(globalThis as Parameters<typeof install>[0], own);
}
