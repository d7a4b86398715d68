import type { WordDomain } from './QueryWords';

/** What the queries are about that a function takes, by the text of its call. */
export const QUERY_FUNCTIONS: Partial<Record<string, WordDomain>> = {
  $: 'element',
  '$.all': 'element',
  $$: 'item',
  '$.layers': 'layer',
  '$.layers.all': 'layer',
  '$.frames': 'frame',
  '$.frames.all': 'frame',
};
