import { createHost } from '../../app/browser';
import { Engine } from '../../viewer/engine/Engine';

const DOCUMENT = {
  library: [
    { name: 'Head', layers: [{ name: 'skull', elements: [{ shape: 'oval', width: 9, height: 9 }] }] },
    { name: 'Body', layers: [{ elements: [{ item: 'Head', name: 'face' }] }] },
  ],
  layers: [
    {
      name: 'Arm',
      frames: [{ elements: [{ item: 'Body' }] }, { elements: [{ item: 'Head', name: 'late' }] }],
    },
  ],
} as Parameters<typeof createHost>[0];

/** What is said of a query at the first frame of the scene. */
function hints(text: string): string[] {
  const engine = new Engine();
  engine.open({ source: createHost(DOCUMENT).save(), name: 'head.fla' });
  return engine.hints({ text, id: { scene: 0 }, frame: 0 });
}

it.each([
  ['Head', '1 library item matches: `$$ Head`'],
  ['$ *ead', '1 library item matches: `$$ *ead`'],
  ['Arm', '1 layer matches: `layers Arm`'],
  ['$$ Arm', '1 layer matches: `layers Arm`'],
  ['face', '1 element matches in other timelines, other frames or on locked layers, in "Body"'],
  ['late', '1 element matches in other timelines, other frames or on locked layers, in "Scene 1"'],
  ['layers skull', '1 layer matches in other timelines, other frames or on locked layers, in "Head"'],
])('%s', (text, hint) => {
  expect(hints(text)).toContain(hint);
});

it('What may have been meant is said as the library says it', () => {
  expect(hints('movieclip')).toContainEqual(expect.stringMatching(/did you mean :movieclip/));
});

it('Nothing is said of what is nowhere; a query that cannot be read is a fault', () => {
  expect(hints('nothing-of-that-kind')).toEqual([]);
  expect(() => hints('$ a[')).toThrow();
});
