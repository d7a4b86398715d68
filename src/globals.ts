import { install, type Api } from './install';
import { $, $$, Collection, ElementCollection, ItemCollection, Selectors } from './index';

const globals = Function('', 'return this')() as Partial<Api>;

install(globals, { Collection, ElementCollection, ItemCollection, Selectors, $, $$ });
