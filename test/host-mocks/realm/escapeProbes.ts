/** An attempt to escape from a realm: a script that passes every value it can reach to `got`. */
export interface Probe {
  name: string;
  source: string;
  /** True for scripts that need the language of newer engines. */
  isModern?: boolean;
  /** True for scripts that only Animate's engine reads. */
  isOld?: boolean;
}

/** A script that does something in each of the last frames of the stack. `e` is an error, and `kept` is looked at. */
function atEndOfStack(action: string): string {
  return `var kept = [], left2 = 0;
    function last() { var e = new Error('x'); ${action} }
    function deep(n) { try { deep(n + 1) } catch (x) { if (left2-- > 0) try { last() } catch (y) { kept.push(y) } throw x } }
    function pad(n) { if (n) pad(n - 1); else deep(0) }
    for (var i = 0; i < 6; i++) { left2 = 40; try { pad(i) } catch (z) {} }
    kept.forEach(got)`;
}

/** Attempts to reach objects of the host in every known way: through its errors, functions and prototypes. */
export const probes: readonly Probe[] = [
  // Objects that the host returns, and what is reachable from them.
  probe('the program object', 'got(fl)'),
  probe('a method of the program object', 'got(fl.trace)'),
  probe('the caller of a method', 'function f() { return f.caller } got(f())'),
  probe('the arguments of a method', 'got(fl.trace.arguments)'),
  probe(
    'the caller of a listener',
    "fl.addEventListener('documentNew', function f() { got(f.caller) }); fl.createDocument()",
  ),
  probe(
    'the receiver of a listener',
    "fl.addEventListener('documentNew', function () { got(this) }); fl.createDocument()",
  ),
  probe(
    'the arguments of a listener',
    "fl.addEventListener('documentNew', function () { got(arguments); got(arguments.callee.caller) }); fl.createDocument()",
  ),
  probe('a getter of a facade', "got(fl.__lookupGetter__('documents'))"),
  probe('a setter of a facade', "got(fl.__lookupSetter__('documents'))"),
  probe('the prototype of a facade', 'got(fl.__proto__); got(fl.__proto__.__proto__)'),
  probe('the constructor of a facade', 'got(fl.constructor); got(document.constructor.constructor)'),
  probe('an Array of the host', 'got(fl.documents); got(fl.documents.constructor)'),
  probe('a plain object of the host', 'got(document.getTimeline().layers[0].frames[0].elements)'),
  probe(
    'a matrix',
    'document.addNewRectangle({ left: 0, top: 0, right: 9, bottom: 9 }, 0); document.selectAll(); got(document.selection[0].matrix)',
  ),
  probe('a custom fill', 'got(document.getCustomFill())'),
  probe('a date of a file', 'got(FLfile.getModificationDateObj(fl.scriptURI))'),
  probe('the global object by another name', 'got(window); got(this); got((function () { return this })())'),
  probe('the dialogues', 'got(alert); got(confirm); got(prompt)'),
  // Properties read by name.
  probe('a getter of the model by its name', "got(document.getTimeline().getLayerProperty('frameNodes'))"),
  probe(
    'a node of the model by its name',
    "got(document.getTimeline().getLayerProperty('node')); got(document.getTimeline().getFrameProperty('node', 0, 1))",
  ),
  probe(
    'a prototype by its name',
    "got(document.getTimeline().getLayerProperty('__proto__')); got(document.getTimeline().getFrameProperty('__proto__', 0, 1))",
  ),
  probe('a constructor by its name', "got(document.getTimeline().getLayerProperty('constructor'))"),
  probe(
    'a node of an item by its name',
    "fl.getDocumentDOM().library.addNewItem('graphic', 'a'); document.library.selectItem('a'); got(document.library.getItemProperty('node')); got(document.library.getItemProperty('document'))",
  ),
  probe(
    'a node of an element by its name',
    "document.addNewRectangle({ left: 0, top: 0, right: 9, bottom: 9 }, 0); document.selectAll(); got(document.getElementProperty('node')); got(document.getElementProperty('frame'))",
  ),
  probe('a prototype set by its name', "document.getTimeline().setLayerProperty('__proto__', {}, 'all')"),
  probe('a prototype of an item set by its name', "document.library.setItemProperty('__proto__', {})"),
  // Errors of the host's engine.
  probe('an error of a method', 'try { document.getTimeline().setLayerProperty() } catch (e) { got(e) }'),
  probe('an error of a getter', 'try { fl.__lookupGetter__("documents").call(1) } catch (e) { got(e) }'),
  probe('an error of a constructor', 'try { new fl.constructor() } catch (e) { got(e) }'),
  probe(
    'the end of the stack in a getter',
    'function deep() { try { fl.documents } catch (e) { got(e) } deep() } try { deep() } catch (e) { got(e) }',
  ),
  probe(
    'the end of the stack in a method',
    "function deep() { try { fl.trace('') } catch (e) { got(e) } deep() } try { deep() } catch (e) { got(e) }",
  ),
  probe(
    'the end of the stack in a setter',
    'function deep() { try { document.width = 9 } catch (e) { got(e) } deep() } try { deep() } catch (e) { got(e) }',
  ),
  probe(
    'the end of the stack in XML',
    'var x = new XML("<a><b/></a>"); function deep() { try { x.b } catch (e) { got(e) } try { x.b = 1 } catch (e) { got(e) } deep() } try { deep() } catch (e) { got(e) }',
  ),
  probe(
    'the end of the stack in eval',
    "function deep() { try { eval('1') } catch (e) { got(e) } deep() } try { deep() } catch (e) { got(e) }",
  ),
  probe(
    'an error within a text form',
    'try { fl.trace({ toString: function () { throw new Error("x") } }) } catch (e) { got(e) }',
  ),
  probe('an object too deep', 'var a = {}; a.a = a; try { document.setCustomFill(a) } catch (e) { got(e) }'),
  probe(
    'an error of XML',
    'try { new XML("<a") } catch (e) { got(e) } try { new XML(null) } catch (e) { got(e) }',
  ),
  probe(
    'an error of the language',
    "try { eval('let let') } catch (e) { got(e) } try { new RegExp('(') } catch (e) { got(e) }",
  ),
  probe(
    'an error of a script run apart',
    'try { fl.runScript("file:///nowhere.jsfl") } catch (e) { got(e) }',
  ),
  probe(
    'the frames of an error',
    'Error.prepareStackTrace = function (e, frames) { for (var i = 0; i < frames.length; i++) { got(frames[i]); try { got(frames[i].getThis()); got(frames[i].getFunction()) } catch (x) {} } return "" }; try { fl.trace.call(1, { toString: function () { null.x } }) } catch (e) { e.stack }',
  ),
  // Code made of text.
  probe('import in eval', `eval("import('x').then(null, function (e) { got(e) })")`),
  probe('import in an eval by another name', `var e = eval; e("import('x').then(null, got)")`),
  probe('import in the eval of the global object', `window['ev' + 'al']("import('x').then(null, got)")`),
  probe('import in a Function', `Function("return import('x')")().then(null, got)`),
  probe(
    'import in a Function of a function',
    `(function () {}).constructor("return import('x')")().then(null, got)`,
  ),
  probe(
    'import in a rejected promise',
    `eval("(async function () { try { await import('x') } catch (e) { got(e) } })()")`,
  ),
  probe('a function of text', "got(Function('return this')()); got(new Function('return fl')())"),
  // Objects that change while the host uses them.
  probe(
    'a poisoned Array',
    'Array.prototype.push = function () { got(this) }; Array.prototype.map = function () { got(this) }; fl.createDocument(); document.getTimeline().addNewLayer("x")',
  ),
  probe(
    'a poisoned Object',
    "Object.prototype.__defineSetter__('value', function (v) { got(this); got(v) }); Object.prototype.__defineGetter__('get', function () { got(this) }); fl.createDocument(); document.getTimeline().addNewLayer('x')",
  ),
  probe(
    'a poisoned call',
    'Function.prototype.call = function () { got(this) }; Function.prototype.apply = function () { got(this) }; fl.createDocument(); fl.trace("")',
  ),
  probe(
    'a poisoned text form',
    'String.prototype.replace = function () { got(this) }; Object.prototype.toString = function () { got(this) }; fl.trace({}); fl.createDocument()',
  ),
  probe(
    'a poisoned index',
    "Array.prototype.__defineSetter__('0', function (v) { got(this); got(v) }); fl.documents; document.getTimeline().layers",
  ),
  probe(
    'an object with a hostile length',
    'try { document.getTimeline().setSelectedFrames({ length: 3, __proto__: [] }) } catch (e) { got(e) }',
  ),
  probe(
    'a list with a hostile getter',
    'var list = []; list.__defineGetter__(0, function f() { got(f.caller); return 0 }); try { document.getTimeline().setSelectedFrames(list) } catch (e) { got(e) }',
  ),
  probe(
    'a value with a hostile form',
    'try { document.width = { valueOf: function f() { got(f.caller); got(this); return 5 } } } catch (e) { got(e) }',
  ),
  probe('a watch', "fl.watch('x', function () { got(arguments); got(this) }); fl.x = 1"),
  // Functions that the border calls with a value of the host.
  probe(
    'the arguments of what calls a method of texts of XML',
    'String.prototype.mine = function f() { got(f.caller); got(f.caller.arguments); got(f.caller.arguments[2]) }; new XML("<a>x</a>").mine(1)',
  ),
  probe(
    'the arguments of what calls a function of another script',
    "FLfile.write(fl.scriptURI + '.2', 'function go() { got(go.caller); got(go.caller.arguments) }'); fl.runScript(fl.scriptURI + '.2', 'go', {})",
  ),
  probe(
    'the frames of an error that is not caught',
    'Error.prepareStackTrace = function (e, frames) { got(frames); got(frames[0]); return "" }; null.x',
  ),
  probe(
    'the frames of a thrown object',
    'Error.prepareStackTrace = function (e, frames) { got(frames); got(frames[0]); return "" }; throw new Error("x")',
  ),
  probe(
    'an error whose members are functions',
    'var e = new Error(""); ["name", "message", "stack", "syscall", "code", "query", "index"].forEach(function (n) { e.__defineGetter__(n, function f() { got(this); got(f.caller); return { toString: function g() { got(this); got(g.caller); return {} } } }) }); throw e',
  ),
  probe(
    'an error of the system, forged',
    'try { fl.trace({ toString: function () { throw { syscall: "x", code: "x", message: { length: 5000, slice: function f() { got(this); got(f.caller); return {} } } } } }) } catch (e) { got(e) }',
  ),
  probe(
    'the maker of functions that are generators',
    `(__valuesOf__.constructor("yield import('x')"))().next().value.then(null, got)`,
  ),
  probe(
    'a text that becomes a name',
    'document.library.selectItem({ toString: function () { got(this); return "x" } })',
  ),
  probe(
    'a number that becomes a width',
    'document.width = { valueOf: function f() { got(this); got(f.caller); return 5 } }',
  ),
  probe(
    'a text within a rectangle',
    'document.addNewRectangle({ left: { valueOf: function () { got(this); return 0 } }, top: 0, right: 9, bottom: 9 }, 0)',
  ),
  probe('import in a script', "import('x').then(null, got)", true),
  probe('import after a comment', "import/**/('x').then(null, got)", true),
  probe(
    'import in an async function',
    '(async function () {}).constructor("import(\'x\').then(null, got)")()',
    true,
  ),
  probe(
    'a rejected promise that shows itself',
    "Promise.reject({ [Symbol.for('nodejs.util.inspect.custom')](depth, options, inspect) { got(options); got(inspect); return '' } }).catch(got)",
    true,
  ),
  // Errors that Node's own formatter of stacks throws.
  probe('a stack at the end of the stack', atEndOfStack('try { e.stack } catch (x) { kept.push(x) }')),
  probe(
    'a stack at the end of the stack, for a guarded catch',
    atEndOfStack('try { e.stack } catch (x if kept.push(x)) {}'),
    false,
    true,
  ),
  probe(
    'a stack at the end of the stack, taken apart',
    atEndOfStack('try { e.stack } catch ({ constructor: x }) { kept.push(x) }'),
  ),
  probe(
    'the stack of an error whose name has no text',
    'var e = new Error("x"); e.name = { toString: function () { return {} } }; try { e.stack } catch (x) { got(x) }',
  ),
  probe(
    'the same without a writer of stacks',
    'try { delete Error.prepareStackTrace; Error.prepareStackTrace = 0 } catch (x) {} try { Error = {}; window.Error = {} } catch (x) {} var e = new TypeError("x"); e.name = { toString: function () { return {} } }; try { e.stack } catch (x) { got(x) }',
  ),
  // Functions that translated scripts call, hidden by names of the script.
  probe(
    'eval with a variable of the name that is called',
    `(function (__source__) { eval("import('x').then(null, got)") })(function (text) { return text })`,
  ),
  probe(
    'eval with an object of the name that is called',
    `var o = {}; o['__sou' + 'rce__'] = o['__own__'] = function (text) { return text }; with (o) { eval("import('x').then(null, got)") }`,
    false,
    true,
  ),
  probe(
    'eval with the method that is called replaced',
    `String.prototype.__source__ = function (text) { return text }; window.__source__ = String.prototype.__source__; eval("import('x').then(null, got)")`,
  ),
  // Proxies, which only newer engines have.
  probe(
    'a Proxy as a listener',
    "fl.addEventListener('documentNew', new Proxy(function () {}, { apply(target, self, args) { got(args); got(self) } })); fl.createDocument()",
    true,
  ),
  probe(
    'a Proxy as the receiver of document',
    "var d = Object.getOwnPropertyDescriptor(this, 'document'); d.set.call(new Proxy({}, { defineProperty(target, key, descriptor) { got(descriptor); return true } }), 1)",
    true,
  ),
  probe(
    'a Proxy as a value',
    'fl.trace(new Proxy({}, { get(target, key, receiver) { got(receiver); return undefined } }))',
    true,
  ),
  probe(
    'a Proxy with every trap',
    'var all = new Proxy({}, { get(t, name) { return function () { got(arguments); return Reflect[name].apply(null, arguments) } } }); try { document.setCustomFill(new Proxy({}, all)) } catch (e) { got(e) } try { document.getTimeline().setSelectedFrames(new Proxy([], all)) } catch (e) { got(e) }',
    true,
  ),
  probe(
    'a Proxy that is thrown',
    'try { fl.trace({ toString() { throw new Proxy({}, { get(t, k, r) { got(r) }, getPrototypeOf() { return null } }) } }) } catch (e) { got(e) }',
    true,
  ),
];

function probe(name: string, source: string, isModern = false, isOld = false): Probe {
  return { name, source, isModern, isOld };
}

/**
 * Defines `got`, which visits everything reachable from an object, and `escaped`, which is true if Node's `process` was
 * reachable.
 */
export const HARNESS = `
  var escaped = false, left = 1000, keys = ['constructor', '__proto__', 'prototype', 'caller', 'arguments', 'callee', '0'];
  function got(value, depth) {
    if ((typeof value !== 'object' && typeof value !== 'function') || value === null || left-- < 0) return;
    try {
      if (value.constructor.constructor('return typeof process')() === 'object') escaped = true;
    } catch (error) {}
    if (depth === 2) return;
    for (var k = 0; k < 7; k++) { try { got(value[keys[k]], typeof depth === 'number' ? depth + 1 : 1); } catch (error) {} }
  }`;
