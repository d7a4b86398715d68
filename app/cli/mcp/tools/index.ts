import { convert } from './convert';
import { diff } from './diff';
import { exportFiles } from './exportFiles';
import { lint } from './lint';
import { publish } from './publish';
import { query } from './query';
import { render } from './render';
import { script } from './script';
import { tree } from './tree';
import type { Tool } from './Tool';

/** Every tool, in the order in which an assistant sees them. */
export const TOOLS: readonly Tool[] = [
  tree,
  query,
  script,
  render,
  exportFiles,
  publish,
  lint,
  diff,
  convert,
];
