#!/usr/bin/env node
import { keepCode } from './keepCode';

keepCode();
// Loaded after the line above, which affects all modules loaded later.
void import('./runMain').then(({ runMain }) => runMain(__dirname));
