import type { PlainAction } from './actions';

/** Something to jump to. It is one object wherever it is used; its position is known when the actions are written. */
export interface JumpLabel {
  /** Offset of what follows it, from the beginning of the actions. */
  offset?: number;
}

/** What `push` puts on the stack. */
export type Value = string | number | boolean | null | undefined | Register;

export class Register {
  constructor(readonly index: number) {}
}

/** A parameter of a function; 0 for one that is a variable. */
export interface ParameterSlot {
  readonly name: string;
  readonly register: number;
}

export interface FunctionHead {
  readonly kind: 'function';
  /** Empty for one that is a value. */
  readonly name: string;
  readonly parameters: readonly ParameterSlot[];
  /** Undefined for `DefineFunction`, which has only variables. */
  readonly registers?: { readonly count: number; readonly flags: number };
  readonly end: JumpLabel;
}

export interface TryHead {
  readonly kind: 'try';
  /** The variable or register of what is caught; undefined without `catch`. */
  readonly caught?: string | Register;
  readonly tryEnd: JumpLabel;
  readonly catchEnd: JumpLabel;
  readonly finallyEnd: JumpLabel;
  readonly hasFinally: boolean;
}

/** An action, or a label between actions. */
export type Instruction =
  | { readonly kind: 'plain'; readonly action: PlainAction }
  | { readonly kind: 'push'; readonly values: Value[] }
  | { readonly kind: 'label'; readonly label: JumpLabel }
  | { readonly kind: 'jump' | 'if'; readonly target: JumpLabel }
  | { readonly kind: 'store'; readonly register: number }
  | { readonly kind: 'with'; readonly end: JumpLabel }
  | { readonly kind: 'gotoFrame'; readonly frame: number }
  | { readonly kind: 'gotoFrame2'; readonly plays: boolean; readonly bias: number }
  | { readonly kind: 'goToLabel' | 'setTarget'; readonly text: string }
  | { readonly kind: 'getUrl'; readonly url: string; readonly target: string }
  | { readonly kind: 'getUrl2'; readonly flags: number }
  | { readonly kind: 'waitForFrame'; readonly frame: number }
  | { readonly kind: 'waitForFrame2' }
  | { readonly kind: 'call' }
  | FunctionHead
  | TryHead;
