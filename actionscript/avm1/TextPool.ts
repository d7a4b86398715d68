import { encodeText } from './encodeText';
import type { Instruction } from './Instruction';

/** The length of an action has 16 bits, and so has the number of texts. */
const MAX_BYTES = 0xffff;

/** The first version with a constant pool. Source: SWF 19, "ActionConstantPool". */
const FIRST_VERSION = 5;

/** Texts with smaller numbers are pushed with two bytes, others with three. */
const SHORT = 256;

/** The texts that the actions of a script share. */
export class TextPool {
  /** In the order in which the actions use them first; none where a pool would make the actions longer. */
  readonly texts: readonly string[];
  private readonly indexes = new Map<string, number>();

  constructor(instructions: readonly Instruction[], version: number) {
    const uses = new Map<string, number>();
    for (const instruction of instructions) {
      if (instruction.kind !== 'push') continue;
      for (const value of instruction.values)
        if (typeof value === 'string') uses.set(value, (uses.get(value) ?? 0) + 1);
    }
    this.texts = version < FIRST_VERSION ? [] : this.choose(uses, version);
  }

  indexOf(text: string): number | undefined {
    return this.indexes.get(text);
  }

  private choose(uses: ReadonlyMap<string, number>, version: number): string[] {
    const texts: string[] = [];
    let size = 2;
    let saved = -5;
    for (const [text, count] of uses) {
      const length = encodeText(text, version).length + 1;
      if (size + length > MAX_BYTES || texts.length === MAX_BYTES) continue;
      size += length;
      const reference = texts.length < SHORT ? 2 : 3;
      saved += count * (length + 1 - reference) - length;
      this.indexes.set(text, texts.length);
      texts.push(text);
    }
    if (saved > 0) return texts;
    this.indexes.clear();
    return [];
  }
}
