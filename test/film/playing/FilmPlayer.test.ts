import fc from 'fast-check';
import type { DocumentLiteral } from '../../../app/literal/DocumentLiteral';
import { clip, filmOf, playerOf, standing } from './playFrames';

const A = { item: 'a', name: 'a' };

describe('a film', () => {
  it('It plays movie clips by their own time, also those inside others', () => {
    const film = filmOf(
      { library: [clip('a', 3), clip('b', 2, {}, [A])], layers: [{ elements: [{ item: 'b', name: 'b' }] }] },
      7,
    );
    expect(film).toEqual([1, 2, 3, 4, 5, 6, 7].map((n) => `1[b:${2 - (n % 2)}[a:${((n - 1) % 3) + 1}]]`));
  });

  it('It plays what a graphic holds on the list of the clip around it, as long as the graphic shows it', () => {
    const graphic = {
      name: 'g',
      type: 'graphic' as const,
      layers: [{ frames: [{ duration: 2 }, { duration: 2, elements: [A] }] }],
    };
    const layers = [{ duration: 6, elements: [{ item: 'g', loop: 'loop' as const }] }];
    expect(filmOf({ library: [clip('a', 9), graphic], layers }, 8)).toEqual([
      '1',
      '2',
      '3[a:1]',
      '4[a:2]',
      '5',
      '6',
      '1',
      '2',
    ]);
  });

  it.each<[string, DocumentLiteral['layers'], string[]]>([
    [
      'continues through keyframes with the same symbol at the same depth',
      [
        {
          frames: [
            { duration: 2, elements: [A] },
            { duration: 2, elements: [{ ...A, x: 50 }] },
          ],
        },
      ],
      ['1[a:1]', '2[a:2]', '3[a:3]', '4[a:4]', '1[a:5]', '2[a:6]'],
    ],
    [
      'starts again after an empty keyframe, and with the timeline',
      [{ frames: [{ elements: [A] }, {}, { duration: 2, elements: [A] }] }],
      ['1[a:1]', '2', '3[a:1]', '4[a:2]', '1[a:1]', '2'],
    ],
    [
      'starts again under another name',
      [{ frames: [{ elements: [A] }, { elements: [{ item: 'a', name: 'b' }] }] }],
      ['1[a:1]', '2[b:1]', '1[a:1]', '2[b:1]'],
    ],
    [
      'continues where something comes below it, as in published SWF',
      [{ frames: [{ elements: [A] }, { elements: [{ shape: 'rectangle', width: 9, height: 9 }, A] }] }],
      ['1[a:1]', '2[a:2]', '1[a:3]'],
    ],
    [
      'continues where a keyframe names it no more, and keeps its name',
      [{ frames: [{ elements: [A] }, { elements: [{ item: 'a' }] }] }],
      ['1[a:1]', '2[a:2]', '1[a:3]'],
    ],
    [
      'without a name makes room for one with a name',
      [{ frames: [{ elements: [{ item: 'a' }] }, { elements: [A] }] }],
      ['1[:1]', '2[a:1]', '1[:1]'],
    ],
    [
      'in a group starts again with the group',
      [{ frames: [{ elements: [{ group: [A] }] }, {}, { elements: [{ group: [A] }] }] }],
      ['1[a:1]', '2', '3[a:1]'],
    ],
    [
      'continues inside a group',
      [{ frames: [{ elements: [{ group: [A] }] }, { elements: [{ group: [A] }] }] }],
      ['1[a:1]', '2[a:2]', '1[a:3]'],
    ],
  ])('A clip %s', (_, layers, expected) => {
    expect(filmOf({ library: [clip('a', 9)], layers }, expected.length)).toEqual(expected);
  });

  it.each<[string, Record<number, string>, number[]]>([
    ['stop();', { 3: 'stop();' }, [1, 2, 3, 3, 3]],
    // The frame that sends the playhead on is never seen.
    ['gotoAndPlay(1)', { 4: 'gotoAndPlay(1);' }, [1, 2, 3, 1, 2]],
    ['gotoAndStop of a label', { 2: 'gotoAndStop("end");' }, [1, 5, 5, 5]],
    ['a label that there is not', { 2: 'gotoAndStop("nowhere");' }, [1, 2, 3, 4]],
    ['nextFrame', { 2: 'nextFrame();' }, [1, 3, 3]],
    ['prevFrame', { 3: 'prevFrame();' }, [1, 2, 2, 2]],
    ['the scripts of the frame that it came to', { 2: 'gotoAndPlay(4);', 4: 'stop();' }, [1, 4, 4]],
    ['several commands', { 2: 'gotoAndStop(4); play();' }, [1, 4, 5, 1, 4]],
    ['a frame behind the last', { 2: 'gotoAndStop(99);' }, [1, 5, 5]],
    ['itself', { 2: 'gotoAndPlay(2);' }, [1, 2, 3]],
    // Two frames that send to each other end somewhere.
    ['a script that needs a compiler', { 2: 'if (x) stop();' }, [1, 2, 3]],
  ])('It obeys %s', (_, scripts, expected) => {
    const item = clip('a', 5, scripts);
    const labels = { name: 'labels', frames: [{ duration: 4 }, { name: 'end' }] };
    const library = [{ ...item, layers: [...(item.layers ?? []), labels] }];
    const film = filmOf({ library, layers: [{ elements: [A] }] }, expected.length);
    expect(film).toEqual(expected.map((frame) => `1[a:${frame}]`));
  });

  it('It ends where scripts send each other to and fro', () => {
    const library = [clip('a', 3, { 1: 'gotoAndPlay(3);', 3: 'gotoAndPlay(1);' })];
    expect(filmOf({ library, layers: [{ elements: [A] }] }, 2)).toHaveLength(2);
  });

  it('It counts frames of HTML5 Canvas from 0', () => {
    const attributes = { filetypeGUID: '3CE50BB6-55CF-47A6-B591-01286DDDC64C' };
    const library = [clip('a', 4, { 3: 'this.gotoAndStop(0);' })];
    const film = filmOf({ attributes, library, layers: [{ elements: [A] }] }, 4);
    expect(film).toEqual(['1[a:1]', '1[a:2]', '1[a:1]', '1[a:1]']);
  });

  it('A button is on its first state, and what is in it plays', () => {
    const button = { ...clip('ok', 4, {}, [A]), type: 'button' as const };
    const film = filmOf(
      { library: [clip('a', 3), button], layers: [{ elements: [{ item: 'ok', name: 'ok' }] }] },
      3,
    );
    expect(film).toEqual(['1[ok:1[a:1]]', '1[ok:1[a:2]]', '1[ok:1[a:3]]']);
  });

  it('Clips in a mask play', () => {
    const film = filmOf(
      {
        library: [clip('a', 3)],
        layers: [
          { name: 'mask', type: 'mask', elements: [A] },
          { parent: 'mask', elements: [{ shape: 'rectangle', width: 9, height: 9 }] },
        ],
      },
      3,
    );
    expect(film).toEqual(['1[a:1]', '1[a:2]', '1[a:3]']);
  });

  it('A clip on any span of any timeline is where arithmetic says', () => {
    const size = fc.integer({ min: 1, max: 7 });
    fc.assert(
      fc.property(size, fc.nat(6), size, size, fc.nat(40), (before, after, span, frames, at) => {
        const total = before - 1 + span + after;
        const spans = [
          ...(before > 1 ? [{ duration: before - 1 }] : []),
          { duration: span, elements: [A] },
          ...(after > 0 ? [{ duration: after }] : []),
        ];
        const player = playerOf({ library: [clip('a', frames)], layers: [{ frames: spans }] });
        player.seek(at);
        const root = at % total;
        const since = root - (before - 1);
        const isThere = since >= 0 && since < span;
        // One that is never taken away never begins anew.
        const own = span === total ? at : since;
        expect(standing(player.root)).toBe(
          isThere ? `${root + 1}[a:${(own % frames) + 1}]` : String(root + 1),
        );
      }),
      { numRuns: 60 },
    );
  });

  it('It is the same film after going back', () => {
    const literal = {
      library: [clip('a', 3), clip('b', 4, {}, [A])],
      layers: [{ elements: [{ item: 'b', name: 'b' }] }],
    };
    const player = playerOf(literal);
    const film = filmOf(literal, 12);
    for (const frame of [7, 3, 11, 0, 5]) {
      player.seek(frame);
      expect(standing(player.root)).toBe(film[frame]);
    }
  });
});

