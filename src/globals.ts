import { api } from './api';
import { install, type Api } from './install';
import { runFromMenu } from './menu/runFromMenu';

/** What is called alone has the global object as `this`. */
function globals(this: unknown): unknown {
  return this;
}

install(globals() as Partial<Api>, api);
runFromMenu();
