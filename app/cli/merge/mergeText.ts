import type { XmlNode } from '../../../document/xml/XmlNode';
import type { MergeAnswer, MergePlace } from './Conflict';
import { mergeLines } from './mergeLines';
import type { MergeRun } from './MergeRun';
import { ofEach, type Versions } from './Versions';

/** Merges the texts of nodes without children: scripts by lines, others as a whole. @param what - names the text */
export function mergeText(
  { base, ours, theirs }: Versions<XmlNode>,
  place: MergePlace,
  what: string,
  run: MergeRun,
): void {
  const [old, own, come] = [base?.text() ?? '', ours.text(), theirs.text()];
  if (own === come || old === come) return;
  const isScript = ours.name === 'script';
  const ask = (texts: Versions<string>): MergeAnswer =>
    run.decisions.ask({
      ...place,
      what: isScript ? 'script' : what,
      ...texts,
      base: texts.base ?? null,
      takes: 'text',
    });
  let text = come;
  if (old !== own)
    text = isScript
      ? mergeScript(old, own, come, ask)
      : chosen(ask({ base: old, ours: own, theirs: come }), own, come);
  if (text !== own) run.note(() => ours.setText(text, isScript ? { cdata: true } : {}));
}

function mergeScript(
  old: string,
  own: string,
  come: string,
  ask: (texts: Versions<string>) => MergeAnswer,
): string {
  return mergeLines(old, own, come, (lines) => {
    const answer = ask(ofEach(lines, (version) => version.join('\n')));
    if (typeof answer === 'object') return [answer.text];
    return answer === 'theirs' ? lines.theirs : lines.ours;
  });
}

function chosen(answer: MergeAnswer, ours: string, theirs: string): string {
  if (typeof answer === 'object') return answer.text;
  return answer === 'theirs' ? theirs : ours;
}
