import { XmlNode } from '../xml/XmlNode';
import { childOrNew } from './childNodes';
import { TEXT_ATTRS } from './schema/textSchema';
import { charactersOf, formatNode, runNodes } from './texts/runNodes';

/** All characters of these runs. */
export function textOfRuns(runs: readonly XmlNode[]): string {
  return runs.map(charactersOf).join('');
}

/** Whatever ends the lines of `characters`, the document has `\r` there. */
export function setCharacters(run: XmlNode, characters: string): void {
  childOrNew(run, 'characters', ['textAttrs']).setText(characters.replace(/\r\n|\n/g, '\r'));
}

const unwritten = new WeakMap<XmlNode, XmlNode>();

/** The `DOMTextAttrs` of a run; for a run without one, always the same empty one, which is not in the document yet. */
export function attributesNodeOf(run: XmlNode): XmlNode {
  const existing = formatNode(run) ?? unwritten.get(run);
  if (existing) return existing;
  const made = XmlNode.create('DOMTextAttrs');
  unwritten.set(run, made);
  return made;
}

/** The same, in the run even if it was without one. */
export function writableAttributesOf(run: XmlNode): XmlNode {
  const node = attributesNodeOf(run);
  if (!node.parent) childOrNew(run, 'textAttrs').append(node);
  return node;
}

/**
 * Replaces the characters from `start` up to, not including, `end`. The new ones look like the first one replaced, or,
 * where nothing is replaced, like the one before. Runs that become empty go, but for the last one left.
 */
export function replaceText(text: XmlNode, characters: string, start: number, end: number): void {
  const target = runForInsertion(text, start, end);
  let offset = 0;
  for (const run of [...runNodes(text)]) {
    const old = charactersOf(run);
    const from = clamp(start - offset, old.length);
    const to = clamp(end - offset, old.length);
    offset += old.length;
    const changed =
      run === target ? old.slice(0, from) + characters + old.slice(to) : old.slice(0, from) + old.slice(to);
    if (changed !== old) setCharacters(run, changed);
    if (changed === '' && runNodes(text).length > 1 && (run !== target || characters === '')) run.remove();
  }
}

function runForInsertion(text: XmlNode, start: number, end: number): XmlNode {
  const runs = runNodes(text);
  if (runs.length === 0) return appendRun(text);
  let offset = 0;
  for (const run of runs) {
    const length = charactersOf(run).length;
    if (start < offset + length || (start === end && start === offset + length)) return run;
    offset += length;
  }
  return runs[runs.length - 1];
}

function appendRun(text: XmlNode): XmlNode {
  const run = XmlNode.create('DOMTextRun', {}, [
    XmlNode.create('characters', {}, [], ''),
    XmlNode.create('textAttrs', {}, [
      XmlNode.create('DOMTextAttrs', { [TEXT_ATTRS.face.name]: TEXT_ATTRS.face.initial }),
    ]),
  ]);
  childOrNew(text, 'textRuns', ['filters']).append(run);
  return run;
}

/** The runs of a text that hold characters from `start` up to `end`. */
export function runsBetween(runs: readonly XmlNode[], start: number, end: number): XmlNode[] {
  let offset = 0;
  return runs.filter((run) => {
    const from = offset;
    offset += charactersOf(run).length;
    return from < end && offset > start;
  });
}

/** Makes runs begin or end at `start` and `end` and returns those between. */
export function isolateRuns(text: XmlNode, start: number, end: number): XmlNode[] {
  splitAt(text, start);
  splitAt(text, end);
  return runsBetween(runNodes(text), start, end);
}

function splitAt(text: XmlNode, index: number): void {
  let offset = 0;
  const runs = runNodes(text);
  for (let i = 0; i < runs.length; i++) {
    const characters = charactersOf(runs[i]);
    const at = index - offset;
    if (at > 0 && at < characters.length) {
      const rest = runs[i].clone();
      setCharacters(runs[i], characters.slice(0, at));
      setCharacters(rest, characters.slice(at));
      runs[i].parent?.insert(rest, i + 1);
      return;
    }
    offset += characters.length;
  }
}

/** Joins neighbouring runs that look alike. */
export function joinRuns(text: XmlNode): void {
  const runs = [...runNodes(text)];
  for (let i = runs.length - 1; i > 0; i--) {
    if (look(runs[i]) !== look(runs[i - 1])) continue;
    setCharacters(runs[i - 1], charactersOf(runs[i - 1]) + charactersOf(runs[i]));
    runs[i].remove();
  }
}

/** A text that two runs share if they look alike. */
function look(run: XmlNode): string {
  const parts = attributesNodeOf(run)
    .attributes()
    .map(([name, value]) => `${name}=${value}`);
  return parts.sort().join('\n');
}

/** The range extended to whole paragraphs. */
export function paragraphsAround(characters: string, start: number, end: number): [number, number] {
  const from = characters.lastIndexOf('\r', start - 1) + 1;
  const mark = characters.indexOf('\r', Math.max(start, end - 1));
  return [start === 0 ? 0 : from, mark < 0 ? characters.length : mark + 1];
}

function clamp(value: number, length: number): number {
  return Math.min(Math.max(0, value), length);
}
