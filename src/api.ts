import {
  $,
  $$,
  Collection,
  ElementCollection,
  FrameCollection,
  ItemCollection,
  LayerCollection,
  Selectors,
} from './index';
import type { Api } from './install';
import { ask } from './menu/ask';
import { lookUp } from './menu/lookUp';

/** All that scripts see of the library, by the names on the global object. */
export const api = {
  Collection,
  ElementCollection,
  ItemCollection,
  LayerCollection,
  FrameCollection,
  Selectors,
  $,
  $$,
} as Api;
api.Collection.ask = ask;
api.Collection.lookUp = lookUp;
