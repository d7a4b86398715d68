import { BinaryFault } from '../BinaryFault';
import { ByteReader } from './ByteReader';

/** Reads the fields of an object of one class; its tag has already been read. */
export type ReadObject<T extends object> = (archive: ObjectArchive<T>) => T;

/** What is in the table of an archive: the name of a class, or an object; `undefined` while it is being read. */
type Slot<T> = { className: string } | { object: T | undefined };

const NONE = 0;
const NEW_CLASS = 0xffff;
const LONG_FORM = 0x7fff;
const CLASS_BIT = 0x8000;
const LONG_CLASS_BIT = 0x80000000;

/**
 * A stream of objects as MFC's CArchive writes it: the first object of a class names the class, later ones give its
 * number; an object that is used repeatedly is written once, and later as its number.
 */
export class ObjectArchive<T extends object> {
  readonly reader: ByteReader;
  private readonly slots: Slot<T>[] = [];
  private readonly placed = new Set<T>();
  private depth = 0;

  constructor(
    bytes: Uint8Array,
    private readonly classes: Readonly<Record<string, ReadObject<T>>>,
    private readonly maxDepth: number,
  ) {
    this.reader = new ByteReader(bytes);
  }

  /** The next object, new or already read; null for none. */
  object(): T | null {
    const { reader } = this;
    const start = reader.at;
    const tag = reader.u16();
    if (tag === NONE) return null;
    if (tag === NEW_CLASS) return this.readNew(start, this.readClass());
    if (tag === LONG_FORM) {
      const long = reader.u32();
      return long >= LONG_CLASS_BIT
        ? this.readNew(start, this.classAt(long - LONG_CLASS_BIT))
        : this.objectAt(long);
    }
    return tag & CLASS_BIT ? this.readNew(start, this.classAt(tag - CLASS_BIT)) : this.objectAt(tag);
  }

  /** The next object as a part of the current one; an object cannot be part of two others. */
  child(): T | null {
    const object = this.object();
    if (object === null) return null;
    if (this.placed.has(object)) throw new BinaryFault('an object is in two places');
    this.placed.add(object);
    return object;
  }

  /** The parts up to the end of a list. */
  children(): T[] {
    const list: T[] = [];
    for (let object = this.child(); object !== null; object = this.child()) list.push(object);
    return list;
  }

  private readClass(): string {
    const { reader } = this;
    reader.u16();
    const length = reader.u16();
    const className = String.fromCharCode(...reader.bytes(length));
    this.slots.push({ className });
    return className;
  }

  private readNew(start: number, className: string): T {
    const read = Object.hasOwn(this.classes, className) ? this.classes[className] : undefined;
    if (read === undefined)
      throw new BinaryFault(`${quote(className)} at byte ${start}: is a class that is not known`);
    if (this.depth >= this.maxDepth) {
      throw new BinaryFault(`objects are nested deeper than ${this.maxDepth}; the limit maxDepth`);
    }
    const slot: Slot<T> = { object: undefined };
    this.slots.push(slot);
    this.depth++;
    try {
      slot.object = read(this);
    } catch (error) {
      throw named(error, className, start);
    }
    this.depth--;
    return slot.object;
  }

  private classAt(index: number): string {
    const slot = this.slots[index - 1];
    if (slot === undefined || !('className' in slot)) throw new BinaryFault(`class ${index} was not named`);
    return slot.className;
  }

  private objectAt(index: number): T {
    const slot = this.slots[index - 1];
    if (slot === undefined || !('object' in slot)) throw new BinaryFault(`object ${index} was not written`);
    if (slot.object === undefined) throw new BinaryFault(`object ${index} holds itself`);
    return slot.object;
  }
}

/** Adds the position of the innermost object to a fault. */
class PlacedFault extends BinaryFault {}

function named(error: unknown, className: string, start: number): unknown {
  if (!(error instanceof BinaryFault) || error instanceof PlacedFault) return error;
  return new PlacedFault(`${className} at byte ${start}: ${error.message}`);
}

function quote(className: string): string {
  return JSON.stringify(className.slice(0, 40));
}
