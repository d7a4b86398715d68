import { createHost } from '../../../app';
import { document } from './document';
import { elements } from './elements';
import { DOCUMENT, NAMES } from './Expectation';
import { library } from './library';
import { program } from './program';
import { shapes } from './shapes';
import { texts } from './texts';
import { timelines } from './timelines';

// Adobe's reference: github.com/AdobeDocs/developers-animatesdk-docs; each row names its member, or what it does.
describe.each([
  ['elements', elements],
  ['texts', texts],
  ['timelines', timelines],
  ['shapes', shapes],
  ['library', library],
  ['program', program],
  ['document', document],
])('The reference on %s', (_, expectations) => {
  it.each(expectations)('%s: %s', (_about, ask, gives) => {
    expect(createHost(DOCUMENT).run(NAMES + ask)).toEqual(gives);
  });
});
