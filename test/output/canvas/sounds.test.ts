import { FilmTimeline } from '../../../film/records/FilmTimeline';
import type { FrameLiteral } from '../../../app/literal/DocumentLiteral';
import { CompiledTimeline } from '../../../film/tracks/CompiledTimeline';
import type { XmlNode } from '../../../document/xml/XmlNode';
import { openLiteral } from '../../support/openModel';
import { publish } from './support/film';

/** What the keyframes of the sounds say, in the order of frames: each is two frames long. */
type Said = Readonly<Record<string, string>>;

function film(...said: Said[]): ReturnType<typeof publish> {
  const frames: FrameLiteral[] = said.map(() => ({ duration: 2, sound: 'hum.mp3' }));
  const document = openLiteral({
    attributes: { filetypeGUID: '3CE50BB6-55CF-47A6-B591-01286DDDC64C' },
    library: [{ name: 'hum.mp3', type: 'sound' }],
    layers: [{ name: 'one', frames: [...frames, { duration: 2 }] }],
  });
  const { sounds } = new CompiledTimeline(FilmTimeline.of(document.timelines[0].node), document.film).notes;
  sounds.forEach(({ sound }, i) => {
    const keyframe = sound.element as XmlNode;
    for (const [name, value] of Object.entries(said[i])) keyframe.setAttr(name, value);
  });
  return publish(document);
}

/** The statements of the frames' functions, by frames. */
function statements(...said: Said[]): Record<string, string> {
  const { script } = film(...said);
  const functions = script.matchAll(/this\.frame_(\d+) = function\(\) \{\n([^]*?)\n\t\}/g);
  return Object.fromEntries(
    [...functions].map(([, frame, body]) => [frame, body.replace(/\s*\n\s*/g, ' ').trim()]),
  );
}

const STOP = 'stopKeptSound("hum");';
const KEEP = 'keepSound("hum", playSound("hum"));';

describe('sounds of keyframes', () => {
  it.each<[how: string, said: Said[], expected: Record<string, string>]>([
    ['events play', [{}], { 0: 'playSound("hum");' }],
    ['repeats count on', [{ soundLoop: '3' }], { 0: 'playSound("hum",2);' }],
    ['loops have no end', [{ soundLoopMode: 'loop' }], { 0: 'playSound("hum",-1);' }],
    ['a stop stops what events began', [{}, { soundSync: 'stop' }], { 0: KEEP, 2: STOP }],
    ['a start waits for silence', [{ soundSync: 'start' }], { 0: `if(!isSoundKept("hum")) { ${KEEP} }` }],
    ['a stream ends with its frames', [{ soundSync: 'stream' }], { 0: `${STOP} ${KEEP}`, 2: STOP }],
    [
      'a stream ends before the next sound begins',
      [{ soundSync: 'stream' }, {}],
      { 0: `${STOP} ${KEEP}`, 2: `${STOP} ${KEEP}` },
    ],
  ])('%s', (_how, said, expected) => {
    expect(statements(...said)).toEqual(expected);
  });

  it('The functions that keep sounds are written where they are needed', () => {
    expect(film({}).script).not.toContain('keepSound');
    const { script } = film({ soundSync: 'stop' });
    expect(script).toContain('function stopKeptSound(id)');
    expect(() => new Function(script)).not.toThrow();
  });

  it.each<[said: Said, what: string, isWarning: true | undefined]>([
    [{ soundSync: 'stream' }, 'begins and ends with its frames', true],
    [{ soundEffect: 'fade in' }, 'The effect "fade in" of a sound is left out.', undefined],
    [{ soundEffect: 'loud' }, 'The word "loud" of soundEffect counts as "none".', undefined],
    [{ inPoint44: '44100' }, 'is heard whole', undefined],
  ])('%j is reported', (said, what, isWarning) => {
    const [loss, ...others] = film(said).losses;
    expect(loss.what).toContain(what);
    expect(loss.isWarning).toBe(isWarning);
    expect(others).toEqual([]);
  });
});
