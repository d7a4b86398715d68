// Examples of the methods that every collection has, for each kind of collection: docs/api.md shows them there, and the
// examples of the page run as tests.

/**
 * By class: a script, in which each inherited method is called.
 * @type {Record<string, string>}
 */
const EXAMPLES = {
  ElementCollection: `
var twinkles = $('twinkle*').sort('x');
twinkles.length; // 2
twinkles.elements[0].name; // 'twinkle_a'
twinkles.first().name; // 'twinkle_a'
twinkles.last().name; // 'twinkle_b'
twinkles.get(1).name; // 'twinkle_b'
twinkles.indexOf(twinkles.get(1)); // 1
twinkles.find('*_b', 'name').length; // 1
twinkles.slice(0, 1).toString(); // '[object ElementCollection length=1]'
twinkles.clone().add($('star1')).add(twinkles).unique().length; // 3
twinkles.clone().remove('*_a').length; // 1
twinkles.dom.name; // 'night-sky.xfl'
twinkles.toJSON('name,y'); // '[\\n{"name":"twinkle_a","y":140},\\n{"name":"twinkle_b","y":112}\\n]'
twinkles.toCSV('name,y'); // 'name,y\\ntwinkle_a,140\\ntwinkle_b,112\\n'
twinkles.list('the twinkles');
function rightEnd(element) {
  return element.x + element.width;
}
twinkles.map(rightEnd).length; // 2
function stepDown(element, index) {
  element.y += 10 * index;
}
twinkles.each(stepDown).reach(stepDown).pluck('y'); // [140, 132]
function fade(alpha) {
  this.attr('alpha', alpha);
}
twinkles.call(fade, 50).apply(fade, [80]);
$(':text').invoke('setTextAttr', 'size', 14);
function tidyInside(item) {
  $('*').toGrid();
}
twinkles.exec(tidyInside); // opens the symbol of the twinkles`,
  ItemCollection: `
var stars = $$('/stars/*:movieclip').sort('name');
stars.length; // 3
stars.elements[0].name; // 'stars/comet'
stars.first().name; // 'stars/comet'
stars.last().name; // 'stars/twinkle'
stars.get(1).name; // 'stars/star'
stars.indexOf(stars.get(1)); // 1
stars.find('*/star').length; // 1
stars.slice(-2).toString(); // '[object ItemCollection length=2]'
stars.clone().add($$(':graphic')).add(stars).unique().length; // 12
stars.clone().remove('*/comet').length; // 2
stars.dom.name; // 'night-sky.xfl'
stars.toJSON('shortName'); // '[\\n{"shortName":"comet"},\\n{"shortName":"star"},\\n{"shortName":"twinkle"}\\n]'
stars.toCSV('shortName,folder'); // 'shortName,folder\\ncomet,stars\\nstar,stars\\ntwinkle,stars\\n'
stars.list('movie clips of the stars');
function frameCount(item) {
  return item.timeline.frameCount;
}
stars.map(frameCount).length; // 3
var seen = [];
function note(item) {
  seen.push(item.name);
}
stars.each(note).reach(note);
seen.length; // 6
function exportAll(frame) {
  this.attr({ linkageExportForAS: true, linkageExportInFirstFrame: frame });
}
stars.call(exportAll, true).apply(exportAll, [true]);
stars.invoke('addData', 'checked', 'integer', 1);
function tidyInside(item) {
  $('*').toGrid();
}
stars.exec(tidyInside); // opens one symbol after the other`,
  LayerCollection: `
var plain = $.layers('*:normal');
plain.sort('name').length; // 8
plain.elements.length; // 8
plain.first().name; // 'actions'
plain.last().name; // 'ui'
plain.get(1).name; // 'balloon'
plain.indexOf(plain.get(1)); // 1
plain.find('mo*').length; // 1
plain.pluck('name'); // ['actions', 'balloon', 'comet', 'hills', 'moon', 'sky', 'stars', 'ui']
plain.slice(0, 2).toString(); // '[object LayerCollection length=2]'
plain.clone().add($.layers('notes')).add(plain).unique().length; // 9
plain.clone().remove('hills').length; // 7
plain.dom.name; // 'night-sky.xfl'
new LayerCollection(plain.elements).length; // 8
plain.slice(0, 1).toJSON('name,locked'); // '[\\n{"name":"actions","locked":false}\\n]'
plain.slice(0, 1).toCSV('name,locked'); // 'name,locked\\nactions,false\\n'
plain.invoke('getFiltersAtFrame', 0).list('layers that are drawn');
function keyframes(layer) {
  return $.frames('*', layer).length;
}
plain.map(keyframes).length; // 8
var seen = [];
function note(layer) {
  seen.push(layer.name);
}
plain.each(note).reach(note);
seen.length; // 16
function show(outline) {
  this.attr('outline', outline);
}
plain.call(show, true).apply(show, [false]);
plain.exec(note);`,
  FrameCollection: `
var labelled = $.frames(':labelled');
labelled.sort('startFrame').length; // 2
labelled.elements.length; // 2
labelled.first().name; // 'intro'
labelled.last().name; // 'loop'
labelled.get(1).startFrame; // 24
labelled.indexOf(labelled.get(1)); // 1
labelled.find('lo*').length; // 1
labelled.pluck('duration'); // [24, 24]
labelled.slice(0, 1).toString(); // '[object FrameCollection length=1]'
labelled.clone().add($.frames(':tween')).add(labelled).unique().length; // 4
labelled.clone().remove('intro').length; // 1
labelled.dom.name; // 'night-sky.xfl'
new FrameCollection(labelled.elements).length; // 2
labelled.toJSON('name,startFrame'); // '[\\n{"name":"intro","startFrame":0},\\n{"name":"loop","startFrame":24}\\n]'
labelled.toCSV('name,startFrame'); // 'name,startFrame\\nintro,0\\nloop,24\\n'
labelled.invoke('isMotionObject').list('labels');
function end(frame) {
  return frame.startFrame + frame.duration;
}
labelled.map(end); // [24, 48]
var seen = [];
function note(frame) {
  seen.push(frame.name);
}
labelled.each(note).reach(note);
seen; // ['intro', 'loop', 'loop', 'intro']
function say(kind) {
  this.attr('labelType', kind);
}
labelled.call(say, 'comment').apply(say, ['name']);
labelled.exec(note);`,
};

