import { contract } from '../../../../host-mocks/contract/contract';
import { NotImplemented } from '../../../../document/checks/HostError';
import type { HostObjectClass, HostObject } from '../../../../host-mocks/realm/HostObject';
import type { DisplayInstance } from '../../../../host-mocks/model/elements/DisplayInstance';
import { elementOf } from '../../../../host-mocks/model/elements';
import { Shape } from '../../../../host-mocks/model/elements/Shape';
import { Text } from '../../../../host-mocks/model/elements/Text';
import { describeDocuments, documents } from '../../../support/documents';
import { openReal } from '../../../support/openModel';
import { everyElement } from './support';
import { sample } from '../../../support/sample';

/** The properties of each class and of those that it extends, but the long lists of a shape. */
const properties = new Map<string, string[]>();

function propertiesOf(className: string): string[] {
  const known = properties.get(className);
  if (known) return known;
  const { base, properties: own } = contract[className];
  const names = Object.keys(own).filter((name) => !/^(contours|edges|vertices)$/.test(name));
  const all = [...names, ...(base === null ? [] : propertiesOf(base))];
  properties.set(className, all);
  return all;
}

/** Reads every property of an object; returns what threw, and numbers that are none. */
function readAll(object: HostObject): [string, unknown][] {
  const thrown: [string, unknown][] = [];
  const { className } = object.constructor as unknown as HostObjectClass;
  for (const property of propertiesOf(className)) {
    if (isOfOtherMode(object, property)) continue;
    try {
      const value = (object as unknown as Record<string, unknown>)[property];
      const isSound = typeof value !== 'number' || Number.isFinite(value) || property === 'rotation';
      if (!isSound) thrown.push([`${className}.${property}`, value]);
    } catch (error) {
      thrown.push([`${className}.${property}`, error]);
    }
  }
  return thrown;
}

/** Reading the values of one colour mode in another throws, as the reference says: `DisplayInstance` tests it. */
function isOfOtherMode(object: HostObject, property: string): boolean {
  if (!/^(brightness|tintColor|tintPercent)$/.test(property)) return false;
  return !property.startsWith((object as DisplayInstance).colorMode);
}

describeDocuments('Every element of every real document', () => {
  it.each(sample(6, documents).map(({ name }) => name))('%s: can be read in every member', (name) => {
    const document = openReal(name);
    const before = document.node.file!.version;
    const wrong: unknown[] = [];
    let shapes = 0;
    for (const element of everyElement(document)) {
      wrong.push(...readAll(element).filter(([, error]) => !(error instanceof NotImplemented)));
      if (elementOf(element.node, element.owner) !== element)
        wrong.push('another object for the same element');
      if (element instanceof Text && element.elementType === 'text') {
        for (const run of element.textRuns) wrong.push(...readAll(run), ...readAll(run.textAttrs));
        expect(element.textRuns.map(({ characters }) => characters).join('')).toBe(element.getTextString());
      }
      if (element instanceof Shape && shapes++ < 20) {
        const parts = [...element.contours, ...element.edges.slice(0, 20), ...element.vertices.slice(0, 20)];
        wrong.push(...parts.flatMap(readAll));
      }
    }
    expect(wrong).toEqual([]);
    expect(document.node.file!.version).toBe(before);
  });
});
