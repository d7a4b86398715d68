import { createHost } from '../../../app';
import { drawingReliances } from './drawingReliances';
import { reliances } from './reliances';
import { timelineReliances } from './timelineReliances';

it.each([...reliances, ...timelineReliances, ...drawingReliances])(
  '$holds ($source)',
  ({ document, options, ask, gives }) => {
    expect(createHost(document, options).run(ask)).toEqual(gives);
  },
);
