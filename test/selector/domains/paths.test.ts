import { createHost } from '../../../app';
import { $ } from '../../../src';

function open() {
  const { document } = createHost({
    layers: [
      { name: 'ui', type: 'folder' },
      { name: 'buttons', parent: 'ui', frames: [{ name: 'up', duration: 2 }, { name: 'down' }] },
      { name: 'sky', frames: [{ name: 'night' }] },
      { name: 'constructor', frames: [{ name: 'built' }] },
    ],
  });
  return { document, layers: document.getTimeline().layers };
}

describe('paths of layers', () => {
  it.each([
    ['/ui', 'ui'],
    ['/ui/buttons', 'buttons'],
    ['/ui/*', 'buttons'],
    ['/buttons', ''],
    ['/UI/Buttons', 'buttons'],
    ['/sky, /ui/buttons', 'buttons sky'],
    ['/constructor', 'constructor'],
    ['/sky[name=sky]', 'sky'],
    ['/sky[path=sky]', ''],
    ['[path]', ''],
    ['.sky', ''],
    [':not(.sky)', 'ui buttons sky constructor'],
  ])('$.layers(%j) finds "%s"', (query, names) => {
    expect($.layers(query, open().document).pluck('name').join(' ')).toBe(names);
  });
});

describe('paths of keyframes, which are those of their layers', () => {
  it.each([
    ['/ui/buttons', 'up down'],
    ['/buttons', ''],
    ['/sky, /ui/*', 'up down night'],
    ['/ui/buttons, :last', 'up down night built'],
    ['/constructor', 'built'],
    ['/ui/buttons[path=ui/buttons]', ''],
    ['.sky', ''],
    [':not(.sky)', 'up down night built'],
  ])('$.frames(%j) finds "%s"', (query, names) => {
    expect($.frames(query, open().document).pluck('name').join(' ')).toBe(names);
  });

  it.each([
    ['/*', 'night'],
    ['/sky', 'night'],
    [':not(/*)', 'up'],
    [':first', 'up night'],
    ['*:nth(2)', ''],
  ])('A keyframe of another document is on no layer: %j finds "%s"', (query, names) => {
    const { document, layers } = open();
    const other = open().layers[1].frames[0];
    expect($.frames(query, [other, layers[2].frames[0]], document).pluck('name').join(' ')).toBe(names);
  });
});
