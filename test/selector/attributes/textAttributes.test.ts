import { createHost } from '../../../app';
import { $ } from '../../../src';

const { document } = createHost({
  library: [{ name: 'star', type: 'movie clip' }],
  layers: [
    {
      elements: [
        { text: 'Hello', name: 'title', face: 'Arial', size: 20, color: '#FF0000' },
        { text: 'Score: 12', name: 'score', face: 'Verdana', size: 12 },
        { text: 'Go', name: 'go', face: 'TimesNewRomanPS-BoldMT', size: 9 },
        { item: 'star', name: 'clip' },
      ],
    },
  ],
});

describe('the attributes of texts', () => {
  it.each([
    ['[text]', 'title score go'],
    ['[text=Hello]', 'title'],
    ['[text*=12]', 'score'],
    ['[text^=Score][font=Verdana]', 'score'],
    ['[font]', 'title score go'],
    ['[font=Arial]', 'title'],
    ['[font=ARIAL]', ''],
    ['[font=Times New Roman]', 'go'],
    ['[font="Times New Roman Bold"]', 'go'],
    ['[font=TimesNewRomanPS-BoldMT]', 'go'],
    ['[font!=Times New Roman]', 'title score clip'],
    ['[font=Times*]', 'go'],
    ['[font=times*]', ''],
    ['[font^=Times New]', ''],
    ['[font=Arial], [font=Verdana][text*=Sc]', 'title score'],
    ['[size]', 'title score go'],
    ['[size>12]', 'title'],
    ['[size=12][text*=12]', 'score'],
    ['[size=20][font=Verdana]', ''],
    ['[text!=Hello]', 'score go clip'],
    [':not([text])', 'clip'],
    [':not([font])', 'clip'],
    [':not([size])', 'clip'],
    ['[fill=#F00]', 'title'],
    ['[fill=#ff0000][text=Hello]', 'title'],
    ['[fill!=#FF0000]', 'score go clip'],
    ['[stroke]', ''],
    ['[tint=#00FF00]', ''],
  ])('%s finds "%s"', (query, names) => {
    expect($(query, document).pluck('name').join(' ')).toBe(names);
  });
});
