import type { XmlNode } from '../../../document/xml/XmlNode';
import type { MergeAnswer, MergePlace } from './Conflict';
import { mergeLines, type TextVersions } from './mergeLines';
import type { MergeRun } from './MergeRun';
import { ofEach, type Versions } from './Versions';

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
