import { FilmTimeline } from '../../../film/records/FilmTimeline';
import { DocumentSounds } from '../../../output/sound/DocumentSounds';
import { notedKeyframes, soundCuesOf } from '../../../film/playing/soundCues';
import { timelineMoments } from '../../../output/sound/subjectMix';
import { TimelineMix } from '../../../output/sound/TimelineMix';
import { openDocument } from '../../../host-mocks/model/document/openDocument';
import { nodePlatform } from '../../../platform/node/nodePlatform';
import { quietHost } from '../../support/openModel';
import { soundDocument, type TestSound } from '../../support/soundDocument';

/** A frame lasts four samples. */
const FRAME_RATE = 11025;

const A: TestSound = { name: 'a', samples: [100, 200, 300, 400, 500, 600] };
const LOUD: TestSound = { name: 'loud', samples: [20000, -20000] };
const SIDES: TestSound = { name: 'sides', samples: [1, -1, 2, -2, 3, -3], format: '44kHz 16bit Stereo' };
const SLOW: TestSound = { name: 'slow', samples: [100, 300], format: '22kHz 16bit Mono' };
const SLOWER: TestSound = { name: 'slower', samples: [0, 400], format: '11kHz 16bit Mono' };

/** What is heard left and right of a timeline of three frames. */
function heard(
  layers: readonly string[],
  playhead: { frames?: readonly number[]; plays?: number } = {},
): { left: number[]; right: number[] } {
  const document = openDocument(soundDocument(layers, [A, LOUD, SIDES, SLOW, SLOWER]), quietHost());
  const drawn = document.film;
  const cues = soundCuesOf(notedKeyframes(FilmTimeline.of(document.timelines[0].node), drawn));
  const sounds = new DocumentSounds(drawn, nodePlatform.mp3);
  const { frames = [0, 1, 2], plays = 1 } = playhead;
  const moments = () => timelineMoments(cues, frames, plays);
  const count = frames.length * plays;
  const mix = new TimelineMix({ count, frameRate: FRAME_RATE, moments }, (path) => sounds.at(path));
  const all = [...mix.blocks()].flatMap((block) => [...block]);
  expect(all.length).toBe(2 * mix.sampleCount);
  const side = (which: number): number[] => all.filter((_, index) => index % 2 === which);
  return { left: side(0), right: side(1) };
}

const event = (at: number, name: string, more = '', inside = ''): string =>
  `<DOMFrame index="${at}" soundName="${name}" ${more}>${inside}</DOMFrame>`;
const points = (...levels: (readonly [number, number, number])[]): string =>
  `<SoundEnvelope>${levels
    .map(([at, left, right]) => `<SoundEnvelopePoint mark44="${at}" level0="${left}" level1="${right}"/>`)
    .join('')}</SoundEnvelope>`;

