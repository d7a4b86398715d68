import { sceneSubject } from '../../../output/pictures/exportSubjects';
import { playedSubject } from '../../../output/pictures/playedSubject';
import { subjectMix } from '../../../output/sound/subjectMix';
import { openDocument } from '../../../host-mocks/model/document/openDocument';
import { quietHost } from '../../support/openModel';
import { soundDocument, type TestSound } from '../../support/soundDocument';

/** A frame lasts four samples. */
const FRAME_RATE = 11025;

const SOUNDS: readonly TestSound[] = [
  { name: 'a', samples: [1, 2, 3, 4, 5, 6] },
  { name: 'b', samples: Array.from({ length: 16 }, (_, index) => 10 * (index + 1)) },
];

interface Heard {
  /** Default: all of them. */
  frames?: readonly number[];
  plays?: number;
  /** Frames of the film; default: three. */
  length?: number;
  isPlayed?: boolean;
}

/** What is heard on the left of a film; undefined where nothing can be. */
function heard(
  layers: readonly string[],
  symbols: Record<string, readonly string[]>,
  { length = 3, frames, plays = 1, isPlayed = true }: Heard = {},
): number[] | undefined {
  const container = soundDocument(layers, SOUNDS, `frameRate="${FRAME_RATE}"`, symbols);
  const model = openDocument(container, quietHost());
  const { film } = model;
  const scene = sceneSubject(model.film, model.timelines[0], 'film');
  const subject = isPlayed ? playedSubject(scene, film, length / FRAME_RATE) : scene;
  const shown = frames ?? Array.from({ length: subject.frameCount }, (_, frame) => frame);
  const mix = subjectMix(subject, shown, plays, { film });
  if (!mix) return undefined;
  const left = [...mix.blocks()].flatMap((block) => [...block].filter((_, index) => index % 2 === 0));
  expect(left.length).toBe(mix.sampleCount);
  return left;
}

interface Key {
  at?: number;
  lasts?: number;
  sound?: string;
  sync?: string;
  script?: string;
  shows?: string;
}

const key = ({ at = 0, lasts = 1, sound = '', sync = 'event', script = '', shows = '' }: Key): string =>
  `<DOMFrame index="${at}" duration="${lasts}" ${sound === '' ? '' : `soundName="${sound}"`} soundSync="${sync}">` +
  `<Actionscript><script><![CDATA[${script}]]></script></Actionscript><elements>${shows}</elements></DOMFrame>`;
const show = (symbol: string, type = 'movieclip'): string =>
  `<DOMSymbolInstance libraryItemName="${symbol}" ${type === 'movieclip' ? '' : `symbolType="${type}"`}/>`;

/** A clip whose second frame of two has a sound. */
const TWO = [key({}) + key({ at: 1, sound: 'a' })];
/** A clip of four frames whose stream runs through all of them. */
const STREAM = [key({ lasts: 4, sound: 'b', sync: 'stream' })];

