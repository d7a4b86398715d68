import { createHost } from '../../app/browser';
import { Engine } from '../../viewer/engine/Engine';

const DOCUMENT = {
  library: [
    { name: 'Head', layers: [{ name: 'skull', elements: [{ shape: 'oval', width: 9, height: 9 }] }] },
    { name: 'Body', layers: [{ locked: true, elements: [{ item: 'Head', name: 'face' }] }] },
  ],
  layers: [
    {
      name: 'Arm',
      frames: [{ elements: [{ item: 'Body' }] }, { elements: [{ item: 'Head', name: 'late' }] }],
    },
  ],
} as Parameters<typeof createHost>[0];

const SCENE = { scene: 0 };

function opened(): Engine {
  const engine = new Engine();
  engine.open({ source: createHost(DOCUMENT).save(), name: 'head.fla' });
  return engine;
}

/** What is said of a query at the first frame of the scene. */
function hints(text: string): string[] {
  return opened().hints({ text, id: SCENE, frame: 0 });
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

it.each([
  ['*:instance', '3 elements', ['Scene 1, 0', 'Scene 1, 1', 'Body, 0']],
  ['layers skull', '1 layer', ['Head, 0']],
  ['frames [startFrame=1]', '1 keyframe', ['Scene 1, 1']],
])('The query %s of the whole document says where each match is', (text, summary, places) => {
  const result = opened().query({ text, id: SCENE, frame: 0, isEverywhere: true });
  expect([result.summary, result.scope]).toEqual([summary, 'document']);
  expect(result.matches.map(({ at }) => `${at?.timeline}, ${at?.frame}`)).toEqual(places);
});

it('What is on a locked layer is found in the whole document, with its box where it is shown', () => {
  const [engine, id] = [opened(), { symbol: 'Body' }];
  expect(engine.query({ text: 'face', id, frame: 0 })).toMatchObject({ scope: 'frame', count: 0 });
  const [match] = engine.query({ text: 'face', id, frame: 0, isEverywhere: true }).matches;
  expect(match).toMatchObject({ at: { id }, box: { left: 0, top: 0, right: 9, bottom: 9 } });
});
