import fs from 'node:fs';
import vm from 'node:vm';
import type { Document } from '../../../../host-mocks/model/document/Document';
import { publish } from './film';

const CREATEJS = fs.readFileSync(require.resolve('createjs/builds/1.0.0/createjs.js'), 'utf8');

/** What CreateJS and films touch of a page, without its pixels. */
const PAGE = `
  var window = globalThis, navigator = { userAgent: '' }, performance = { now: function () { return 0; } };
  function playSound() {}
  function setTimeout() {}
  function addEventListener() {}
  var context = new Proxy({}, { get: function () { return function () {}; } });
  function element() {
    return { style: {}, width: 1, height: 1, addEventListener: function () {}, getContext: function () { return context; } };
  }
  var document = { createElement: element, getElementById: element, body: element() };
`;

/**
 * Starts the film of a document in CreateJS 1.0.0 without a browser: objects have their places, and nothing is drawn.
 * Returns what runs a script in its page.
 */
export function startUndrawn(document: Document): (script: string) => unknown {
  const { script, properties } = publish(document);
  const page = vm.createContext({});
  const run = (text: string): unknown => {
    const json = vm.runInContext(`JSON.stringify(eval(${JSON.stringify(text)}))`, page) as string;
    return JSON.parse(json) as unknown;
  };
  for (const text of [PAGE, CREATEJS, script]) vm.runInContext(text, page);
  vm.runInContext(
    `var library = AdobeAn.getComposition(${JSON.stringify(properties.id)}).getLibrary();
     var stage = new createjs.Stage(element()), exportRoot = new library[${JSON.stringify(properties.root)}]();
     stage.addChild(exportRoot);
     for (var tick = 0; tick < 3; tick++) stage.update({ delta: 1000 / 24 });`,
    page,
  );
  return run;
}
