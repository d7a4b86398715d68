import { createHost, type HostHandle } from '../../../app';
import { $, $$ } from '../../../src';

let host: HostHandle;
beforeEach(() => {
  host = createHost({
    library: [{ name: 'star' }],
    layers: [{ elements: [{ item: 'star', name: 'graphic' }] }],
  }).install();
});
afterEach(() => host.dispose());

/** What is traced below the table of a query that finds nothing. */
function hintOf(ask: () => unknown): string | undefined {
  ask();
  return host.output
    .join('\n')
    .split('\n')
    .find((line) => /^ {2}(no |\/)/.test(line));
}

describe('A query that finds nothing receives a hint at what was meant', () => {
  it.each<[string, () => unknown, string | undefined]>([
    [
      'a pseudo of elements',
      () => $('movieclip', true),
      '  no element is named movieclip; did you mean :movieclip?',
    ],
    [
      'in another case',
      () => $('MovieClip', true),
      '  no element is named MovieClip; did you mean :movieclip?',
    ],
    ['a pseudo of items', () => $$('sound', true), '  no item is named sound; did you mean :sound?'],
    [
      'a pseudo of layers',
      () => $.layers('locked', true),
      '  no layer is named locked; did you mean :locked?',
    ],
    [
      'a pseudo of keyframes',
      () => $.frames('tween', true),
      '  no frame is named tween; did you mean :tween?',
    ],
    ['an id of CSS', () => $('#star', true), '  no element is named #star; did you mean star?'],
    ['in a later part', () => $('sun, button', true), '  no element is named button; did you mean :button?'],
    [
      'backslashes of a regular expression that the script took away',
      () => $('[name~=/^w+d$/]', true),
      '  /^w+d$/ has no backslash; in a script write two for one: \\\\w',
    ],
    [
      'one in a later step',
      () => $.layers('Layer*:normal[name~=/s*x/i]', true),
      '  /s*x/ has no backslash; in a script write two for one: \\\\s',
    ],
    ['a regular expression with backslashes', () => $('[name~=/^\\w+\\d$/]', true), undefined],
    ['a regular expression of plain letters', () => $('[name~=/^wide_ball_x$/]', true), undefined],
    ['nothing but the sign of an id', () => $('#', true), undefined],
    ['a name', () => $('star', true), undefined],
    ['a pseudo of something else', () => $('locked', true), undefined],
    ['a pseudo that something is named like', () => $('graphic', true), undefined],
    ['a pseudo with its colon', () => $(':movieclip', true), undefined],
    [
      'a pseudo as a class',
      () => $('.movieclip', true),
      '  no element is named .movieclip; did you mean :movieclip?',
    ],
    ['a class', () => $('.Star', true), undefined],
    ['a name with a blank, of items', () => $$('Symbol 1', true), undefined],
    [
      'a path without its slash',
      () => $$('stars/*', true),
      '  no item is named stars/*; did you mean /stars/*?',
    ],
    ['an attribute', () => $('[rotatoin>5]', true), '  no element has rotatoin; did you mean rotation?'],
    ['an attribute of others', () => $('[textType=static]', true), undefined],
  ])('%s', (_, ask, expected) => {
    expect(hintOf(ask)).toBe(expected);
  });
});
