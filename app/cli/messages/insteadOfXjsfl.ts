/**
 * The replacement for each global name of xJSFL 1.02, in Markdown; `docs/differences.md` has the same table.
 *
 * @see https://github.com/davestewart/xJSFL/blob/master/core/jsfl/libraries/framework/Globals.jsfl
 */
export const insteadOfXjsfl: Readonly<Record<string, string>> = {
  xjsfl: 'leave the line out',
  $dom: 'write `fl.getDocumentDOM()`',
  $timeline: 'write `fl.getDocumentDOM().getTimeline()`',
  $library: 'write `fl.getDocumentDOM().library`',
  $selection: "write `$(':selected').elements`",
  trace: 'write `fl.trace(text)`',
  clear: 'write `fl.outputPanel.clear()`',
  format: "write `fl.trace(a + ' ' + b)`",
  inspect: 'write `$(…).list()` or `fl.trace(value)`',
  list: "write `$(…).list()` or `fl.trace($(…).pluck('name'))`",
  debug: 'write `fl.trace(error)`',
  include: 'write `fl.runScript(uri)`',
  require: 'write `fl.runScript(uri)`',
  load: 'write `FLfile.read(uri)`',
  save: 'write `FLfile.write(uri, text)`',
  UI: "ask a collection: `$(':selected').length`, `$$(':selected').length`",
  XUL: 'write `Collection.ask(title, { name: [label, value] }, function (answers) { … })`',
  Context: 'write `$.layers(…)`, `$.frames(…)` or `fl.getDocumentDOM().getTimeline()`',
  Iterators: 'write `$.layers(…).each(…)`, `$.frames(…).each(…)` or `$.all(…).each(…)`',
  Bounds: 'write `$(…).bounds()`',
  File: 'write `FLfile.read(uri)` and `FLfile.write(uri, text)`',
  Folder: "write `FLfile.listFolder(uri, 'files')`",
  URI: 'write a text that begins with `file:///`, such as `fl.scriptURI`',
  Table: "write `$(…).toCSV('name,x,y')`",
  Utils: 'write the loop in the script',
};
