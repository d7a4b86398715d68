// What Jest loads: matchers and documents. Each line compiles, or is an expected error.
import { openDocument, type HostMatchers, type MatchPictureOptions } from 'adobe-collection/jest';
import adobe from 'adobe-collection/eslint';
import { compact, dropUnusedMethods, es3Gate, es3Helpers, es3Pass, sizeReport } from 'adobe-collection/es3';

declare const expectation: HostMatchers;
const options: MatchPictureOptions = { tolerance: 0.01, frame: 2 };
expectation.toMatchPicture(options);
expectation.toMatchTree('a.fla');
expectation.toMatchTree({ name: 'sky' });
expectation.toHaveElements(':movieclip', 3);
// @ts-expect-error a query is a text
expectation.toHaveElements(3);
openDocument('a.fla', { modern: true }).document.width.toFixed();
openDocument({ layers: [] }).output.join();
// @ts-expect-error a document is a path or an object
openDocument(5);

es3Gate({ except: ['newer-library'], tsconfig: false }).name.charAt(0);
[es3Helpers(), dropUnusedMethods(), es3Pass(), sizeReport(), compact];
adobe.configs.recommended.rules;
