import fc from 'fast-check';
import type { DocumentLiteral, ElementLiteral } from '../../../app/literal/DocumentLiteral';
import { publishSwf, type SwfOptions } from '../../../output/swf/publishSwf';
import { openLiteral } from '../../support/openModel';
import { openRandom, randomDocuments, frameCountOf } from '../../support/randomTimelines';
import { readSwf, type SwfMovie, type SwfTimeline } from '../../support/readSwf';
import { layersShown } from '../../film/display/naiveDisplay';
import { tries } from '../../support/sample';

const BOX = { shape: 'rectangle', width: 10, height: 10, fill: '#FF0000' } as const;
const STAR = { name: 'star', layers: [{ elements: [BOX] }] };

function publish(literal: DocumentLiteral, options?: SwfOptions): SwfMovie {
  return readSwf(publishSwf(openLiteral(literal).film, options).files[0].bytes);
}

function codesOf({ tags }: SwfMovie): number[] {
  return tags.map(({ code }) => code);
}

/** `sprite a 20,0`: kinds, names and places in twips, back to front. */
function shownAt({ root, characters }: SwfMovie, frame: number): string[] {
  return [...root.frames[frame].values()].map(({ id, name = '', matrix }) =>
    [characters.get(id)?.kind, name, matrix.slice(4).join()].join(' '),
  );
}

describe('a movie', () => {
  it('It has the stage, the rate and the frames of all scenes', () => {
    const { stage, frameRate, frameCount, root } = publish({
      width: 300,
      height: 200,
      frameRate: 12,
      scenes: [
        { name: 'one', layers: [{ frames: [{ duration: 3, elements: [BOX] }] }] },
        { name: 'two', layers: [{ frames: [{ duration: 2, name: 'end' }] }] },
      ],
    });
    expect({ stage, frameRate, frameCount }).toEqual({
      stage: [0, 6000, 0, 4000],
      frameRate: 12,
      frameCount: 5,
    });
    expect(root.frames.map(({ size }) => size)).toEqual([1, 1, 1, 0, 0]);
    expect(root.labels).toEqual([[3, 'end']]);
  });

  it('It begins with what players ask for first', () => {
    expect(codesOf(publish({})).slice(0, 3)).toEqual([69, 9, 86]);
  });

  it('It shows instances by their names, and each frame of a tween', () => {
    const movie = publish({
      library: [STAR],
      layers: [
        {
          frames: [
            { duration: 4, tweenType: 'motion', elements: [{ item: 'star', name: 'a', x: 0 }] },
            { index: 4, elements: [{ item: 'star', name: 'a', x: 40 }] },
          ],
        },
      ],
    });
    expect([0, 1, 2, 3, 4].map((frame) => shownAt(movie, frame))).toEqual(
      [0, 200, 400, 600, 800].map((x) => [`sprite a ${x},0`]),
    );
    expect([...movie.characters.values()].map(({ kind }) => kind).sort()).toEqual(['shape', 'sprite']);
  });

  it('It shows neighbouring shapes as one, and what a graphic holds in place of the graphic', () => {
    const graphic = { ...STAR, type: 'graphic' } as const;
    const movie = publish({
      library: [graphic],
      layers: [{ elements: [{ item: 'star', x: 5 }] }, { elements: [BOX] }, { elements: [BOX] }],
    });
    expect(shownAt(movie, 0)).toEqual(['shape  0,0', 'shape  100,0']);
  });

  it('It exports classes, and labels of frames', () => {
    const { exports, tags } = publish(
      {
        library: [{ ...STAR, linkageClassName: 'ui.Star' }],
        layers: [{ frames: [{ name: 'start', script: 'stop();' }] }],
      },
      { name: 'my movie' },
    );
    expect([...exports.keys()]).toEqual(['ui.Star', 'my_movie_fla.MainTimeline']);
    expect(exports.get('my_movie_fla.MainTimeline')).toBe(0);
    const abc = tags.find(({ code }) => code === 82)?.body ?? new Uint8Array();
    expect(Buffer.from(abc).toString('latin1')).toContain('addFrameScript');
  });

  it('It has the scripts of ActionScript 2 as actions, and identifiers of exported symbols', () => {
    const { root, exports } = publish({
      asVersion: 2,
      library: [{ ...STAR, attributes: { linkageExportForAS: true, linkageIdentifier: 'star' } }],
      layers: [{ frames: [{}, { index: 1, script: 'gotoAndPlay(1);' }] }],
    });
    expect(root.actions.map(([frame, body]) => [frame, Buffer.from(body).toString('hex')])).toEqual([
      [1, '81020000000600'],
    ]);
    expect([...exports.keys()]).toEqual(['star']);
  });
});

