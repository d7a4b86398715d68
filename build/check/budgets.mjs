import fs from 'node:fs';
import path from 'node:path';
import { root } from './run.mjs';

/** Where the rule is, by which a budget is kept or raised. */
const RULE = 'CONTRIBUTING.md says under "The budget of the scripts" what to cut and when to raise it';

/** What each script may weigh, in bytes: its size is most of the time that it takes to load. */
export const BUDGETS = {
  'dist/collection.jsx': 238_500,
  'dist/collection.jsfl': 238_500,
  'dist/collection.es5.jsx': 253_100,
};

/**
 * @param {Record<string, number>} budgets
 * @returns {string[]} the scripts that weigh too much, one line each
 */
export function overBudget(budgets = BUDGETS) {
  return Object.entries(budgets).flatMap(([file, budget]) => {
    const { size } = fs.statSync(path.join(root, file));
    return size <= budget ? [] : [`${file} weighs ${size} bytes, its budget is ${budget}: ${RULE}`];
  });
}
