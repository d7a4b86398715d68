import { Host } from '../../../app/host/Host';
import { openLiteral } from '../../../app/host/openLiteral';
import type { DocumentLiteral } from '../../../app/literal/DocumentLiteral';
import { whyBlank } from '../../../film/display/whyBlank';
import { FilmTimeline } from '../../../film/records/FilmTimeline';
import { nodePlatform } from '../../../platform/node/nodePlatform';

type LayerLiteral = NonNullable<DocumentLiteral['layers']>[number];
type Layers = LayerLiteral[];

const oval = { shape: 'oval', width: 9, height: 9 } as const;

/** Why the scene is blank. */
function reason(layers: Layers, frame?: number): string | undefined {
  const document = openLiteral(new Host(nodePlatform), { layers });
  return whyBlank(FilmTimeline.of(document.timelines[0].node), document.film, frame);
}

const guide: LayerLiteral = { name: 'sketch', type: 'guide', elements: [oval] };

describe('whyBlank', () => {
  it.each<[what: string, layers: Layers, frame: number | undefined, said: string | undefined]>([
    ['a visible layer', [{ name: 'art', elements: [oval] }, guide], undefined, undefined],
    ['nothing at all', [{ name: 'art' }], undefined, undefined],
    ['guides', [guide], 0, 'nothing of it is visible: it has "sketch" (a guide layer)'],
    [
      'a frame with guides only',
      [{ name: 'art', frames: [{ index: 0 }, { index: 1, elements: [oval] }] }, guide],
      0,
      'nothing of it is visible: it has "sketch" (a guide layer)',
    ],
    [
      'a field in which nothing is written',
      [{ name: 'name', elements: [{ text: '', textType: 'input' }] }, guide],
      undefined,
      'nothing of it is visible: it has "name" (empty texts), "sketch" (a guide layer)',
    ],
    ['a text beside it', [{ name: 'name', elements: [{ text: '' }, { text: 'a' }] }], 0, undefined],
    [
      'a frame that shows something',
      [{ name: 'art', frames: [{ index: 0 }, { index: 1, elements: [oval] }] }, guide],
      1,
      undefined,
    ],
  ])('%s', (_what, layers, frame, said) => {
    expect(reason(layers, frame)).toBe(said);
  });
});