/** A symbol whose graphics need more depths than there are, each of them few. */
function manyInside(): NonNullable<DocumentLiteral['library']> {
  return [
    { name: 'row', type: 'graphic', layers: [{ elements: times(2000, { item: 'star' }) }] },
    { name: 'deep', layers: [{ elements: times(40, { item: 'row' }) }] },
  ];
}

function times<T>(count: number, element: T): T[] {
  return Array.from({ length: count }, () => element);
}

/** `star a since 2`: what an object is, its name, and the frame that it appeared at. */
function bornAt({ root, characters, exports }: SwfMovie, frame: number): string[] {
  const names = new Map([...exports].map(([name, id]) => [id, name]));
  return [...root.frames[frame].values()].map(({ id, name = '', ratio = 0 }) =>
    [names.get(id) ?? characters.get(id)?.kind, name, 'since', ratio + 1]
      .filter((word) => word !== '')
      .join(' '),
  );
}

/** `star a`: an instance of a symbol with a name; `star ''`: with one that was taken away. */
function instanceOf(words: string): ElementLiteral {
  const [item, name] = words.split(' ');
  return name === undefined ? { item } : { item, name: name.replace("''", '') };
}

describe('objects along keyframes', () => {
  // What Adobe's movies of documents with these keyframes show; the documents are of ruffle-rs/ruffle and tinyspeck/glitch-avatars.
  it.each<[string, keyframes: string[][], shown: string[][]]>([
    ['A keyframe without a name keeps the name', [['A a'], ['A'], ["A ''"]], [['A a'], ['A a'], ['A a']]],
    ['Another name is another object', [['A a'], ['A b']], [['A a'], ['A b since 2']]],
    ['A name is another object than none', [['A'], ['A b']], [['A'], ['A b since 2']]],
    ['A name that was taken away stays away', [["A ''"], ['A b'], ['A c']], [['A'], ['A'], ['A']]],
    [
      'What is below may come and go',
      [['A', 'B'], ['B'], ['A', 'B']],
      [['A', 'B'], ['B'], ['A since 3', 'B']],
    ],
    ['Names find their objects', [['A a', 'A b'], ['A b']], [['A a', 'A b'], ['A b']]],
    [
      'The one at the back chooses first',
      [['A'], ['A', 'B'], ['B', 'A'], ['B', 'A', 'B'], ['A', 'B'], ['B']],
      [
        ['A'],
        ['A', 'B since 2'],
        ['B since 3', 'A'],
        ['B since 3', 'A', 'B since 4'],
        ['A since 5', 'B since 3'],
        ['B since 3'],
      ],
    ],
    ['An empty keyframe ends all', [['A'], [], ['A']], [['A'], [], ['A since 3']]],
  ])('%s', (_what, keyframes, shown) => {
    const library = ['A', 'B'].map((name) => ({ ...STAR, name, linkageClassName: name }));
    const frames = keyframes.map((elements, index) => ({ index, elements: elements.map(instanceOf) }));
    const movie = publish({ library, layers: [{ frames }] });
    const expected = shown.map((list) =>
      list.map((words) => (words.includes('since') ? words : `${words} since 1`)),
    );
    expect(keyframes.map((_, frame) => bornAt(movie, frame))).toEqual(expected);
  });

  it('A text begins again at each keyframe, and an instance in the next scene', () => {
    const frames = [0, 1].map((index) => ({
      index,
      elements: [{ text: 'hi' }],
    }));
    const movie = publish({
      library: [{ ...STAR, linkageClassName: 'star' }],
      scenes: [
        { name: 'one', layers: [{ frames }, { frames: [{ duration: 2, elements: [{ item: 'star' }] }] }] },
        { name: 'two', layers: [{ elements: [{ item: 'star' }] }] },
      ],
    });
    expect([0, 1, 2].map((frame) => bornAt(movie, frame))).toEqual([
      ['star since 1', 'edit since 1'],
      ['star since 1', 'edit since 2'],
      ['star since 3'],
    ]);
  });
});

