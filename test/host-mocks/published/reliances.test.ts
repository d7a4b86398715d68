import { createHost } from '../../../app';
import { reliances } from './reliances';
import { timelineReliances } from './timelineReliances';

it.each([...reliances, ...timelineReliances])('$holds ($source)', ({ document, options, ask, gives }) => {
  expect(createHost(document, options).run(ask)).toEqual(gives);
});
