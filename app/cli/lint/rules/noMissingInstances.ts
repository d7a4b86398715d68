import type { Dialect } from '../../../../actionscript/syntax/parseScript';
import { ScriptNames } from '../../../../actionscript/syntax/ScriptNames';
import { LINKAGE } from '../../../../document/xfl/schema/itemSchema';
import type { XmlNode } from '../../../../document/xml/XmlNode';
import type { Frame } from '../../../../host-mocks/model/timeline/Frame';
import { readSwfSettings } from '../../../../output/swf/SwfSettings';
import type { LintedDocument } from '../LintedDocument';
import type { Finding, Rule } from '../Rule';

/**
 * Members of movie clips and of what they extend that are objects, in ActionScript 3. Those of ActionScript 1 and 2 begin
 * with a low line, or are among these. Source: Adobe's reference of `MovieClip`.
 */
const MEMBERS = new Set(
  (
    'accessibilityProperties contextMenu currentLabels currentScene filters graphics hitArea loaderInfo mask ' +
    'metaData opaqueBackground parent root rotationX scale9Grid scenes scrollRect soundTransform stage ' +
    'textSnapshot transform blendMode name tabIndex prototype constructor arguments flash fl mx adobe air ' +
    'currentLabel currentFrameLabel menu enabled undefined'
  ).split(' '),
);

/** A frame script, and what it says. */
interface ScriptedFrame {
  readonly frame: Frame;
  readonly names: ScriptNames;
  readonly lineOf: (at: number) => number;
}

export const noMissingInstances: Rule = {
  message: 'a script names an instance that the timeline does not have',
  findings(document) {
    const { dialect } = document;
    const scripts = dialect && scriptsOf(document, dialect);
    if (!scripts) return [];
    const hasClass = readSwfSettings(document.model.film).documentClass !== '';
    const given = new Set(scripts.flatMap(({ names }) => [...names.given]));
    const texts = [...new Set(scripts.flatMap(({ names }) => [...names.texts]))];
    return scripts.flatMap(({ frame, names, lineOf }) => {
      const own = instanceNames(frame, hasClass);
      if (!own) return [];
      const isMissing = (name: string): boolean =>
        isPlain(name) && !given.has(name) && !own.has(name) && !isMadeOf(texts, name);
      const missing = names.used.filter(({ name }) => isMissing(name));
      const first = new Map([...missing].reverse().map(({ name, at }) => [name, at]));
      return [...first].map(([name, at]): Finding => ({
        object: frame,
        message: `the script names "${name}" in line ${lineOf(at)}, and no instance of the timeline has that name`,
      }));
    });
  },
};

/** Undefined where a script includes a file, or cannot be read: then not all names are known. */
function scriptsOf(document: LintedDocument, dialect: Dialect): ScriptedFrame[] | undefined {
  const scripts = document
    .scriptedFrames()
    .map((frame) => ({ frame, script: document.script(frame.node, dialect) }));
  if (scripts.some(({ script }) => script.isPartial || script.errors.length > 0)) return undefined;
  return scripts.map(({ frame, script }) => ({
    frame,
    names: new ScriptNames(script.statements),
    lineOf: script.lineOf,
  }));
}

/** Classes, constants, members of the player and levels are not instances. */
function isPlain(name: string): boolean {
  return /^[\p{Ll}]/u.test(name) && !MEMBERS.has(name);
}

/** True for a name that a script may put together: `"star"` and a number are `star3`. */
function isMadeOf(texts: readonly string[], name: string): boolean {
  return texts.some((text) => text !== '' && name.startsWith(text));
}

/**
 * The names of all elements of the timeline; undefined for one with a class of its own, which may have any members.
 *
 * @param hasClass - whether scenes have one
 */
function instanceNames({ layer }: Frame, hasClass: boolean): ReadonlySet<string> | undefined {
  const { timeline } = layer;
  const item = timeline.node.parent?.parent;
  const isSymbol = item?.name === 'DOMSymbolItem';
  if (isSymbol ? LINKAGE.linkageClassName.read(item) !== '' : hasClass) return undefined;
  const names = new Set<string>();
  const visit = (node: XmlNode): void => {
    for (const child of node.children) {
      const name = child.attr('name');
      if (name !== undefined) names.add(name);
      const variable = child.attr('variableName');
      if (variable !== undefined) names.add(variable);
      visit(child);
    }
  };
  visit(timeline.node);
  return names;
}
