import fs from 'node:fs';
import path from 'node:path';
import { root } from './run.mjs';

/** The most that each script may weigh, in bytes: its size is most of the time that it takes to load.
 * A little more than they hold today: whoever adds to them sees it, and decides. */
export const BUDGETS = {
  'dist/collection.jsx': 222_600,
  'dist/collection.jsfl': 222_600,
  'dist/collection.es5.jsx': 237_400,
};

/** @returns {string[]} the scripts that weigh too much, one line each */
export function overBudget() {
  return Object.entries(BUDGETS).flatMap(([file, budget]) => {
    const { size } = fs.statSync(path.join(root, file));
    return size <= budget ? [] : [`${file} weighs ${size} bytes, its budget is ${budget}`];
  });
}
