import { api } from './api';
import { install, type Api } from './install';
import { runFromMenu } from './menu/runFromMenu';

install(Function('', 'return this')() as Partial<Api>, api);
runFromMenu();
