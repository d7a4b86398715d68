import { createHost } from '../../../app';
import { $ } from '../../../src';

describe('in a script that gives every object a member', () => {
  const everything = Object.prototype as unknown as Record<string, unknown>;

  /** What the work gives, or the message of its error, while every object has the member `extra`. */
  function during(work: () => unknown): unknown {
    everything.extra = 'of everything';
    try {
      return work();
    } catch (error) {
      return (error as Error).message;
    } finally {
      delete everything.extra;
    }
  }

  const { document } = createHost({
    layers: [{ name: 'a', frames: [{ duration: 2, tweenType: 'shape' }, {}] }],
  });
  const layers = $.layers(document);
  const frames = $.frames(document);
  // The host's modules are loaded when they are first used: before an object has that member.
  layers.attr('name', 'a');

  it.each<[string, () => unknown]>([
    ['an attribute of layers', () => layers.attr('extrb' as never, 'x' as never)],
    ['an attribute of keyframes', () => frames.attr('extrb' as never, 'x' as never)],
    ['an ease', () => frames.ease('extrbIn')],
  ])('it is not suggested for %s', (_, work) => {
    expect(during(work)).toMatch(/"extrb(In)?"/);
    expect(during(work)).not.toMatch(/extra/);
  });

  it('It is not set along with others', () => {
    expect(during(() => layers.attr({ name: 'b' }).pluck('name'))).toEqual(['b']);
  });

  it('It is not copied along with a collection', () => {
    const copy = during(() => layers.clone()) as object;
    expect(Object.keys(copy)).not.toContain('extra');
  });
});
