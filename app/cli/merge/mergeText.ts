import { diff3Merge } from 'node-diff3';
import type { XmlNode } from '../../../document/xml/XmlNode';
import { areComparable, linesOf } from '../diff/lineChanges';
import type { MergeAnswer, MergePlace } from './Conflict';
import type { MergeRun } from './MergeRun';
import { ofEach, type Side, type Versions } from './Versions';

/** A text in three versions. */
type TextVersions = Readonly<Record<Side, string>>;

/** Lines that both sides changed, each in another way. */
type LineConflict = Readonly<Record<Side, readonly string[]>>;

/** Merges the texts of nodes without children: scripts by lines, others as a whole. @param what - names the text */
export function mergeText(
  { base, ours, theirs }: Versions<XmlNode>,
  place: MergePlace,
  what: string,
  run: MergeRun,
): void {
  const texts = { base: base?.text() ?? '', ours: ours.text(), theirs: theirs.text() };
  if (texts.ours === texts.theirs || texts.base === texts.theirs) return;
  const isScript = ours.name === 'script';
  const ask = (versions: TextVersions): MergeAnswer =>
    run.decisions.ask({ ...place, what: isScript ? 'script' : what, ...versions, takes: 'text' });
  let text = texts.theirs;
  if (texts.base !== texts.ours) text = isScript ? mergeScript(texts, ask) : chosen(ask(texts), texts);
  if (text !== texts.ours) run.note(() => ours.setText(text, isScript ? { cdata: true } : {}));
}

function mergeScript(texts: TextVersions, ask: (texts: TextVersions) => MergeAnswer): string {
  return mergeLines(texts, (lines) => {
    const answer = ask(ofEach(lines, (version) => version.join('\n')));
    if (typeof answer === 'object') return [answer.text];
    return answer === 'theirs' ? lines.theirs : lines.ours;
  });
}

function chosen(answer: MergeAnswer, { ours, theirs }: TextVersions): string {
  if (typeof answer === 'object') return answer.text;
  return answer === 'theirs' ? theirs : ours;
}

/** Merges three texts by lines, as git does. @param resolve - gives the lines for a conflict */
function mergeLines(texts: TextVersions, resolve: (conflict: LineConflict) => readonly string[]): string {
  const lines = ofEach(texts, linesOf);
  if (!areComparable(lines.base, lines.ours) || !areComparable(lines.base, lines.theirs))
    return resolve(lines).join('\n');
  const regions = diff3Merge(lines.ours, lines.base, lines.theirs, { excludeFalseConflicts: true });
  return regions
    .flatMap(({ ok, conflict }) => {
      if (!conflict) return ok ?? [];
      return resolve({ base: conflict.o, ours: conflict.a, theirs: conflict.b });
    })
    .join('\n');
}
