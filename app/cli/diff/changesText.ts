import { paint, type Paint } from '../messages/colorText';
import { visibleLine } from '../messages/visible';
import type { Change } from './Change';

const SIGNS: Record<string, { sign: string; color: Paint }> = {
  added: { sign: '+', color: 'green' },
  removed: { sign: '-', color: 'red' },
};
const OTHER = { sign: '~', color: 'yellow' } as const;

/** Changes as lines for people: below their timeline and layer; `+` added, `-` removed, `~` changed. */
export function changesText(changes: readonly Change[], isColored: boolean): string[] {
  const lines: string[] = [];
  const timelines = groupBy(
    changes,
    ({ subject, timeline, name }) => timeline ?? (subject === 'scene' ? name : ''),
  );
  for (const [timeline, group] of timelines) {
    const own = group.filter((change) => change.timeline === undefined);
    lines.push(...own.map((change) => line(0, change, isColored)));
    const inner = group.filter((change) => change.timeline !== undefined);
    if (inner.length === 0) continue;
    lines.push(paint('bold', timeline, isColored));
    for (const [layer, layerGroup] of groupBy(inner, (change) => change.layer ?? ''))
      lines.push(...layerLines(layer, layerGroup, isColored));
  }
  return lines;
}

function layerLines(layer: string, changes: readonly Change[], isColored: boolean): string[] {
  const own = changes.filter(({ subject }) => subject === 'layer');
  const inner = changes.filter(({ subject }) => subject !== 'layer');
  const lines = own.map((change) => line(1, change, isColored));
  if (inner.length === 0) return lines;
  if (own.length === 0) lines.push(visibleLine(`    layer ${JSON.stringify(layer)}`));
  for (const [frame, group] of groupBy(inner, (change) => String(change.frame ?? 0))) {
    const spans = group.filter(({ subject }) => subject === 'span');
    const elements = group.filter(({ subject }) => subject === 'element');
    lines.push(...joined(spans).map((change) => line(2, change, isColored)));
    if (elements.length > 0 && spans.length === 0)
      lines.push(`${'    '.repeat(1)}    frame ${Number(frame) + 1}`);
    lines.push(...joined(elements).map((change) => line(3, change, isColored)));
  }
  return lines;
}

/** One line for a thing that changed in several ways. */
function joined(changes: readonly Change[]): Change[] {
  const groups: Change[] = [];
  for (const change of changes) {
    const last = groups.at(-1);
    const isSame = last?.name === change.name && !(last.type in SIGNS) && !(change.type in SIGNS);
    if (last && isSame) groups[groups.length - 1] = { ...last, text: `${last.text}; ${change.text}` };
    else groups.push(change);
  }
  return groups;
}

function line(depth: number, { type, subject, name, text }: Change, isColored: boolean): string {
  const { sign, color } = SIGNS[type] ?? OTHER;
  const word = subject === 'layer' ? `layer ${JSON.stringify(name)}` : name;
  const prefix = subject === 'scene' ? 'scene ' : subject === 'item' ? 'library: ' : '';
  return `${'    '.repeat(depth)}${paint(color, `${sign} ${prefix}${word}`, isColored)}${visibleLine(`: ${text}`)}`;
}

function groupBy(changes: readonly Change[], keyOf: (change: Change) => string): Map<string, Change[]> {
  const groups = new Map<string, Change[]>();
  for (const change of changes) {
    const key = keyOf(change);
    const group = groups.get(key);
    if (group) group.push(change);
    else groups.set(key, [change]);
  }
  return groups;
}
