import { paint, type Paint } from '../messages/colorText';
import { visibleLine } from '../messages/visible';
import type { Change, PropertyChange } from './Change';
import { groupBy } from './groupBy';
import { lineChanges } from './lineChanges';

const SIGNS: Record<string, { sign: string; color: Paint }> = {
  added: { sign: '+', color: 'green' },
  removed: { sign: '-', color: 'red' },
};
const OTHER = { sign: '~', color: 'yellow' } as const;

/**
 * Changes as lines for people: below their timeline and layer; `+` added, `-` removed, `~` changed. The changed lines of
 * a script are below it.
 *
 * @param isVerbose - show those of long changes too
 */
export function changesText(changes: readonly Change[], isColored: boolean, isVerbose = false): string[] {
  const lines: string[] = [];
  const timelines = groupBy(
    changes,
    ({ subject, timeline, name }) => timeline ?? (subject === 'scene' ? name : ''),
  );
  for (const [timeline, group] of timelines) {
    const own = group.filter((change) => change.timeline === undefined);
    for (const change of own) lines.push(line(0, change, isColored));
    const inner = group.filter((change) => change.timeline !== undefined);
    if (inner.length === 0) continue;
    lines.push(paint('bold', timeline, isColored));
    for (const [layer, layerGroup] of groupBy(inner, (change) => change.layer ?? ''))
      for (const text of layerLines(layer, layerGroup, { isColored, isVerbose })) lines.push(text);
  }
  return lines;
}

interface Manner {
  isColored: boolean;
  isVerbose: boolean;
}

function layerLines(layer: string, changes: readonly Change[], manner: Manner): string[] {
  const { isColored } = manner;
  const own = changes.filter(({ subject }) => subject === 'layer');
  const inner = changes.filter(({ subject }) => subject !== 'layer');
  const lines = own.map((change) => line(1, change, isColored));
  if (inner.length === 0) return lines;
  if (own.length === 0) lines.push(visibleLine(`    layer ${JSON.stringify(layer)}`));
  for (const [frame, group] of groupBy(inner, (change) => String(change.frame ?? 0))) {
    const spans = group.filter(({ subject }) => subject === 'span');
    const elements = group.filter(({ subject }) => subject === 'element');
    for (const text of withScripts(2, spans, manner)) lines.push(text);
    if (elements.length > 0 && spans.length === 0)
      lines.push(`${'    '.repeat(1)}    frame ${Number(frame) + 1}`);
    for (const text of withScripts(3, elements, manner)) lines.push(text);
  }
  return lines;
}

/** A line for each thing, and below it the lines of its script that changed. */
function withScripts(depth: number, changes: readonly Change[], manner: Manner): string[] {
  return joined(changes).flatMap((change) => {
    const scripts = (change.properties ?? []).filter(({ name }) => /(^|\.)script$/.test(name));
    return [
      line(depth, change, manner.isColored),
      ...scripts.flatMap((script) => scriptLines(depth + 1, script, manner)),
    ];
  });
}

/** Maximum number of lines of a script that are shown without `--verbose`. */
const FEW = 20;

function scriptLines(depth: number, { before, after }: PropertyChange, manner: Manner): string[] {
  const indent = '    '.repeat(depth);
  const parts = lineChanges(String(before ?? ''), String(after ?? ''));
  const count = parts.reduce((sum, { lines }) => sum + lines.length, 0);
  if (count > FEW && !manner.isVerbose) return [`${indent}${count} lines; --verbose shows them`];
  return parts.flatMap(({ heading, lines }) => [
    indent + paint('dim', heading, manner.isColored),
    ...lines.map(({ sign, text }) => {
      if (sign === ' ') return visibleLine(`${indent}  ${text}`.trimEnd());
      return indent + paint(SIGN_COLORS[sign], `${sign} ${text}`, manner.isColored);
    }),
  ]);
}

const SIGN_COLORS = { '+': 'green', '-': 'red' } as const;

/** One line for a thing that changed in several ways. */
function joined(changes: readonly Change[]): Change[] {
  const groups: Change[] = [];
  for (const change of changes) {
    const last = groups.at(-1);
    const isSame = last?.name === change.name && !(last.type in SIGNS) && !(change.type in SIGNS);
    if (last && isSame) groups[groups.length - 1] = both(last, change);
    else groups.push(change);
  }
  return groups;
}

function both(last: Change, change: Change): Change {
  const properties = [...(last.properties ?? []), ...(change.properties ?? [])];
  return { ...last, text: `${last.text}; ${change.text}`, properties };
}

function line(depth: number, { type, subject, name, text }: Change, isColored: boolean): string {
  const { sign, color } = SIGNS[type] ?? OTHER;
  const word = subject === 'layer' ? `layer ${JSON.stringify(name)}` : name;
  const prefix = subject === 'scene' ? 'scene ' : subject === 'item' ? 'library: ' : '';
  return `${'    '.repeat(depth)}${paint(color, `${sign} ${prefix}${word}`, isColored)}${visibleLine(`: ${text}`)}`;
}
