import { install, type Api } from './install';
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
import { ask } from './menu/ask';
import { lookUp } from './menu/lookUp';
import { runFromMenu } from './menu/runFromMenu';

const globals = Function('', 'return this')() as Partial<Api>;
/** All that scripts see of the library. */
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
own.Collection.ask = ask;
own.Collection.lookUp = lookUp;

install(globals, own);
runFromMenu();