it('A script that does more than stop is obeyed as far as it can be, and counted once', () => {
  const library = [clip('a', 3, { 2: 'stop();\nbutton.onRelease = function () { play(); };' })];
  const player = playerOf({ library, layers: [{ elements: [A, A] }] });
  player.seek(4);
  expect([standing(player.root), player.drainUnsupportedScripts(), player.drainUnsupportedScripts()]).toEqual(
    ['1[a:2,a:2]', 1, 0],
  );
});

describe('states', () => {
  it('They are equal where the same is shown, and only there', () => {
    const player = playerOf({
      library: [clip('a', 3), clip('b', 2, {}, [A])],
      layers: [{ elements: [{ item: 'b', name: 'b' }] }],
    });
    const shown = new Map<string, string>();
    for (let frame = 0; frame < 20; frame++) {
      player.seek(frame);
      const before = shown.get(player.root.state);
      if (before !== undefined) expect(standing(player.root)).toBe(before);
      shown.set(player.root.state, standing(player.root));
    }
    expect(shown.size).toBe(6);
  });
});

describe('hostile documents', () => {
  const nested = (depth: number, each: number): DocumentLiteral => ({
    library: Array.from({ length: depth }, (_, i) =>
      clip(`s${i}`, 2, {}, i === 0 ? [] : Array.from({ length: each }, () => ({ item: `s${i - 1}` }))),
    ),
    layers: [{ elements: [{ item: `s${depth - 1}` }] }],
  });

  it.each<[string, () => DocumentLiteral, RegExp]>([
    [
      'symbols nested 300 deep',
      () => nested(300, 1),
      /^The timeline claims 251 symbols within one another to be \w+; the maximum is 250$/,
    ],
    ['a billion clips', () => nested(30, 2), /movie clips that play at once/],
    [
      'a timeline of a million frames',
      () => ({ layers: [{ duration: 1_000_000 }] }),
      /1,000,000 frames; the maximum is 100,000/,
    ],
  ])('%s end in one line', (_, literal, message) => {
    expect(() => playerOf(literal())).toThrow(message);
  });

  it('A clip inside itself shows nothing', () => {
    const library = [clip('a', 2, {}, [A])];
    expect(filmOf({ library, layers: [{ elements: [A] }] }, 2)).toEqual(['1[a:1]', '1[a:2]']);
  });
});
