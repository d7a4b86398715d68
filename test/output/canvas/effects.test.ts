import type { FrameLiteral } from '../../../app/literal/DocumentLiteral';
import { XmlNode } from '../../../document/xml/XmlNode';
import { openLiteral } from '../../support/openModel';
import { publish } from './support/film';
import { LIBRARY, mainLines } from './support/samples';

type Filter = readonly [tag: string, attributes: Readonly<Record<string, string>>];

/** The film of a clip with a tween of ten frames, whose two keyframes have these filters. */
function film(...filters: (readonly Filter[])[]): ReturnType<typeof publish> {
  const tweened = { tweenType: 'motion' };
  const frames: FrameLiteral[] = [
    { duration: 10, attributes: tweened, elements: [{ item: 'clip' }] },
    { elements: [{ item: 'clip', x: 50 }] },
  ];
  const document = openLiteral({ library: LIBRARY, layers: [{ name: 'one', frames }] });
  const instances = [...document.timelines[0].node.subtree()].filter(
    ({ name }) => name === 'DOMSymbolInstance',
  );
  instances.forEach((instance, i) => {
    const list = filters[i].map(([tag, attributes]) => XmlNode.create(tag, attributes));
    if (list.length > 0) instance.append(XmlNode.create('filters', {}, list));
  });
  return publish(document);
}

const blur = (size: string): Filter => ['BlurFilter', { blurX: size, blurY: size }];
const glow = (size: string, color = '#FF0000'): Filter => ['GlowFilter', { blurX: size, blurY: size, color }];

/** The lines that are about filters, without those that place the clip. */
function linesOf(...filters: (readonly Filter[])[]): string[] {
  return mainLines(film(...filters).script).filter((line) => /Filter|shadow|Shadow/.test(line));
}

const CACHED = [
  'this.instance.cache(-2,-2,54,54);',
  'this.filterCacheList = [];',
  'this.filterCacheList.push({instance: this.instance, startFrame:0, endFrame:11, x:-2, y:-2, w:54, h:54});',
  'this.addEventListener("tick", an.handleFilterCache);',
].filter((line) => line.includes('Filter'));

describe('filters of a tween', () => {
  it('Filters that stay are written once', () => {
    expect(linesOf([blur('5')], [blur('5')])).toEqual([
      'this.instance.filters = [new cjs.BlurFilter(5,5,1)];',
    ]);
  });

  it.each<[how: string, filters: Filter[][], from: number, to: number]>([
    ['change', [[blur('5')], [blur('20')]], 5, 20],
    ['go', [[blur('5')], []], 5, 0],
    ['come', [[], [blur('20')]], 0, 20],
  ])('that %s have a tween of their own', (_how, filters, from, to) => {
    expect(linesOf(...filters)).toEqual([
      `var instanceFilter_1 = new cjs.BlurFilter(${from},${from},1);`,
      'this.instance.filters = [instanceFilter_1];',
      `this.timeline.addTween(cjs.Tween.get(instanceFilter_1).to({blurX:${to},blurY:${to}},10).wait(1));`,
      ...CACHED,
    ]);
  });

  it('A glow that grows is a shadow that grows', () => {
    const [made, used, tween] = linesOf([glow('4')], [glow('8')]);
    expect(made).toMatch(/^var instanceFilter_1 = new cjs\.Shadow\("#FF0000",0,0,4\);$/);
    expect(used).toBe('this.instance.shadow = instanceFilter_1;');
    expect(tween).toContain('cjs.Tween.get(instanceFilter_1).to({blur:8},10)');
  });

  it.each<[Filter[][]]>([
    [[[glow('4')], []]],
    [[[glow('4')], [glow('4', '#0000FF')]]],
    [[[blur('4')], [glow('4')]]],
  ])('Other changes are named: %j', (filters) => {
    expect(film(...filters).losses.map(({ what }) => what)).toContain(
      'Filters that change by more than numbers stay as they are at first.',
    );
  });
});
