import { FUNCTION_FLAG } from '../actions';
import type { FunctionUses } from './functionUses';
import type { FormalParameter } from '../../syntax/Declaration';

/** Registers are numbered with a byte; 0 is for what is needed at once. */
const MAX_REGISTERS = 255;

/** The register for values that are needed at once. */
export const SCRATCH = 0;

/** What players put into registers, in the order of the registers. Source: SWF 19, "ActionDefineFunction2". */
const PRELOADED = [
  ['this', FUNCTION_FLAG.preloadThis, FUNCTION_FLAG.suppressThis],
  ['arguments', FUNCTION_FLAG.preloadArguments, FUNCTION_FLAG.suppressArguments],
  ['super', FUNCTION_FLAG.preloadSuper, FUNCTION_FLAG.suppressSuper],
  ['_root', FUNCTION_FLAG.preloadRoot, 0],
  ['_parent', FUNCTION_FLAG.preloadParent, 0],
  ['_global', FUNCTION_FLAG.preloadGlobal, 0],
] as const;

/** The names of a function or of a script outside functions. */
export class FunctionScope {
  /** Registers of names; what is in none is a variable. */
  readonly registers = new Map<string, number>();
  /** Names of parameters and variables. */
  readonly names = new Set<string>();
  /** Bits of `DefineFunction2`; undefined where nothing is in a register. */
  flags: number | undefined;
  registerCount = 1;

  constructor(
    /** The function around this one; undefined for a script. */
    readonly parent: FunctionScope | undefined,
    readonly isFunction: boolean,
  ) {}

  /** True for a parameter or variable of this function or of one around it. */
  declares(name: string): boolean {
    if (!this.isFunction) return false;
    return this.names.has(name) || (this.parent?.declares(name) ?? false);
  }
}

/** The scope of a function. @param allows - whether values may be in registers: from SWF 7 on */
export function functionScope(
  parent: FunctionScope,
  parameters: readonly FormalParameter[],
  uses: FunctionUses,
  allows: boolean,
): FunctionScope {
  const scope = new FunctionScope(parent, true);
  for (const { name } of parameters) scope.names.add(name);
  for (const name of uses.declared.keys()) scope.names.add(name);
  if (!allows || uses.isDynamic) return scope;
  const flags = preload(scope, uses);
  const isFree = (name: string): boolean =>
    !uses.shared.has(name) && !scope.registers.has(name) && scope.registerCount < MAX_REGISTERS;
  for (const { name } of parameters) if (isFree(name)) scope.registers.set(name, scope.registerCount++);
  for (const [name, at] of uses.declared) {
    // A name that is used before it is declared is that of a variable outside until then.
    const isUsedBefore = (uses.used.get(name) ?? at) < at;
    if (!isUsedBefore && isFree(name)) scope.registers.set(name, scope.registerCount++);
  }
  if (scope.registers.size > 0) scope.flags = flags;
  return scope;
}

/** Gives registers to what players can put there, if the function uses it and does not declare it. */
function preload(scope: FunctionScope, uses: FunctionUses): number {
  let flags = 0;
  for (const [name, preloads, suppresses] of PRELOADED) {
    const isUsed = name === 'this' ? uses.usesThis : name === 'super' ? uses.usesSuper : uses.used.has(name);
    if (scope.names.has(name)) continue;
    if (isUsed) {
      flags |= preloads;
      scope.registers.set(name, scope.registerCount++);
    } else flags |= suppresses;
  }
  return flags;
}
