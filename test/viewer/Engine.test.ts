import { createHost, openHost } from '../../app/browser';
import type { DocumentLiteral } from '../../app/literal/DocumentLiteral';
import { Engine, faultOf } from '../../viewer/engine/Engine';
import { MAX_LISTED, type QueryResult } from '../../viewer/protocol';
import { Bytes } from '../document/binary/Bytes';
import { makeFlash5, plainTimeline, square } from '../document/binary/makeFlash5';

const DOCUMENT = {
  width: 300,
  height: 200,
  library: [
    { name: 'star', layers: [{ elements: [{ shape: 'rectangle' as const, width: 10, height: 20 }] }] },
    { name: 'ui/button', type: 'button' as const },
  ],
  layers: [
    {
      name: 'top',
      frames: [
        { duration: 5, name: 'start', elements: [{ item: 'star', name: 'a', x: 50, y: 60 }] },
        { duration: 5, elements: [{ item: 'star', name: 'b', x: 1, y: 2 }] },
      ],
    },
    { name: 'below', elements: [] },
  ],
};

const SCENE = { scene: 0 };

function opened(): Engine {
  const engine = new Engine();
  engine.open({ source: createHost(DOCUMENT).save(), name: 'star.fla' });
  return engine;
}

/** What a query gives at the first frame. */
function ask(text: string, frame = 0): QueryResult {
  return opened().query({ text, id: SCENE, frame });
}