// Worked out by hand: four samples a frame, the sound "a" has six.
it.each<[string, string[], number[]]>([
  [
    'an event sound plays on after its keyframe',
    [event(1, 'a') + event(2, '')],
    [0, 0, 0, 0, 100, 200, 300, 400, 500, 600, 0, 0],
  ],
  [
    'what is left at the end of the timeline is cut',
    [event(2, 'a')],
    [0, 0, 0, 0, 0, 0, 0, 0, 100, 200, 300, 400],
  ],
  [
    'loops repeat it',
    [event(0, 'a', 'soundLoop="2"')],
    [100, 200, 300, 400, 500, 600, 100, 200, 300, 400, 500, 600],
  ],
  [
    'a second event starts a second voice',
    [event(0, 'a') + event(1, 'a')],
    [100, 200, 300, 400, 600, 800, 300, 400, 500, 600, 0, 0],
  ],
  [
    'start does nothing while the sound is heard, and starts it again afterwards',
    [event(0, 'a') + event(1, 'a', 'soundSync="start"') + event(2, 'a', 'soundSync="start"')],
    [100, 200, 300, 400, 500, 600, 0, 0, 100, 200, 300, 400],
  ],
  [
    'stop silences all voices of the sound, and no other sound',
    [
      event(0, 'a') + event(1, 'a', 'soundSync="stop"'),
      event(0, 'a', 'soundLoopMode="loop"') + event(2, ''),
      event(1, 'slow'),
    ],
    [200, 400, 600, 800, 100, 200, 300, 300, 0, 0, 0, 0],
  ],
  [
    'a stream ends with the frames of its keyframe',
    [event(0, 'a', 'soundSync="stream"') + event(1, '')],
    [100, 200, 300, 400, 0, 0, 0, 0, 0, 0, 0, 0],
  ],
  [
    'an endless sound plays to the end of the timeline',
    [event(0, 'slow', 'soundLoopMode="loop"')],
    [100, 200, 300, 300, 100, 200, 300, 300, 100, 200, 300, 300],
  ],
  [
    'in and out points cut it, in every loop',
    [event(0, 'a', 'inPoint44="1" outPoint44="4" soundLoop="2"')],
    [200, 300, 400, 200, 300, 400, 0, 0, 0, 0, 0, 0],
  ],
  [
    'an out point after the end is the end, and an in point there is silence',
    [event(0, 'a', 'outPoint44="999"'), event(0, 'a', 'inPoint44="6"')],
    [100, 200, 300, 400, 500, 600, 0, 0, 0, 0, 0, 0],
  ],
  [
    'levels are cut, not turned over',
    [event(0, 'loud'), event(0, 'loud')],
    [32767, -32768, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
  ],
  [
    'a sound of 11 kHz goes in straight lines',
    [event(0, 'slower')],
    [0, 100, 200, 300, 400, 400, 400, 400, 0, 0, 0, 0],
  ],
  [
    'the sound of a guide layer counts',
    [`guide:${event(0, 'slow')}`],
    [100, 200, 300, 300, 0, 0, 0, 0, 0, 0, 0, 0],
  ],
  ['a sound that is not in the library is silent', [event(0, 'gone')], [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]],
])('%s', (_, layers, expected) => {
  expect(heard(layers)).toEqual({ left: expected, right: expected });
});

it('An envelope goes in straight lines between its points, each side by itself', () => {
  const envelope = points([0, 0, 32768], [4, 32768, 0]);
  expect(heard([event(0, 'a', '', envelope)])).toEqual({
    left: [0, 50, 150, 300, 500, 600, 0, 0, 0, 0, 0, 0],
    right: [100, 150, 150, 100, 0, 0, 0, 0, 0, 0, 0, 0],
  });
});

it('An envelope keeps its value before its first point and after its last one; it is not repeated with loops', () => {
  const envelope = points([6, 16384, 16384], [2, 32768, 32768], [4, 0, 0]);
  expect(heard([event(0, 'a', 'soundLoop="2"', envelope)]).left).toEqual([
    ...[100, 200, 300, 200, 0, 150],
    ...[50, 100, 150, 200, 250, 300],
  ]);
});

it('The sides of a stereo sound stay apart', () => {
  const { left, right } = heard([event(1, 'sides')]);
  expect(left.slice(4, 8)).toEqual([1, 2, 3, 0]);
  expect(right.slice(4, 8)).toEqual([-1, -2, -3, 0]);
});

describe('the playhead', () => {
  const span = '<DOMFrame index="0" duration="3" soundName="a" soundSync="stream" soundLoop="9"/>';

  it('It finds the place of a stream where it jumps into it', () => {
    expect(heard([span], { frames: [0, 2] }).left).toEqual([100, 200, 300, 400, 300, 400, 500, 600]);
    expect(heard([span], { frames: [1] }).left).toEqual([500, 600, 100, 200]);
  });

  it('It does not start an event whose keyframe it does not enter', () => {
    const long = '<DOMFrame index="0" duration="3" soundName="a"/>';
    expect(heard([long], { frames: [1, 2] }).left).toEqual([0, 0, 0, 0, 0, 0, 0, 0]);
  });

  it('It plays all again in every loop, over what is still heard', () => {
    expect(heard([event(0, 'a')], { frames: [0, 1], plays: 2 }).left).toEqual([
      ...[100, 200, 300, 400, 500, 600, 0, 0],
      ...[100, 200, 300, 400, 500, 600, 0, 0],
    ]);
    expect(heard([event(1, 'a')], { frames: [0, 1], plays: 2 }).left).toEqual([
      ...[0, 0, 0, 0, 100, 200, 300, 400],
      ...[500, 600, 0, 0, 100, 200, 300, 400],
    ]);
  });
});

it('As many sounds are heard at a time as a player has voices', () => {
  const layers = Array.from({ length: 40 }, () => event(0, 'a'));
  expect(heard(layers).left.slice(0, 2)).toEqual([3200, 6400]);
});
