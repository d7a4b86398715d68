// What Jest loads: matchers and documents. Each line compiles, or is an expected error.
import { matchers, openDocument, type HostMatchers, type MatchPictureOptions } from 'adobe-collection/jest';
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
// As Vitest declares it: the state of snapshots keeps its members private.
declare class SnapshotState {
  private _updateSnapshot: string;
}
declare function extend(
  matchers: Record<
    string,
    (
      this: { testPath?: string; currentTestName?: string; isNot: boolean; snapshotState: SnapshotState },
      received: any,
      ...rest: any[]
    ) => { pass: boolean; message(): string }
  >,
): void;
extend(matchers);
openDocument('a.fla', { modern: true }).document.width.toFixed();
openDocument({ layers: [] }).output.join();
// @ts-expect-error a document is a path or an object
openDocument(5);

es3Gate({ except: ['newer-library'], tsconfig: false }).name.charAt(0);
[es3Helpers(), dropUnusedMethods(), es3Pass(), sizeReport(), compact];
adobe.configs.recommended.rules;
