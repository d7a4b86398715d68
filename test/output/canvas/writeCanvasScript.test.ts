import type {
  DocumentLiteral,
  ElementLiteral,
  FrameLiteral,
  LayerLiteral,
} from '../../../app/literal/DocumentLiteral';
import { publishLiteral } from './support/film';
import { LIBRARY, linesOf, SQUARE } from './support/samples';

const frames = (...list: FrameLiteral[]): DocumentLiteral => ({ layers: [{ name: 'one', frames: list }] });

describe('the order and the names of classes', () => {
  const classes = (literal: DocumentLiteral, name?: string): string[] =>
    [
      ...publishLiteral(literal, name).script.matchAll(
        /^\(lib(?:\.([^ ]+)|(\["[^ ]+)) = function\((?:mode|\))/gm,
      ),
    ]
      .map(([, plain, quoted]) => plain ?? quoted)
      .filter((found) => !['AnMovieClip'].includes(found));

  it('Bitmaps come first, then symbols from the last to the first, each after those it uses, then the stage', () => {
    const library: DocumentLiteral['library'] = [
      { name: 'a', layers: [{ elements: [{ item: 'c' }] }] },
      { name: 'b', layers: [{ elements: [SQUARE] }] },
      { name: 'c', layers: [{ elements: [SQUARE] }] },
      { name: 'unused', layers: [{ elements: [SQUARE] }] },
      { name: 'linked', linkageClassName: 'pack.Star', linkageExportForAS: true },
      { name: 'p.png', type: 'bitmap', width: 10, height: 10 },
    ];
    const layers = [{ elements: [{ item: 'a' }, { item: 'b' }, { item: 'p.png' }] }];
    expect(classes({ library, layers }, 'my film')).toEqual(['p', 'Star', 'c', 'b', 'a', 'myfilm']);
  });

  it.each<[item: string, name: string]>([
    ['Symbol 1', 'Symbol1'],
    ['folder/&#060Path&#062_0', 'Path_0'],
    ['元件 1', '元件1'],
    ['1st', '_1st'],
    ['film', 'film_1'],
    ['properties', 'properties_1'],
    ['__proto__', '__proto___1'],
  ])('The symbol "%s" is lib.%s', (item, name) => {
    const literal = {
      library: [{ name: item, layers: [{ elements: [SQUARE] }] }],
      layers: [{ elements: [{ item }] }],
    };
    expect(classes(literal)).toEqual([name, 'film']);
  });

  it('What a document exports for scripts is in the film under the names of its classes, used or not', () => {
    const linked = { linkageExportForAS: true };
    const { script, media } = publishLiteral({
      library: [
        { name: 'a/boom.mp3', type: 'sound', linkageClassName: 'sounds.Boom', ...linked },
        { name: 'hum.mp3', type: 'sound', ...linked },
        { name: 'unused.mp3', type: 'sound' },
        { name: 'a/p.png', type: 'bitmap', width: 10, height: 10, linkageClassName: 'Photo', ...linked },
        { name: 'q.png', type: 'bitmap', width: 10, height: 10 },
      ],
      layers: [{ frames: [{}] }],
    });
    expect(media.manifest.map(({ id }) => id)).toEqual(['Photo', 'Boom', 'hum']);
    expect(script).toContain('(lib.Photo = function()');
  });

  it('A document without an id gets one of what it shows', () => {
    const idOf = (fill: string, fileGUID?: string): string =>
      publishLiteral({
        attributes: fileGUID === undefined ? {} : { fileGUID },
        layers: [{ elements: [{ ...SQUARE, fill }] }],
      }).properties.id;
    expect(idOf('#FF0000')).toMatch(/^[0-9A-F]{32}$/);
    expect(idOf('#FF0000')).toBe(idOf('#FF0000'));
    expect(idOf('#FF0000')).not.toBe(idOf('#FF0001'));
    expect(idOf('#FF0000', 'a'.repeat(32))).toBe('A'.repeat(32));
  });

  it('Of two symbols with one name the one that is defined first keeps it', () => {
    const library = ['x/star', 'y/star'].map((name) => ({ name, layers: [{ elements: [SQUARE] }] }));
    const layers = [{ elements: [{ item: 'x/star' }, { item: 'y/star' }] }];
    expect(classes({ library, layers })).toEqual(['star', 'star_1', 'film']);
  });
});

describe('instances', () => {
  it.each([
    ['cursor', 'cursor'],
    ['hitArea', 'hitArea'],
    ['name', 'name'],
    ['x', 'instance'],
    ['isSingleFrame', 'instance'],
    ['constructor', 'instance'],
  ])('An instance called "%s" has the field "%s"', (name, field) => {
    const library = [{ name: 'clip', layers: [{ elements: [SQUARE] }] }];
    const { script, losses } = publishLiteral({ library, layers: [{ elements: [{ item: 'clip', name }] }] });
    expect(script).toContain(`this.${field} = new lib.clip();\n\tthis.${field}.name = "${name}";`);
    expect(losses).toHaveLength(name === field ? 0 : 1);
  });

  it.each<[title: string, element: ElementLiteral, lines: string[]]>([
    [
      'A clip',
      { item: 'clip', x: 5, y: 6.5 },
      ['this.instance = new lib.clip();', 'this.instance.setTransform(5,6.5);'],
    ],
    [
      'One with a name',
      { item: 'clip', name: 'star' },
      ['this.star = new lib.clip();', 'this.star.name = "star";'],
    ],
    [
      'One that is turned about its point',
      { item: 'clip', rotation: 90, transformationPoint: { x: 12.25, y: 57.75 } },
      ['this.instance = new lib.clip();', 'this.instance.setTransform(-57.8,12.2,1,1,90,0,0,12.2,57.8);'],
    ],
    [
      'One that is mirrored and transparent',
      { item: 'clip', matrix: { a: -1 }, alpha: 50 },
      [
        'this.instance = new lib.clip();',
        'this.instance.setTransform(0,0,1,1,0,0,180);',
        'this.instance.alpha = 0.5;',
      ],
    ],
    [
      'One that is hidden and blended',
      { item: 'clip', visible: false, blendMode: 'add' },
      [
        'this.instance = new lib.clip();',
        'this.instance.visible = false;',
        'this.instance.compositeOperation = "lighter";',
      ],
    ],
    [
      'A graphic that loops',
      { item: 'still', symbolType: 'graphic', firstFrame: 3 },
      ['this.instance = new lib.still("synched",3);'],
    ],
    [
      'A graphic that plays once',
      { item: 'still', symbolType: 'graphic', loop: 'play once' },
      ['this.instance = new lib.still("synched",0,false);'],
    ],
    [
      'A graphic with a single frame',
      { item: 'still', symbolType: 'graphic', loop: 'single frame', firstFrame: 2 },
      ['this.instance = new lib.still("single",2);'],
    ],
    [
      'A button',
      { item: 'button', symbolType: 'button' },
      [
        'this.instance = new lib.button();',
        'this.instance.parent = this;',
        'new cjs.ButtonHelper(this.instance,0,1,2,false,new lib.button(),3);',
      ],
    ],
    [
      'A bitmap',
      { item: 'photo.png', x: 1 },
      ['this.instance = new lib.photo();', 'this.instance.setTransform(1,0);'],
    ],
  ])('%s', (_title, element, lines) => {
    const point =
      'item' in element && !('transformationPoint' in element) ? { transformationPoint: { x: 0, y: 0 } } : {};
    expect(linesOf({ layers: [{ name: 'one', elements: [{ ...element, ...point }] }] })).toEqual([
      '// one',
      ...lines,
      'this.timeline.addTween(cjs.Tween.get(this.instance).wait(1));'.replace(
        'instance',
        'name' in element ? 'star' : 'instance',
      ),
    ]);
  });
});

describe('objects over time', () => {
  const at = (x: number, more: Partial<FrameLiteral> = {}): FrameLiteral => ({
    duration: 5,
    elements: [{ item: 'clip', x, transformationPoint: { x: 0, y: 0 } }],
    ...more,
  });
  const eased = (attributes: Record<string, string | number>): FrameLiteral =>
    at(0, { tweenType: 'motion', attributes });
  const tweens = (literal: DocumentLiteral): string[] =>
    linesOf(literal).flatMap((line) => /addTween\((.*)\);$/.exec(line)?.[1] ?? []);

  it.each<[title: string, list: FrameLiteral[], expected: string[]]>([
    ['An object that does not move', [at(0)], ['cjs.Tween.get(this.instance).wait(5)']],
    ['An object that jumps', [at(0), at(9)], ['cjs.Tween.get(this.instance).wait(5).to({x:9},0).wait(5)']],
    [
      'An object that comes later and goes',
      [{ duration: 3, elements: [] }, at(0), { duration: 2, elements: [] }],
      ['cjs.Tween.get(this.instance).wait(3).to({_off:false},0).to({_off:true},5).wait(2)'],
    ],
    [
      'A tween, and the last frame after it',
      [at(0, { tweenType: 'motion' }), at(9, { duration: 1 })],
      ['cjs.Tween.get(this.instance).to({x:9},5).wait(1)'],
    ],
    [
      'A tween with nothing after it is none',
      [at(0, { tweenType: 'motion' })],
      ['cjs.Tween.get(this.instance).wait(5)'],
    ],
    [
      'A slider of the ease, fast at first',
      [eased({ acceleration: -100 }), at(9)],
      ['cjs.Tween.get(this.instance).to({x:9},5,cjs.Ease.get(1)).wait(5)'],
    ],
    [
      'A named ease',
      [eased({ easeMethodName: 'cubicInOut' }), at(9)],
      ['cjs.Tween.get(this.instance).to({x:9},5,cjs.Ease.cubicInOut).wait(5)'],
    ],
    [
      'Full turns count on',
      [eased({ motionTweenRotate: 'counter-clockwise', motionTweenRotateTimes: 2 }), at(0)],
      ['cjs.Tween.get(this.instance).to({rotation:-720},5).wait(5)'],
    ],
    [
      'Another symbol at the end: the first one moves there and goes',
      [
        at(0, { tweenType: 'motion' }),
        { duration: 2, elements: [{ item: 'other', x: 9, transformationPoint: { x: 0, y: 0 } }] },
      ],
      [
        'cjs.Tween.get({}).to({state:[]}).to({state:[{t:this.instance_1}]},5).wait(2)',
        'cjs.Tween.get(this.instance).to({x:9,_off:true},5).wait(2)',
      ],
    ],
  ])('%s', (_title, list, expected) => {
    expect(tweens(frames(...list))).toEqual(expected);
  });

  it('Several objects are added and removed by one list, with the values that differ', () => {
    const two = (x: number): FrameLiteral => ({
      duration: 3,
      elements: [SQUARE, { item: 'clip', x, transformationPoint: { x: 0, y: 0 } }],
    });
    expect(tweens(frames(two(0), two(7), { elements: [SQUARE] }))).toEqual([
      'cjs.Tween.get({}).to({state:[{t:this.shape},{t:this.instance,p:{x:0}}]})' +
        '.to({state:[{t:this.shape},{t:this.instance,p:{x:7}}]},3).to({state:[{t:this.shape}]},3).wait(1)',
    ]);
  });

  it('A mask is a shape without paint, and each object below it has it', () => {
    const layers = [
      { name: 'hole', type: 'mask' as const, elements: [SQUARE] },
      { name: 'seen', parent: 'hole', elements: [{ item: 'clip', transformationPoint: { x: 0, y: 0 } }] },
    ];
    expect(linesOf({ layers })).toEqual([
      '// hole (mask)',
      'var mask = new cjs.Shape();',
      'mask._off = true;',
      'mask.graphics.p("Aj5D6IAAnzIHzAAIAAHzg");',
      'mask.setTransform(25,25);',
      '// seen',
      'this.instance = new lib.clip();',
      'var maskedShapeInstanceList = [this.instance];',
      'for(var shapedInstanceItr = 0; shapedInstanceItr < maskedShapeInstanceList.length; shapedInstanceItr++) {',
      '\tmaskedShapeInstanceList[shapedInstanceItr].mask = mask;',
      '}',
      'this.timeline.addTween(cjs.Tween.get(this.instance).wait(1));',
    ]);
  });

  it('Scripts of frames are functions that the timeline calls, labels are frames', () => {
    const { script } = publishLiteral(
      frames({ duration: 4, script: 'this.stop();' }, { name: 'end', script: 'this.play();' }),
    );
    expect(script).toContain('props.labels = {end:4};');
    expect(script).toContain('this.actionFrames = [0,4];');
    expect(script).toContain('\tthis.frame_4 = function() {\n\t\tthis.play();\n\t}\n');
    expect(script).toContain('cjs.Tween.get(this).call(this.frame_0).wait(4).call(this.frame_4).wait(1)');
  });
});

describe('The page has the plug-in for guides', () => {
  const tween = (x: number): FrameLiteral[] => [
    { duration: 10, tweenType: 'motion', elements: [{ item: 'clip', x: 0, y: 0 }] },
    { elements: [{ item: 'clip', x, y: 0 }] },
  ];
  const line: FrameLiteral = { duration: 11, elements: [{ shape: 'line', width: 100, height: 0 }] };
  const guide: LayerLiteral = { name: 'guide', type: 'guide', frames: [line] };

  it.each<[string, LayerLiteral[], boolean]>([
    ['where a tween follows one', [guide, { parent: 'guide', frames: tween(100) }], true],
    ['not where nothing follows one', [guide, { frames: tween(100) }], false],
  ])('%s', (_where, layers, expected) => {
    const { script, hasGuides } = publishLiteral({ library: LIBRARY, layers });
    expect([script.includes('guide:{path'), hasGuides]).toEqual([expected, expected]);
  });
});