/**
 * Examples of methods that the four collections have in the same words, by `Class.method`.
 * @type {Record<string, string>}
 */
const OF_CLASS = {
  'ElementCollection.new': `new ElementCollection(fl.getDocumentDOM().selection).list();`,
  'ItemCollection.new': `new ItemCollection(fl.getDocumentDOM().library.items).list();`,
  'LayerCollection.new': `new LayerCollection(fl.getDocumentDOM().getTimeline().layers).list();`,
  'FrameCollection.new': `new FrameCollection(fl.getDocumentDOM().getTimeline().layers[0].frames[0]).list();`,
  'ElementCollection.exec': `$('twinkle*').exec(function (item) {
  $('*').toGrid().list(item.name);
});`,
  'LayerCollection.exec': `$.layers('stars').exec(function (item) {
  $('*').toGrid().list(item.name);
});`,
  'FrameCollection.exec': `$.frames(':labelled').exec(function (item) {
  $('*').toGrid().list(item.name);
});`,
  'ElementCollection.dom': `$('twinkle*').dom.width; // 640`,
  'ItemCollection.dom': `$$(':movieclip').dom.width; // 640`,
  'LayerCollection.dom': `$.layers('stars').dom.width; // 640`,
  'FrameCollection.dom': `$.frames(':labelled').dom.width; // 640`,
};

/** The example of a method that a class has from its base; undefined where that of the base speaks of this class. */
export function exampleOf(title, name) {
  return OF_CLASS[`${title}.${name}`];
}

/**
 * The end of a class: what it has from `Collection`, with an example that calls all of it.
 * @param {string} title the class
 * @param {readonly string[]} inherited the methods of `Collection` that the class does not have of its own
 * @param {string[]} problems what the example lacks is added here
 * @returns {string[]} lines of Markdown
 */
export function inheritedLines(title, inherited, problems) {
  const code = (EXAMPLES[title] ?? '').trim();
  const methods = inherited.filter((name) => !ELSEWHERE.includes(name));
  for (const name of methods)
    if (!new RegExp(`\\.${name}\\b`).test(code))
      problems.push(`${title}.${name}: build/docs/inherited.mjs has no example of it`);
  const links = methods.map((name) => `[${name}](#${name.toLowerCase()})`);
  return [
    `### What every collection has, on ${title}`,
    '',
    `${links.join(', ')}:`,
    '',
    '```jsfl',
    code,
    '```',
    '',
  ];
}

/** `new` of a class is its own, and documents are found without a collection. */
const ELSEWHERE = ['new', 'documents'];
