import type { Item } from '../../../../host-mocks/model/library/items/Item';
import type { Rule } from '../Rule';
import { laterOnes } from './laterOnes';

export const noDuplicateLinkage: Rule = {
  message: 'another item has this class for ActionScript',
  severity: 'error',
  findings: (document) =>
    laterOnes(
      (document.find('items', '*') as Item[]).filter(({ linkageClassName }) => linkageClassName),
      ({ linkageClassName }) => linkageClassName ?? '',
      (first) => `${first.name} has the class ${first.linkageClassName}, too`,
    ),
};