describe('what cannot be published', () => {
  it('Scripts that cannot be compiled are named by layer, frame, line and column', () => {
    const literal: DocumentLiteral = {
      layers: [{ name: 'code', frames: [{}, { index: 1, script: 'stop();\ntrace(1;' }] }],
    };
    expect(() => publish(literal)).toThrow(
      /Untitled-1, scene "Scene 1", layer "code", frame 2, line 2, column 8: Expected/,
    );
    const { losses } = publishSwf(openLiteral(literal).film, { scripts: 'drop' });
    expect(losses).toEqual([
      {
        where: 'scene "Scene 1", layer "code", frame 2',
        what: 'The script is left out.',
      },
    ]);
  });

  it.each<[string, DocumentLiteral, RegExp]>([
    [
      'a stage that is too large',
      { width: 16384 },
      /The stage is 16384 x 400 pixels; the maximum of SWF is 16383/,
    ],
    ['a document without a stage', { height: 0 }, /The stage is 550 x 0 pixels; a movie needs a stage/],
    ['a rate that is too high', { frameRate: 256 }, /256 frames in a second; SWF holds less than 256/],
    [
      'more depths than are numbered',
      { library: [STAR, ...manyInside()], layers: [{ elements: [{ item: 'deep' }] }] },
      /"deep", frame 1, needs more than 65535 depths/,
    ],
    [
      'more frames than are counted',
      { layers: [{ frames: [{ duration: 65_536 }] }] },
      /The scenes have 65536 frames; the maximum of SWF is 65535/,
    ],
  ])('%s', (_title, literal, message) => {
    expect(() => publish(literal)).toThrow(message);
  });

  it('A symbol inside itself is left out there, and said', () => {
    const literal: DocumentLiteral = {
      library: [{ name: 'a', layers: [{ elements: [{ item: 'a' }, BOX] }] }],
      layers: [{ elements: [{ item: 'a' }] }],
    };
    const { losses, files } = publishSwf(openLiteral(literal).film);
    expect(losses.map(({ what }) => what)).toEqual([
      'The symbol "a" is inside itself and is left out there.',
    ]);
    expect(readSwf(files[0].bytes).characters.size).toBe(2);
  });

  it('Graphics that multiply without bounds become movie clips', () => {
    const doubled = (i: number): string => `g${i}`;
    const library = Array.from({ length: 20 }, (_, i) => ({
      name: doubled(i),
      type: 'graphic' as const,
      layers: [{ elements: i === 0 ? [BOX] : [{ item: doubled(i - 1) }, { item: doubled(i - 1), x: 1 }] }],
    }));
    const movie = publish({ library, layers: [{ elements: [{ item: 'g19' }] }] });
    expect(movie.characters.size).toBeLessThan(40);
  });
});

/** The colours of the shapes at a frame, back to front, masks left out; movie clips show their first frame. */
function colorsAt(timeline: SwfTimeline, frame: number, movie: SwfMovie): string[] {
  return [...timeline.frames[frame].values()].flatMap(({ id, clip }) => {
    const character = movie.characters.get(id);
    if (clip !== undefined || !character) return [];
    if (character.kind === 'sprite') return colorsAt(character.timeline, 0, movie);
    return 'colors' in character ? character.colors : [];
  });
}

it('Random documents show the same shapes in the same order as the layers that were asked for', () => {
  fc.assert(
    fc.property(randomDocuments(), (random) => {
      const movie = readSwf(publishSwf(openRandom(random).film).files[0].bytes);
      const main = [...movie.characters.values()].filter((character) => character.kind === 'sprite');
      expect(movie.root.frames.length + main.length).toBeGreaterThan(0);
      for (let frame = 0; frame < frameCountOf(random); frame++) {
        const expected = layersShown(random, frame).flatMap(({ elements }) =>
          elements.map(({ color }) => color),
        );
        expect(colorsAt(movie.root, frame, movie)).toEqual(expected);
      }
    }),
    { numRuns: tries(20, 60) },
  );
});
