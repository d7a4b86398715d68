import fc from 'fast-check';
import { parseFrameScript, plainCommands, readFrameScript } from '../../../film/playing/parseFrameScript';

describe('which scripts need no compiler', () => {
  it.each<[string, number, boolean]>([
    ['stop();', 3, true],
    ['this.stop()', 3, true],
    ['/* held */ stop(); // until clicked', 3, true],
    ['import flash.media.SoundMixer;\nSoundMixer.stopAll();', 3, true],
    ['gotoAndPlay(3, "Scene 2");', 3, true],
    ['gotoAndPlay("a,b");', 3, false],
    ['stopAllSounds();', 3, false],
    ['SoundMixer.stopAll();', 2, false],
    ['gotoAndStop(frame);', 3, false],
    ['gotoAndStop(0);', 3, false],
    ['stop(1);', 3, false],
    ['if (x) stop();', 3, false],
    ['mc.stop();', 3, false],
    ['var a = 1;', 2, false],
    ['stop', 2, false],
    ['toString();', 3, false],
  ])('%s in ActionScript %d: %s', (text, language, isPlain) => {
    expect(parseFrameScript(text, language) !== undefined).toBe(isPlain);
  });
});

it('Frames of HTML5 Canvas count from 0, those of ActionScript from 1', () => {
  expect(parseFrameScript('this.gotoAndPlay(0);', 3, 0)).toEqual([{ kind: 'go', target: 0, plays: true }]);
  expect(parseFrameScript('this.gotoAndPlay(0);', 3)).toBeUndefined();
});

it.each<[string, string, boolean]>([
  ['stop(); stopAllSounds();', 'stop stopAllSounds', true],
  ['SoundMixer.stopAll();', 'stopAllSounds', true],
  ['var a; stop();', 'stop', false],
  ['', '', true],
])('A script of any version, %j, has the commands %j, and is read whole: %p', (text, kinds, isWhole) => {
  const { commands, ...rest } = readFrameScript(text);
  expect([commands.map(({ kind }) => kind).join(' '), rest]).toEqual([kinds, { isWhole }]);
});

describe('what is obeyed of other scripts', () => {
  it.each<[string, string]>([
    ['stop();\nbutton.addEventListener("click", go);\nfunction go(e) { gotoAndPlay(2); }', 'stop'],
    ['var a = 1; this.stop();', 'stop'],
    ['function go() { stop(); }\ngotoAndStop("end")', 'go'],
    ['stop()\nstopAllSounds()\nplay()\nx = 1', 'stop stopAllSounds play'],
    ['if (a) { stop(); } else { play(); } nextFrame();', 'next'],
    ['if (a)\n  stop();', ''],
    ['if (a) play(); else stop();', ''],
    ['for (;;) stop();', ''],
    ['on("stop();"); // stop();\n/* stop(); */', ''],
    ['a = "\\"; stop();"; play();', 'play'],
    ['mc.stop(); _root.stop(); restop(); stop;', ''],
    ['a = [stop(), { b: stop() }];', ''],
    ['}}} stop();', 'stop'],
    ['((( stop();', ''],
    ['/* stop();', ''],
  ])('%j: %s', (text, expected) => {
    const kinds = plainCommands(text).map(({ kind }) => kind);
    expect(kinds.join(' ')).toBe(expected);
  });

  it('Any text is read in no time, and a script that is plain means the same', () => {
    const piece = fc.constantFrom(
      'stop()',
      ';',
      '{',
      '}',
      '(',
      ')',
      '"',
      "'",
      '/*',
      '*/',
      '//',
      '\n',
      ' ',
      'a',
      'play();',
      'this.',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
        const text = pieces.join('');
        const whole = parseFrameScript(text, 2);
        if (whole && !/["']/.test(text)) expect(plainCommands(text)).toEqual(whole);
        else expect(Array.isArray(plainCommands(text))).toBe(true);
      }),
    );
    expect(plainCommands('"'.repeat(100_001) + '(/*'.repeat(100_000))).toEqual([]);
    for (const part of ['/*', '\\"', "\\'"])
      expect(readFrameScript(part.repeat(500_000))).toEqual({ commands: [], isWhole: false });
  });
});
