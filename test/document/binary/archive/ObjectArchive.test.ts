import { ObjectArchive } from '../../../../document/binary/archive/ObjectArchive';
import { Bytes } from '../Bytes';

interface Thing {
  number: number;
  parts: Thing[];
}

function archive(bytes: Bytes, depth = 10): ObjectArchive<Thing> {
  const read = (from: ObjectArchive<Thing>): Thing => ({ number: from.reader.u8(), parts: from.children() });
  return new ObjectArchive<Thing>(bytes.done(), { CThing: read }, depth);
}

const thing = (number: number, parts = new Bytes()): Bytes => new Bytes().u8(number).add(parts).u16(0);

describe('ObjectArchive', () => {
  it('A class is named once; later objects of it say its number, shortly or at length', () => {
    const bytes = new Bytes().newClass('CThing').add(thing(1));
    bytes.u16(0x8001).add(thing(2)).u16(0x7fff).u32(0x80000001).add(thing(3)).u16(0);
    expect(archive(bytes).children()).toEqual([1, 2, 3].map((number) => ({ number, parts: [] })));
  });

  it('Classes and objects are numbered together, and a number refers to the same object', () => {
    const bytes = new Bytes().newClass('CThing').add(thing(1, new Bytes().u16(0x8001).add(thing(5))));
    bytes.u16(3);
    const objects = archive(bytes);
    const first = objects.object();
    expect(objects.object()).toBe(first?.parts[0]);
  });

  it.each([
    [
      'a number of a class for an object',
      new Bytes().newClass('CThing').add(thing(1)).u16(1),
      /object 1 was not written/,
    ],
    [
      'a number of an object for a class',
      new Bytes().newClass('CThing').add(thing(1)).u16(0x8002),
      /class 2 was not named/,
    ],
    [
      'a class with the name of a member of all objects',
      new Bytes().newClass('toString'),
      /"toString" at byte 0: is a class/,
    ],
  ])('%s is a fault', (_, bytes, message) => {
    const objects = archive(bytes);
    expect(() => {
      objects.object();
      objects.object();
    }).toThrow(message);
  });

  it('The innermost object says where the fault is', () => {
    const bytes = new Bytes().newClass('CThing').u8(1).u16(0x8001).u8(2).u16(9);
    expect(() => archive(bytes).object()).toThrow(/^CThing at byte 13: object 9 was not written$/);
  });
});
