import fc from 'fast-check';
import {
  attributes,
  color,
  flag,
  integer,
  NO_ATTRIBUTES,
  number,
  text,
  word,
} from '../../../../document/xfl/schema/XflAttribute';
import { recordOf, written } from '../../../../document/xfl/schema/recordOf';
import { XmlNode } from '../../../../document/xml/XmlNode';

const TABLE = attributes({
  angle: number(45, -360, 360),
  count: integer(1),
  face: text('Arial'),
  isOn: flag(true),
  look: word(['plain', 'bold']),
  paint: color('#FF0000'),
});

const node = (values: Record<string, string> = {}): XmlNode => XmlNode.create('Test', values);

describe('a declared attribute', () => {
  it.each([
    ['angle', '', 45],
    ['angle', ' ', 45],
    ['angle', 'NaN', 45],
    ['angle', 'Infinity', 45],
    ['angle', '1.52587890625e-005', 1.52587890625e-5],
    ['angle', '1000', 1000],
    ['count', '2.9', 2],
    ['count', 'two', 1],
    ['face', '', ''],
    ['isOn', 'false', false],
    ['isOn', 'yes', false],
    ['look', 'bold', 'bold'],
    ['look', 'Bold', 'plain'],
    ['look', '__proto__', 'plain'],
    ['paint', '#00ff00', '#00ff00'],
    ['paint', 'url(http://example.com)', '#FF0000'],
    ['paint', '#FFF', '#FF0000'],
  ] as const)('The attribute %s="%s" reads as %p', (name, said, value) => {
    expect(TABLE[name].read(node({ [name]: said }))).toBe(value);
  });

  it.each([
    ['look', 'bold', true],
    ['look', undefined, true],
    ['look', 'Bold', false],
    ['look', '', false],
    ['angle', '1000', true],
    ['angle', 'NaN', false],
    ['paint', '#FFF', false],
    ['face', '', true],
  ] as const)('A value of %s="%s" is known: %p', (name, said, isKnown) => {
    expect(TABLE[name].isKnown(node(said === undefined ? {} : { [name]: said }))).toBe(isKnown);
  });

  it.each(Object.values(TABLE).map((attribute) => [attribute.name, attribute] as const))(
    'The attribute %s reads as its default where it is absent, and is removed when the default is written',
    (name, attribute) => {
      expect(attribute.read(NO_ATTRIBUTES)).toBe(attribute.initial);
      const holder = node({ [name]: 'anything' });
      attribute.write(holder, attribute.initial as never);
      expect(holder.attributes()).toEqual([]);
    },
  );

  it('Numbers and texts that are written are read as they were given', () => {
    fc.assert(
      fc.property(
        fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e6, max: 1e6 }),
        fc.stringMatching(/^[ -~]*$/),
        (angle, face) => {
          const holder = node();
          const short = Number(angle.toPrecision(15)) + 0;
          TABLE.angle.write(holder, short);
          TABLE.face.write(holder, face);
          expect([TABLE.angle.read(holder), TABLE.face.read(holder)]).toEqual([short, face]);
        },
      ),
    );
  });
});

describe('recordOf(table)', () => {
  class Reading extends recordOf(TABLE) {}

  it('A record says what the element says at the time, and defaults where it says nothing', () => {
    const holder = node({ angle: '10' });
    const record = new Reading(holder);
    expect([record.angle, record.look, record.isOn]).toEqual([10, 'plain', true]);
    holder.setAttr('look', 'bold');
    expect(record.look).toBe('bold');
  });

  it('New elements get the attributes that are not defaults, in the order that is asked for', () => {
    expect(written(TABLE, { look: 'bold', angle: 45, count: 3, face: undefined })).toEqual({
      look: 'bold',
      count: '3',
    });
  });
});