describe('the engine of the viewer', () => {
  it('A document is described', () => {
    const { name, width, scenes, items } = opened().describe();
    expect([name, width, scenes]).toEqual(['star.fla', 300, ['Scene 1']]);
    expect(items.map(({ path, type }) => [path, type])).toEqual(
      expect.arrayContaining([
        ['star', 'movie clip'],
        ['ui/button', 'button'],
        ['ui', 'folder'],
      ]),
    );
  });

  it('A text that a query finds is listed with its first words, on one line', () => {
    const engine = new Engine();
    const texts = ['Good\rnight', 'x'.repeat(90)].map((text) => ({ text, width: 100, height: 20 }));
    engine.open({ source: createHost({ layers: [{ elements: texts }] }).save(), name: 'words.fla' });
    const { matches } = engine.query({ text: ':text', id: SCENE, frame: 0 });
    expect(matches.map(({ text }) => text)).toEqual([
      '(static text) “Good night”',
      `(static text) “${'x'.repeat(80)}”`,
    ]);
  });

  it('The properties of a motion object have the way of each property that changes', () => {
    const engine = new Engine();
    const host = createHost({
      library: [{ name: 'ball' }],
      layers: [{ frames: [{ duration: 5, elements: [{ item: 'ball', x: 10, y: 20 }] }] }],
    });
    const key = (time: number, value: number): string =>
      `<Keyframe anchor="0,${value}" next="0,${value}" previous="0,${value}" roving="0" timevalue="${time}"/>`;
    host.run('fl.getDocumentDOM().getTimeline().createMotionObject(0, 5)');
    host.document
      .getTimeline()
      .layers[0].frames[0].setMotionObjectXML(
        '<AnimationCore TimeScale="24000" Version="1" duration="5000"><TimeMap strength="0" type="Quadratic"/>' +
          '<PropertyContainer id="headContainer"><PropertyContainer id="Basic_Motion">' +
          `<Property enabled="1" id="Motion_X" ignoreTimeMap="0" readonly="0" visible="1">${key(0, 0)}${key(4000, -30)}</Property>` +
          '</PropertyContainer></PropertyContainer></AnimationCore>',
      );
    engine.open({ source: host.save(), name: 'motion.fla' });
    const groups = engine.properties({ id: SCENE, frame: 2, of: { kind: 'keyframe', layer: 0 } });
    const way = groups.find(({ title }) => title === 'Motion_X');
    expect(way?.rows).toEqual([
      ['first', 0],
      ['last', -30],
      ['least', -30],
      ['greatest', 0],
    ]);
    expect([way?.curve?.[0], way?.curve?.[20], way?.curve?.[40]]).toEqual([1, 0.5, 0]);
  });

  it('A binary FLA opens, and its stage is drawn', () => {
    const engine = new Engine();
    const elements = new Bytes().newClass('CPicShape').add(square(100, 50, 200, [255, 0, 0, 255]));
    engine.open({ source: makeFlash5({ 'P 1': plainTimeline(elements) }), name: 'old.fla' });
    const { name, width, height } = engine.describe();
    expect([name, width, height]).toEqual(['old.fla', 550, 400]);
    expect(engine.timeline({ id: SCENE }).layers.map((layer) => layer.name)).toEqual(['Layer 1']);
    expect(engine.frame({ id: SCENE, frame: 0 }).svg).toMatch(/<path d="M100 50L300 50[^>]* fill="#FF0000"/);
  });

  it('What is open stays where another document cannot be opened', () => {
    const engine = opened();
    expect(() => engine.open({ source: new Uint8Array([1, 2, 3]), name: 'broken.fla' })).toThrow();
    expect(engine.describe().name).toBe('star.fla');
    expect(engine.timeline({ id: SCENE }).frameCount).toBe(10);
    expect(engine.save().length).toBeGreaterThan(0);
  });

  it('A timeline is described, layers from the top', () => {
    const { frameCount, layers, view } = opened().timeline({ id: SCENE });
    expect(frameCount).toBe(10);
    expect(view).toEqual({ x: 0, y: 0, width: 300, height: 200 });
    expect(layers.map(({ name }) => name)).toEqual(['top', 'below']);
    expect(layers[0].keyframes.map(({ start, duration, label }) => [start, duration, label])).toEqual([
      [0, 5, 'start'],
      [5, 5, ''],
    ]);
  });

  it('A symbol has a view with room for what it shows', () => {
    const { view } = opened().timeline({ id: { symbol: 'star' } });
    expect(view.width).toBeGreaterThanOrEqual(10);
    expect(view.height).toBeGreaterThanOrEqual(20);
  });

  it('Frames are drawn, each once', () => {
    const engine = opened();
    const first = engine.frame({ id: SCENE, frame: 0 });
    expect(first.svg).toContain('<svg');
    expect(engine.frame({ id: SCENE, frame: 0 })).toBe(first);
    expect(engine.frame({ id: SCENE, frame: 7 }).svg).not.toBe(first.svg);
    expect(() => engine.frame({ id: SCENE, frame: 10 })).toThrow(
      'frame must be a whole number from 0 to 9, got 10',
    );
  });

  it('A frame is saved as render draws it, whatever layers are shown', () => {
    const engine = opened();
    engine.frame({ id: SCENE, frame: 7, without: [0] });
    expect(engine.svg({ id: SCENE, frame: 7 })).toBe(openHost(engine.save()).render({ frame: 7 }));
    expect(() => engine.svg({ id: SCENE, frame: 10 })).toThrow(RangeError);
  });

  it.each([
    ['*', 'element'],
    ['$ a', 'element'],
    ['$$ star', 'item'],
    ['layers top', 'layer'],
    ['frames :first', 'frame'],
  ])('The query %s finds matches of the kind %s', (text, kind) => {
    let found: QueryResult;
    try {
      found = ask(text);
    } catch (error) {
      throw new Error(`${text}: ${(error as Error).message}`, { cause: error });
    }
    expect(found.count).toBeGreaterThan(0);
    expect(new Set(found.matches.map((match) => match.kind))).toEqual(new Set([kind]));
  });

  it('A match of an element says where it is at that frame', () => {
    const [match] = ask('*', 6).matches;
    expect(match).toMatchObject({ kind: 'element', name: 'b', item: 'star', layer: 0, start: 5 });
  });

  it.each([
    ['$ star:', 7],
    ['  layers  [x', 12],
    ['$$ a[', 5],
  ])('A fault of %s has its place in the text that was asked', (text, index) => {
    let fault;
    try {
      ask(text);
    } catch (error) {
      fault = faultOf(error);
    }
    expect(fault).toMatchObject({ name: 'SelectorError', index });
  });

  it('A script changes the document, and what is saved has the changes', () => {
    const engine = opened();
    const before = engine.frame({ id: SCENE, frame: 0 });
    const { output, error } = engine.run({
      source: '$("a").attr("x", 99); fl.trace($("*").length);',
      name: 'a.jsfl',
    });
    expect([output, error]).toEqual([['1'], null]);
    expect(engine.frame({ id: SCENE, frame: 0 }).svg).not.toBe(before.svg);
    const again = new Engine();
    again.open({ source: engine.save(), name: 'again.fla' });
    expect(again.frame({ id: SCENE, frame: 0 })).toEqual(engine.frame({ id: SCENE, frame: 0 }));
  });

  it('What a script traces and what it shows in an alert is in its order', () => {
    const engine = opened();
    engine.run({ source: 'fl.trace("before")', name: 'a.jsfl' });
    const { output } = engine.run({ source: 'fl.trace(1); alert("hi"); fl.trace(2)', name: 'a.jsfl' });
    expect(output).toEqual(['1', 'hi', '2']);
  });

  it('An error of a script is reported with its position', () => {
    const { error } = opened().run({ source: '\nthrow new Error("no");', name: 'a.jsfl' });
    expect(error).toMatchObject({ message: 'no', frames: ['a.jsfl:2'] });
  });

  it.each([
    ['that cannot be read names line and column', 'var a;\n\nvar var', ['a.jsfl:3:5']],
    ['that reads a text which is wrong names its own line', '\nJSON.parse("{")', ['a.jsfl:2']],
    ['that throws such an error names its own line', '\n\nthrow new SyntaxError("mine")', ['a.jsfl:3']],
  ])('A script %s', (_, source, frames) => {
    expect(opened().run({ source, name: 'a.jsfl' }).error).toMatchObject({ name: 'SyntaxError', frames });
  });

  it('A script that the engine of Animate does not read is refused, with every place', () => {
    const engine = opened();
    const { error, output } = engine.run({
      source: 'fl.trace(1);\nlet a = 1;\nvar f = () => a;',
      name: 'a.jsfl',
    });
    expect(output).toEqual([]);
    expect(error).toMatchObject({
      name: 'SyntaxError',
      message: "Animate's engine does not have declarations with let: write var",
      frames: ['a.jsfl:2:1', 'a.jsfl:3:9'],
    });
  });

  it('The first matches have lines for the list, the rest have names; all have boxes', () => {
    const engine = new Engine();
    const elements = Array.from({ length: MAX_LISTED + 5 }, (_, index) => ({
      item: 'star',
      name: `star${index}`,
      x: index,
    }));
    const many = { ...DOCUMENT, layers: [{ name: 'top', elements }] };
    engine.open({ source: createHost(many).save(), name: 'many.fla' });
    const { count, matches } = engine.query({ text: '*', id: SCENE, frame: 0 });
    expect(count).toBe(MAX_LISTED + 5);
    const texts = matches.map(({ text }) => text);
    expect(texts[MAX_LISTED - 1]).toBe(`star${MAX_LISTED - 1} (movie clip, star)`);
    expect(texts.slice(MAX_LISTED)).toEqual(elements.slice(MAX_LISTED).map(({ name }) => name));
    const last = matches[count - 1];
    expect(last.kind === 'element' && last.box.left - last.box.right).toBe(-10);
  });
});

describe('the film of a timeline', () => {
  const walk = {
    name: 'walk',
    layers: [
      {
        frames: [0, 20, 40].map((x) => ({
          elements: [{ shape: 'rectangle' as const, width: 10, height: 10, fill: '#FF0000', x }],
        })),
      },
    ],
  };

  function filmOf(layers: DocumentLiteral['layers']): Engine {
    const engine = new Engine();
    engine.open({ source: createHost({ library: [walk], layers }).save(), name: 'walk.fla' });
    return engine;
  }

  it('It plays the clips of a stage of one frame', async () => {
    const engine = filmOf([{ elements: [{ item: 'walk' }] }]);
    expect(await engine.film({ id: SCENE })).toEqual({ frameCount: 3, differsFromTimeline: true });
    const pictures = [0, 1, 2].map((frame) => engine.filmFrame({ id: SCENE, frame }));
    expect(pictures.map(({ playhead }) => playhead)).toEqual([0, 0, 0]);
    expect(new Set(pictures.map(({ svg }) => svg)).size).toBe(3);
    expect(engine.filmFrame({ id: SCENE, frame: 0 }).svg).toBe(engine.frame({ id: SCENE, frame: 0 }).svg);
    expect(() => engine.filmFrame({ id: SCENE, frame: 3 })).toThrow('the film has 3 frames, got 3');
  });

  it('A film without clips and scripts shows the frames of the timeline', async () => {
    const engine = filmOf([{ duration: 4, elements: [{ shape: 'oval', width: 9, height: 9 }] }]);
    expect(await engine.film({ id: SCENE })).toEqual({ frameCount: 4, differsFromTimeline: false });
  });

  it('It says where the playhead is, as scripts send it', async () => {
    const engine = filmOf([{ frames: [{}, {}, { script: 'gotoAndStop(2);' }] }]);
    expect(await engine.film({ id: SCENE })).toMatchObject({ differsFromTimeline: true });
    expect(engine.filmFrame({ id: SCENE, frame: 1 }).playhead).toBe(1);
  });
});
