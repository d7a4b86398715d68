import { parseFrameScript } from '../../../../host-mocks/model/playing/parseFrameScript';

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
