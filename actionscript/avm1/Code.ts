import type { PlainAction } from './actions';
import { Register, type Instruction, type JumpLabel, type Value } from './Instruction';

/** The actions of a script as they are made, functions within them in their places. */
export class Code {
  readonly instructions: Instruction[] = [];

  /** @param joinsPushes - false for SWF 4, which pushes one text at a time */
  constructor(private readonly joinsPushes: boolean) {}

  push(...values: Value[]): this {
    for (const value of values) {
      const last = this.instructions.at(-1);
      if (!this.joinsPushes) this.add({ kind: 'push', values: [asText(value)] });
      else if (last?.kind === 'push') last.values.push(value);
      else this.add({ kind: 'push', values: [value] });
    }
    return this;
  }

  pushRegister(index: number): this {
    return this.push(new Register(index));
  }

  plain(...actions: readonly PlainAction[]): this {
    for (const action of actions) this.add({ kind: 'plain', action });
    return this;
  }

  add(instruction: Instruction): this {
    this.instructions.push(instruction);
    return this;
  }

  jump(target: JumpLabel): this {
    return this.add({ kind: 'jump', target });
  }

  /** Jumps if what is on the stack is true. */
  jumpIf(target: JumpLabel): this {
    return this.add({ kind: 'if', target });
  }

  mark(label: JumpLabel): this {
    return this.add({ kind: 'label', label });
  }

  store(register: number): this {
    return this.add({ kind: 'store', register });
  }
}

/** SWF 4 has texts: those of numbers, 1 and 0 for true and false. */
function asText(value: Value): Value {
  return typeof value === 'boolean'
    ? String(Number(value))
    : typeof value === 'number'
      ? String(value)
      : value;
}
