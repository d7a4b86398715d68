import { createHost } from '../../../app';
import { reliances } from './reliances';

it.each(reliances)('$holds ($source)', ({ document, options, ask, gives }) => {
  expect(createHost(document, options).run(ask)).toEqual(gives);
});
