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

const globals = Function('', 'return this')() as Partial<Api>;

install(globals, {
  Collection,
  ElementCollection,
  ItemCollection,
  LayerCollection,
  FrameCollection,
  Selectors,
  $,
  $$,
});