// Worked out by hand: four samples a frame; the sound "a" has six of 1 to 6, "b" sixteen of 10 to 160.
it.each<[string, readonly string[], Record<string, readonly string[]>, number[], Heard?]>([
  [
    'a movie clip is heard by its own time',
    [key({ lasts: 3, shows: show('clip') })],
    { clip: TWO },
    [0, 0, 0, 0, 1, 2, 3, 4, 5, 6, 0, 0],
  ],
  [
    'and again when it starts again',
    [key({ shows: show('clip') })],
    { clip: [key({ sound: 'a' }) + key({ at: 1 })] },
    [1, 2, 3, 4, 5, 6, 0, 0, 1, 2, 3, 4],
  ],
  [
    'a graphic is silent, a movie clip in it is heard',
    [key({ lasts: 3, shows: show('graphic', 'graphic') })],
    { graphic: [key({ lasts: 3, sound: 'b', shows: show('clip') })], clip: TWO },
    [0, 0, 0, 0, 1, 2, 3, 4, 5, 6, 0, 0],
  ],
  [
    'a button is silent, a movie clip on its first state is heard',
    [key({ lasts: 3, shows: show('button', 'button') })],
    { button: [key({ sound: 'b', shows: show('clip') }) + key({ at: 1, shows: show('loud') })], clip: TWO },
    [0, 0, 0, 0, 1, 2, 3, 4, 5, 6, 0, 0],
  ],
  [
    'clips in clips, and two instances, are heard together',
    [key({ lasts: 3, shows: show('outer') + show('clip') })],
    { outer: [key({ shows: show('clip') })], clip: TWO },
    [0, 0, 0, 0, 2, 4, 6, 8, 10, 12, 0, 0],
  ],
  [
    'an event sound plays on after its clip',
    [key({ shows: show('clip') }) + key({ at: 1, lasts: 2 })],
    { clip: [key({ sound: 'b' })] },
    [10, 20, 30, 40, 50, 60, 70, 80, 90, 100, 110, 120],
  ],
  [
    'the stream of a clip begins and ends with it',
    [key({}) + key({ at: 1, shows: show('clip') }) + key({ at: 2 })],
    { clip: STREAM },
    [0, 0, 0, 0, 10, 20, 30, 40, 0, 0, 0, 0],
  ],
  [
    'the stream of a clip that stops is silent from there on',
    [key({ lasts: 3, shows: show('clip') })],
    { clip: [...STREAM, key({}) + key({ at: 1, script: 'stop();' }) + key({ at: 2, lasts: 2 })] },
    [10, 20, 30, 40, 0, 0, 0, 0, 0, 0, 0, 0],
  ],
  [
    'a stream finds its place where a script jumps',
    [key({ lasts: 3, shows: show('clip') })],
    { clip: [...STREAM, key({}) + key({ at: 1, script: 'gotoAndPlay(4);' }) + key({ at: 2, lasts: 2 })] },
    [10, 20, 30, 40, 130, 140, 150, 160, 10, 20, 30, 40],
  ],
  [
    'the event of a frame that a script jumps to is heard, that of one between is not',
    [key({ script: 'gotoAndStop(3);' }) + key({ at: 1, sound: 'b' }) + key({ at: 2, sound: 'a' })],
    {},
    [1, 2, 3, 4, 5, 6, 0, 0, 0, 0, 0, 0],
  ],
  [
    'a stopped timeline begins no sound again, and its clips are heard',
    [key({ sound: 'a', script: 'stop();', shows: show('clip') }) + key({ at: 1, sound: 'b' })],
    { clip: [key({ lasts: 2 }) + key({ at: 2, sound: 'a' })] },
    [1, 2, 3, 4, 5, 6, 0, 0, 1, 2, 3, 4],
  ],
  [
    'start waits for the sounds of other clips, stop ends them',
    [key({ sound: 'b', shows: show('clip') }) + key({ at: 1, lasts: 2, shows: show('clip') })],
    {
      clip: [key({}) + key({ at: 1, sound: 'b', sync: 'start' }) + key({ at: 2, sound: 'b', sync: 'stop' })],
    },
    [10, 20, 30, 40, 50, 60, 70, 80, 0, 0, 0, 0],
  ],
  [
    'stopAllSounds() silences all; streams go on with the next frame',
    [
      key({ lasts: 3, shows: show('clip') }),
      key({ sound: 'b' }) + key({ at: 1, script: 'stopAllSounds();' }),
    ],
    { clip: STREAM },
    [20, 40, 60, 80, 0, 0, 0, 0, 90, 100, 110, 120],
  ],
  [
    'frames of the film that are not shown are passed in silence',
    [key({ lasts: 4, shows: show('clip') + show('stream') })],
    { clip: TWO, stream: STREAM },
    [90, 100, 110, 120, 131, 142, 153, 164],
    { length: 4, frames: [2, 3] },
  ],
  [
    'every loop of the film starts its sounds again, over those that still play',
    [key({ lasts: 2, shows: show('clip') })],
    { clip: TWO },
    [0, 0, 0, 0, 1, 2, 3, 4, 5, 6, 0, 0, 1, 2, 3, 4],
    { length: 2, plays: 2 },
  ],
])('%s', (...[, layers, symbols, expected, how]) => {
  expect(heard(layers, symbols, how)).toEqual(expected);
});

it('A timeline that is not played as a film is silent but for its own sounds', () => {
  const layers = [key({ shows: show('clip') }) + key({ at: 1, sound: 'a' })];
  expect(heard(layers, { clip: [key({ sound: 'b' })] }, { isPlayed: false })).toEqual([
    0, 0, 0, 0, 1, 2, 3, 4,
  ]);
});

it.each([
  ['of pictures', [key({ shows: show('clip') })], { clip: [key({})] }],
  ['of graphics and buttons', [key({ shows: show('a', 'graphic') + show('a', 'button') })], { a: TWO }],
  ['whose symbols hold one another', [key({ shows: show('a') })], { a: [key({ shows: show('a') })] }],
])('A film %s has no sound', (_, layers, symbols) => {
  expect(heard(layers, symbols)).toBeUndefined();
});
