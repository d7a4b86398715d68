import { SaxesParser } from 'saxes';
import { ask, type Fields } from '../../src/menu/ask';

const world = globalThis as Record<string, unknown>;

type Tag = [name: string, attributes: Record<string, string>];

function tagsOf(xml: string): Tag[] {
  const tags: Tag[] = [];
  const parser = new SaxesParser();
  parser.on('opentag', ({ name, attributes }) => tags.push([name, attributes as Record<string, string>]));
  parser.write(xml).close();
  return tags;
}

afterEach(() => {
  delete world.fl;
  delete world.prompt;
});

/** Gives a host with dialogues of XML, which are answered in turn; returns the tags of each. */
function answerPanels(answers: (Record<string, string> | null)[]): Tag[][] {
  const panels: Tag[][] = [];
  world.fl = {
    xmlPanelFromString(xml: string) {
      panels.push(tagsOf(xml));
      return answers.shift();
    },
  };
  return panels;
}

/** Gives a host without such dialogues; returns what was asked: messages, and the texts in the fields. */
function answerPrompts(answers: (string | null)[]): string[][] {
  const asked: string[][] = [];
  world.fl = {};
  world.prompt = (...question: string[]) => {
    asked.push(question);
    return answers.shift();
  };
  return asked;
}

const FIELDS: Fields = { from: ['Old font', 'Arial'], to: ['New font', 'Georgia'] };

/** Work that cannot be done the first time. */
function failingOnce(problem: string): { work: (answers: object) => void; done: object[] } {
  const done: object[] = [];
  let count = 0;
  return {
    done,
    work(answers) {
      if (count++ === 0) throw new Error(problem);
      done.push(answers);
    },
  };
}

describe('in a dialogue of XML', () => {
  const frame = (title: string): Tag[] => [
    ['dialog', { buttons: 'accept, cancel', title }],
    ['vbox', {}],
  ];
  const field = (id: string, label: string, value: string): Tag[] => [
    ['label', { value: label, control: id }],
    ['textbox', { id, size: '50', value }],
  ];

  it('A title, and a label and a text for each field, are shown', () => {
    const panels = answerPanels([{ dismiss: 'accept', from: 'Times', to: '' }]);
    const got: object[] = [];
    expect(ask('Fonts', FIELDS, (answers) => got.push(answers))).toBe(true);
    expect(got).toEqual([{ from: 'Times', to: '' }]);
    expect(panels).toEqual([
      [...frame('Fonts'), ...field('from', 'Old font', 'Arial'), ...field('to', 'New font', 'Georgia')],
    ]);
  });

  it.each(['a & b', '<x>', '"said"', "'said'", 'one\ntwo', '&amp; && <<>> ""'])(
    'The text %j is shown as it is',
    (text) => {
      const panels = answerPanels([null]);
      ask(text, { query: [text, text] }, String);
      expect(panels).toEqual([[...frame(text), ...field('query', text, text)]]);
    },
  );

  it.each([null, { dismiss: 'cancel', from: 'a', to: 'b' }])(
    'Work is not done when it is closed with %j',
    (answer) => {
      answerPanels([answer]);
      const work = () => {
        throw new Error('done');
      };
      expect(ask('Fonts', FIELDS, work)).toBe(false);
    },
  );

  it('Faults are reported line by line, and what was typed is shown', () => {
    const panels = answerPanels([
      { dismiss: 'accept', from: 'a', to: 'b' },
      { dismiss: 'accept', from: 'c', to: 'd' },
    ]);
    const { work, done } = failingOnce('no font\n  "a" <^>');
    expect(ask('Fonts', FIELDS, work)).toBe(true);
    expect(done).toEqual([{ from: 'c', to: 'd' }]);
    const problem: Tag[] = [
      ['label', { value: 'no font' }],
      ['label', { value: '  "a" <^>' }],
    ];
    expect(panels[1]).toEqual([
      ...frame('Fonts'),
      ...problem,
      ...field('from', 'Old font', 'a'),
      ...field('to', 'New font', 'b'),
    ]);
  });

  it('Members that another script added to all objects are not shown as fields', () => {
    const panels = answerPanels([null]);
    const all = Object.prototype as unknown as Record<string, unknown>;
    all.added = ['label', 'text'];
    try {
      ask('Fonts', { from: ['Old font', 'Arial'] }, String);
    } finally {
      delete all.added;
    }
    expect(panels).toEqual([[...frame('Fonts'), ...field('from', 'Old font', 'Arial')]]);
  });
});

describe('without dialogues of XML', () => {
  it('Fields are asked for in order', () => {
    const asked = answerPrompts(['Times', '']);
    const got: object[] = [];
    expect(ask('Fonts', FIELDS, (answers) => got.push(answers))).toBe(true);
    expect(got).toEqual([{ from: 'Times', to: '' }]);
    expect(asked).toEqual([
      ['Fonts\nOld font', 'Arial'],
      ['Fonts\nNew font', 'Georgia'],
    ]);
  });

  it('Faults are reported before the first field, and what was typed is shown', () => {
    const asked = answerPrompts(['a', 'b', 'c', 'd']);
    const { work, done } = failingOnce('no font');
    expect(ask('Fonts', FIELDS, work)).toBe(true);
    expect(done).toEqual([{ from: 'c', to: 'd' }]);
    expect(asked.slice(2)).toEqual([
      ['no font\n\nFonts\nOld font', 'a'],
      ['Fonts\nNew font', 'b'],
    ]);
  });

  it('Work is not done when any field is cancelled', () => {
    const asked = answerPrompts(['a', null]);
    const work = () => {
      throw new Error('done');
    };
    expect(ask('Fonts', FIELDS, work)).toBe(false);
    expect(asked).toHaveLength(2);
  });
});
