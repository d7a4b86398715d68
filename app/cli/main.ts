#!/usr/bin/env node
import { keepCode } from './keepCode';

keepCode();
// Loaded behind the line above, which is about what comes behind it.
void import('./runMain').then(({ runMain }) => runMain(__dirname));
