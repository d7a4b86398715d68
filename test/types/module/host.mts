// Tests in TypeScript, without the globals of types-for-adobe.
import { $ } from 'adobe-collection';
import type { Element } from 'adobe-collection/animate';
import { createHost, openHost, DocumentError, HostHandle, type DocumentLiteral } from 'adobe-collection/host';

const literal: DocumentLiteral = {
  library: [{ name: 'star', type: 'movie clip' }],
  layers: [
    {
      elements: [
        { item: 'star', x: 1 },
        { shape: 'oval', width: 3, height: 4 },
      ],
    },
  ],
};
const host: HostHandle = createHost(literal, { selectionSet: 'replace', onTrace: (text) => text.length });
const element: Element = host.document.getTimeline().layers[0].frames[0].elements[0];
element.x.toFixed();
$('*', host.document).elements[0].x = element.x;
host.fl.getDocumentDOM()!.width.toFixed();
host.output.join();
openHost('a.fla').runFile('b.jsfl');
host.install().uninstall().dispose();

// @ts-expect-error the host's document is not the browser's
host.document.body;
// @ts-expect-error no such kind of item
createHost({ library: [{ name: 'star', type: 'star' }] });
// @ts-expect-error no such behaviour
createHost(literal, { selectionSet: 'never' });
// @ts-expect-error output is for reading
host.output.push('x');
// @ts-expect-error an element of the browser's is none of the host's
export const wrong: Element = document.body;

export function reason(error: unknown): string {
  return error instanceof DocumentError ? error.reason : '';
}
