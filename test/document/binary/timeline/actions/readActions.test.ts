import { ByteReader } from '../../../../../document/binary/archive/ByteReader';
import { readActions } from '../../../../../document/binary/timeline/actions/readActions';
import { Bytes } from '../../Bytes';

/** A script that was put together from a menu: the form, what nothing uses, and the actions. */
function list(...actions: readonly Bytes[]): Bytes {
  const bytes = new Bytes().u32(0, 0, 0, actions.length);
  for (const action of actions) bytes.add(action);
  return bytes;
}

/** Fields in their order: numbers of 32 bits and strings. */
function action(...fields: readonly (number | string)[]): Bytes {
  const bytes = new Bytes();
  for (const field of fields) {
    if (typeof field === 'number') bytes.u32(field);
    else bytes.string(field);
  }
  return bytes;
}

function textOf(script: Bytes): string {
  const bytes = script.u8(0xaa).done();
  const reader = new ByteReader(bytes);
  const text = readActions(reader);
  expect(reader.rest).toBe(1);
  return text;
}

const PLAY = action(0x01);

describe('a list of actions', () => {
  it.each<[string, (number | string)[]]>([
    ['stop();', [0x02]],
    ['stopAllSounds();', [0x04]],
    ['gotoAndPlay(11);', [0, 0, 0, '', '11', 1]],
    ['gotoAndStop("zone", 1);', [0, 0, 0, 'zone', '1', 0]],
    ['gotoAndPlay("start");', [0, 0, 1, '', 'start', 1]],
    ['gotoAndStop(mouths[frame++]);', [0, 0, 2, '', 'mouths[frame++]', 0]],
    ['nextFrame();', [0, 0, 3, '', '1', 1]],
    ['prevFrame();', [0, 0, 4, '', '1', 1]],
    ['nextScene();', [0, 0, 5, '', '1', 1]],
    ['prevScene();', [0, 0, 6, '', '1', 1]],
    ['getURL("a.html", "_blank");', [5, 0, 'a.html', '_blank', 0, 0, 0]],
    ['getURL(where, "_top", "POST");', [5, 0, 'where', '_top', 1, 0, 2]],
    ['getURL("a.html");', [5, 0, 'a.html', '', 0, 0, 0]],
    ['fscommand("allowscale", "false");', [6, 0, 'allowscale', 0, 'false', 0]],
    ['loadMovieNum("a.swf", 1);', [7, 0, 0, 'a.swf', 0, 0, '1', 1, 0]],
    ['loadMovieNum("a.swf", 45);', [7, 0, 0, 'a.swf', 0, 0, '45', 0, 0]],
    ['loadMovie("a.swf", clip, "GET");', [7, 0, 0, 'a.swf', 0, 1, 'clip', 1, 1]],
    ['loadMovie("a.swf", "/clip");', [7, 0, 0, 'a.swf', 0, 0, '/clip', 0, 1]],
    ['setProperty("/big", _visible, "0");', [0x17, 0, 7, '0', 0, '/big', 0]],
    ['message = "he said \\"no\\"";', [0x18, 0, 'message', 0, 'he said "no"', 0]],
    ['x = x + 1;', [0x18, 0, 'x', 0, 'x + 1', 1]],
    ['set("s" add r, "-4");', [0x18, 0, '"s" add r', 1, '-4', 0]],
    ['duplicateMovieClip("a", counter, counter);', [0x19, 0, 0, 'a', 0, 'counter', 1, 'counter']],
    ['startDrag("/bug");', [0x1a, 0, '/bug', 0, '', '', '', '', 0, 0, 0]],
    ['startDrag(clip, true, 1, 2, 3, 4);', [0x1a, 0, 'clip', 1, '1', '2', '3', '4', 1, 1, 0]],
    ['startDrag("", false, 1, 2, 3, 4);', [0x1a, 0, '', 0, '1', '2', '3', '4', 0, 1, 0]],
    ['call("loop");', [0x1b, 0, 'loop', 0]],
    ['// two lines', [0x1c, 0, 'two\rlines']],
    ['stopDrag();', [0x1d]],
    ['removeMovieClip(clip);', [0x1e, 0, 'clip', 1]],
    ['unloadMovieNum(5);', [0x1f, 0, '5', 1, 0]],
    ['loadVariablesNum("q.txt", 0);', [0x20, 0, 'q.txt', 0, 0, '0', 1, 0]],
    ['#include "a.as"', [0x21, 0, 'a.as']],
    ['delete time;', [0x24, 0, 'time', 1]],
    ['var a = 1;', [0x27, 0, 'a = 1']],
    ['Mouse.hide();', [0x29, 1, 'Mouse.hide()']],
  ])('%s', (expected, fields) => {
    expect(textOf(list(action(...fields)))).toBe(expected);
  });

  it.each<[string, (number | string)[], number]>([
    ['tellTarget ("/ball") {', [8, 0, '/ball', 0], 9],
    ['ifFrameLoaded ("end", 125) {', [0x0a, 0, 'end', '125', 0], 0x13],
    ['on (release, releaseOutside) {', [0x0b, 0, 6, 0], 0x0c],
    ['on (press, keyPress "<Enter>") {', [0x0b, 0, 0x81, 13], 0x0c],
    ['on (keyPress "b") {', [0x0b, 0, 0x80, 98], 0x0c],
    ['onClipEvent (enterFrame) {', [0x0d, 0, 2], 0x0e],
    ['if (a == 1) {', [0x0f, 0, 'a == 1'], 0x12],
    ['while (n >= 1) {', [0x14, 0, 'n >= 1'], 0x15],
    ['function add (a, b) {', [0x25, 0, 'add', 'a, b'], 0x26],
    ['for (i = 0; i < 4; i++) {', [0x2c, 1, 'i = 0\r', 'i < 4', 'i++'], 0x2d],
    ['for (i in this) {', [0x2f, 1, 'i', 'this'], 0x30],
  ])('%s contains a block', (opening, fields, closing) => {
    expect(textOf(list(action(...fields), PLAY, action(closing)))).toBe(`${opening}\n\tplay();\n}`);
  });

  it('The parts if, else if and else are one statement', () => {
    const actions = [
      action(0x0f, 0, 'a'),
      PLAY,
      action(0x11, 0, 'b'),
      PLAY,
      action(0x10),
      PLAY,
      action(0x12),
    ];
    expect(textOf(list(...actions))).toBe(
      'if (a) {\n\tplay();\n} else if (b) {\n\tplay();\n} else {\n\tplay();\n}',
    );
  });

  it('An empty list is not a script', () => {
    expect(textOf(list())).toBe('');
  });

  it('Ends without a beginning stay at the left', () => {
    expect(textOf(list(action(0x0c), PLAY))).toBe('}\nplay();');
  });

  it('An action that is not known is a fault, for its length is not known', () => {
    expect(() => textOf(list(action(0x99)))).toThrow('a script has the action 153, which is not known');
  });
});

describe('a text', () => {
  it.each([
    ['of Flash 5', new Bytes().u32(0, 1)],
    ['of Flash MX 2004, with breakpoints', new Bytes().u32(4, 1, 7, 2, 1, 2)],
    ['of Flash CS3, with folded blocks', new Bytes().u32(5, 1, 7, 0, 2, 1, 2)],
  ])('%s is kept unchanged', (_, head) => {
    expect(textOf(head.string('stop();'))).toBe('stop();');
  });
});
