import type { Rule } from '../Rule';

export const noUnused: Rule = {
  items: ':unused:not(:folder)',
  message: 'nothing uses this item',
  fix: ['deleteItems'],
};
