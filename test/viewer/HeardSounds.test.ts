import fs from 'fs';
import { MINIMP3_FILE } from '../../platform/mp3/minimp3';
import { Engine } from '../../viewer/engine/Engine';
import type { PlayedFrames } from '../../viewer/protocol';
import { soundDocument, type TestSound } from '../support/soundDocument';
import { toneSound } from '../support/toneMp3';

/** A frame lasts 100 samples. */
const RATE = 'frameRate="441"';
const A: TestSound = { name: 'a', samples: Array.from({ length: 150 }, () => 7) };
const TONE = toneSound('tone');
const BROKEN: TestSound = { name: 'broken', samples: [1, 2], data: new Uint8Array(3) };

const FRAMES = '<DOMFrame index="0"/><DOMFrame index="1" soundName="a"/><DOMFrame index="2"/>';

function opened(layers = [FRAMES], sounds = [A, TONE, BROKEN], engine = new Engine()): Engine {
  const container = soundDocument(layers, sounds, RATE);
  const source = Object.fromEntries(container.names().map((name) => [name, container.bytes(name)]));
  engine.open({ source, name: 'film' });
  return engine;
}

/** Stretches of the left side of a mix: a sample, and how often it follows itself. */
function heard(frames: Partial<PlayedFrames>, isFilm = false): [sample: number, times: number][] {
  const engine = opened();
  const all = { from: 0, first: 0, last: 2, loops: false, ...frames };
  expect(engine.beginMix({ id: { scene: 0 }, isFilm, frames: all })).toBe(true);
  const { samples } = engine.nextMix();
  expect(engine.nextMix().samples.length > 0).toBe(all.loops);
  const runs: [number, number][] = [];
  for (let index = 0; index < samples.length; index += 2) {
    const last = runs.at(-1);
    if (last?.[0] === samples[index]) last[1]++;
    else runs.push([samples[index], 1]);
  }
  return runs.slice(0, 4);
}

describe('the sounds of a document', () => {
  it('They are described by their length, rate and format', () => {
    const facts = opened()
      .describe()
      .items.map(({ path, facts: said }) => [path, said]);
    expect(facts).toContainEqual(['tone', '0.4 s, 11kHz 16bit Mono, MP3']);
  });

  it('They are given as samples; those in MP3 when the Worker has learned it', () => {
    const engine = opened();
    expect(engine.sound({ path: 'a' })).toEqual({
      rate: 44100,
      channels: 1,
      samples: Int16Array.from(A.samples),
    });
    expect(() => engine.sound({ path: 'tone' })).toThrow('the sound "tone" is silent: what decodes MP3');
    expect(() => engine.sound({ path: 'broken' })).toThrow(
      'the sound "broken" is silent: its data are missing',
    );
    engine.learnMp3({ wasm: fs.readFileSync(require.resolve(MINIMP3_FILE)) });
    expect(() => engine.sound({ path: 'nowhere' })).toThrow('the sound "nowhere" is silent');
    expect(opened().sound({ path: 'tone' }).samples).toHaveLength(4410);
  });

  // Worked out by hand: 100 samples a frame, the sound "a" has 150 and begins with the second of three frames.
  it.each<[string, Partial<PlayedFrames>, [number, number][]]>([
    [
      'from the first frame',
      {},
      [
        [0, 100],
        [7, 150],
        [0, 50],
      ],
    ],
    ['behind the keyframe it is not heard', { from: 2 }, [[0, 100]]],
    [
      'in a loop from the middle',
      { from: 2, loops: true },
      [
        [0, 200],
        [7, 150],
        [0, 150],
        [7, 150],
      ],
    ],
    ['over a part of the timeline', { from: 1, first: 1, last: 1 }, [[7, 100]]],
    [
      'over a part in a loop',
      { from: 1, first: 1, last: 2, loops: true },
      [
        [7, 150],
        [0, 50],
        [7, 150],
        [0, 50],
      ],
    ],
  ])('are mixed %s', (_, frames, runs) => {
    expect(heard(frames)).toEqual(runs);
  });

  it('They are mixed for the film too', () => {
    expect(heard({}, true)).toEqual(heard({}));
  });

  it('Sounds that cannot be heard are reported once, when the mix reaches them', () => {
    const engine = opened(['<DOMFrame index="0" soundName="broken"/>']);
    engine.beginMix({
      id: { scene: 0 },
      isFilm: false,
      frames: { from: 0, first: 0, last: 0, loops: false },
    });
    expect(engine.nextMix().silent).toEqual([expect.stringContaining('the sound "broken" is silent')]);
    expect(engine.nextMix().silent).toEqual([]);
  });

  it('They are none where no keyframe has one; frames that are not there are refused', () => {
    const frames = { from: 0, first: 0, last: 0, loops: true };
    expect(opened(['<DOMFrame index="0"/>']).beginMix({ id: { scene: 0 }, isFilm: false, frames })).toBe(
      false,
    );
    const begin = (): unknown =>
      opened().beginMix({ id: { scene: 0 }, isFilm: false, frames: { ...frames, last: 3 } });
    expect(begin).toThrow('there are no frames 0 to 3');
  });

  it('They are decoded anew when another document is open', () => {
    const engine = opened();
    engine.sound({ path: 'a' });
    opened([''], [{ ...A, samples: [7] }], engine);
    expect([...engine.sound({ path: 'a' }).samples]).toEqual([7]);
  });
});
