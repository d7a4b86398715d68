/** A way out of the sandbox, or to more than a script may have, that a script in Animate's language tries. */
export interface UntrustedProbe {
  name: string;
  /** An expression or statements; the probe's result is what `got` is given. */
  source: string;
}

/** Ways to code, to objects of the host, and to what is outside. `secret` is the URI of a file outside. */
export const waysOut: readonly UntrustedProbe[] = [
  ...[
    'process',
    'require',
    'module',
    'global',
    'globalThis',
    'Buffer',
    'setTimeout',
    'console',
    'WebAssembly',
    'fetch',
    'XMLHttpRequest',
    'Worker',
    'std',
    'os',
    'scriptArgs',
    'print',
    'load',
    'quit',
    'readFile',
    'gc',
    'java',
    'Packages',
    'Components',
    'ActiveXObject',
  ].map((name) => ({
    name: `the name ${name}`,
    source: `got(typeof ${name} === 'undefined' ? null : ${name})`,
  })),
  ...[
    [
      'the constructor of a function',
      'got(fl.trace.constructor("return typeof process + typeof outside")())',
    ],
    [
      'the constructor of an object of the host',
      'got(fl.constructor.constructor("return typeof outside")())',
    ],
    ['the constructor of a list', 'got(fl.documents.constructor.constructor("return typeof outside")())'],
    [
      'this of a text form',
      'document.library.selectItem({ toString: function () { got(this.constructor.constructor("return typeof outside")()); return "x" } })',
    ],
    [
      'this of a number form',
      'try { document.width = { valueOf: function () { got(this.constructor.constructor("return typeof outside")()); return 5 } } } catch (e) {}',
    ],
    [
      'the caller of a text form',
      'fl.clipCopyString({ toString: function f() { got(f.caller); return "" } })',
    ],
    [
      'an error of the host',
      'try { fl.openDocument("x") } catch (e) { got(e.constructor.constructor("return typeof outside")()) }',
    ],
    [
      'an error at the end of the stack',
      'function deep() { try { fl.documents } catch (e) { if (e.constructor !== RangeError && e.constructor !== Error) got(e.constructor.constructor("return typeof outside")()) } deep() } try { deep() } catch (e) {}',
    ],
    [
      'a listener',
      'fl.addEventListener("documentNew", function () { got(arguments.length ? arguments : null) }); fl.createDocument()',
    ],
    ['outside by its name', 'got(typeof outside === "undefined" ? null : outside)'],
    ['the maker of realms by its name', 'got(typeof createWorld === "undefined" ? null : createWorld)'],
    ['the entry of the host by its name', 'got(typeof runConfined === "undefined" ? null : runConfined)'],
    ['eval by another name', 'var e = eval; got(e("typeof outside + typeof process"))'],
    ['Function', 'got(Function("return typeof outside + typeof process")())'],
    ['import', 'try { eval("import(\'std\')") } catch (e) { got(null) }'],
    ['a prototype', 'Object.prototype.outside = 1; delete Object.prototype.outside; got(null)'],
    ['__proto__ of the global object', 'got(window.__proto__ && window.__proto__.outside || null)'],
    [
      'XML with an entity',
      'try { got(new XML("<!DOCTYPE a [<!ENTITY x SYSTEM \\"file:///etc/passwd\\">]><a>&x;</a>").toString()) } catch (e) { got(null) }',
    ],
    [
      'a setter of the global object',
      'window.__defineSetter__("trap", function (v) { got(v === 1 ? null : v) }); trap = 1',
    ],
    ['reading a file', 'got(FLfile.read(secret))'],
    ['reading a file by a path', 'got(FLfile.read(secret.replace("file://", "")))'],
    ['reading a file by dots', 'got(FLfile.read(here + "../secret.txt"))'],
    ['reading a file by coded dots', 'got(FLfile.read(here + "%2e%2e/secret.txt"))'],
    ['reading a file by a coded slash', 'got(FLfile.read(here + "..%2fsecret.txt"))'],
    ['reading a file by a NUL', 'got(FLfile.read(here + "a.jsfl%00/../../secret.txt"))'],
    ['reading a file of the system', 'got(FLfile.read("file:///etc/passwd"))'],
    ['reading the environment', 'got(FLfile.read("file:///proc/self/environ"))'],
    ['reading a device', 'got(FLfile.read("file:///dev/zero"))'],
    ['reading another host', 'got(FLfile.read("file://localhost/etc/passwd"))'],
    ['asking whether a file exists', 'got(FLfile.exists(secret) || null)'],
    ['the size of a file', 'got(FLfile.getSize(secret) || null)'],
    [
      'the date of a file',
      'got(FLfile.getModificationDate(secret) === "00000000" ? null : FLfile.getModificationDate(secret))',
    ],
    ['listing a folder', 'got(FLfile.listFolder("file:///").length || null)'],
    ['listing by a mask', 'got(FLfile.listFolder(here + "../*").length || null)'],
    ['writing a file', 'try { got(FLfile.write(secret + ".new", "x") || null) } catch (e) { got(null) }'],
    ['copying a file in', 'got(FLfile.copy(secret, here + "copy.txt") || null)'],
    [
      'copying a file out',
      'try { got(FLfile.copy(fl.scriptURI, secret + ".out") || null) } catch (e) { got(null) }',
    ],
    [
      'making a folder',
      'try { got(FLfile.createFolder(secret + ".folder") || null) } catch (e) { got(null) }',
    ],
    ['removing a file', 'try { got(FLfile.remove(secret) || null) } catch (e) { got(null) }'],
    ['removing its own folder', 'got(FLfile.remove(here) || null)'],
    ['locking a file', 'try { got(FLfile.setAttributes(secret, "R") || null) } catch (e) { got(null) }'],
    [
      'starting a program',
      'try { got(FLfile.runCommandLine("touch " + secret + ".run") || null) } catch (e) { got(null) }',
    ],
    ['running a script outside', 'try { fl.runScript(secret); got("ran") } catch (e) { got(null) }'],
    ['opening a document outside', 'try { fl.openDocument(secret); got("opened") } catch (e) { got(null) }'],
    ['importing a file outside', 'try { got(document.importFile(secret) || null) } catch (e) { got(null) }'],
    [
      'saving a document outside',
      'try { got(fl.saveDocument(document, secret + ".fla") || null) } catch (e) { got(null) }',
    ],
    [
      'exporting outside',
      'try { document.exportPublishProfile(secret + ".xml"); got(FLfile.exists(secret + ".xml") || null) } catch (e) { got(null) }',
    ],
    [
      'saving the panel outside',
      'try { fl.outputPanel.save(secret + ".log"); got(FLfile.exists(secret + ".log") || null) } catch (e) { got(null) }',
    ],
    ['a dialogue from a file outside', 'try { fl.xmlPanel(secret); got("shown") } catch (e) { got(null) }'],
  ].map(([name, source]) => ({ name: name!, source: source! })),
];

/** Scripts that would take more than there is; each is ended with one line. */
export const exhaustion: readonly (UntrustedProbe & { says: RegExp })[] = [
  {
    name: 'recursion',
    source: 'function f() { f() } f()',
    says: /stack overflow|too much recursion|call stack/,
  },
  {
    name: 'recursion of a getter',
    source: 'var o = {}; o.__defineGetter__("x", function () { return this.x }); o.x',
    says: /stack overflow|too much recursion|call stack/,
  },
  {
    name: 'recursion of a text form',
    source: 'var o = { toString: function () { return "" + this } }; fl.trace(o)',
    says: /stack overflow|too much recursion|call stack/,
  },
  {
    name: 'an object within itself',
    source: 'var o = {}; o.o = o; document.setCustomFill(o)',
    says: /nested too deeply/,
  },
  {
    name: 'an Array of any length',
    source: 'document.getTimeline().setSelectedFrames(new Array(4294967295))',
    says: /too long for the host/,
  },
  {
    name: 'long texts',
    source: 'var s = "x"; while (true) s += s',
    says: /string too long|out of memory|invalid string length/i,
  },
];
