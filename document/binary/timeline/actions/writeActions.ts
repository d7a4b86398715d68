import { ACTIONS } from './actionKinds';
import type { Action } from './Action';

/** Maximum nesting; that of real lists is below 10. */
const MAX_INDENT = 32;

/** A list of actions as ActionScript, one statement per line, blocks indented by tabs. */
export function writeActions(actions: readonly Action[]): string {
  const lines: string[] = [];
  let depth = 0;
  for (const action of actions) {
    const kind = ACTIONS.get(action.code);
    if (kind === undefined) continue;
    if (kind.closes) depth = Math.max(0, depth - 1);
    lines.push('\t'.repeat(Math.min(depth, MAX_INDENT)) + kind.write(action));
    if (kind.opens) depth++;
  }
  return lines.join('\n');
}
