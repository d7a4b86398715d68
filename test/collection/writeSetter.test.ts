import { writeSetter, type Progress } from '../../src/collection/writeSetter';

const begun = (): Progress => ({ index: 0, isSetting: true });

describe('a written setter', () => {
  it('sets the property of all elements to a value', () => {
    const elements = [{ name: 'a' }, { name: 'b' }];
    const progress = begun();
    writeSetter('x', false)!(elements, 5, null, progress);
    expect(elements).toEqual([
      { name: 'a', x: 5 },
      { name: 'b', x: 5 },
    ]);
    expect(progress.index).toBe(2);
  });

  it('asks a callback for each value, and tells where it threw', () => {
    const elements = [{}, {}, {}];
    const scope = {};
    const progress = begun();
    const callback = function (this: unknown, element: object, index: number, all: object[]) {
      expect([this, element, all]).toEqual([scope, elements[index], elements]);
      if (index === 1) throw new Error('mine');
      return index;
    };
    expect(() => writeSetter('y', true)!(elements, callback, scope, progress)).toThrow('mine');
    expect(elements).toEqual([{ y: 0 }, {}, {}]);
    expect(progress).toEqual({ index: 1, isSetting: false });
  });

  it('tells which element refuses the value of a callback', () => {
    const progress = begun();
    expect(() => writeSetter('z', true)!([{}, null], () => 1, null, progress)).toThrow(TypeError);
    expect(progress).toEqual({ index: 1, isSetting: true });
  });

  it('is written once for a name, and apart for callbacks', () => {
    expect(writeSetter('once', false)).toBe(writeSetter('once', false));
    expect(writeSetter('once', true)).toBe(writeSetter('once', true));
    expect(writeSetter('once', true)).not.toBe(writeSetter('once', false));
  });

  it.each(['a-b', 'a b', '', '1a', 'a.b', 'x;y'])(
    'is not written for %j, which cannot stand behind a dot',
    (name) => {
      expect(writeSetter(name, false)).toBeNull();
      expect(writeSetter(name, true)).toBeNull();
    },
  );
});
