// The index of docs/api.md by what people want to do.

/** The columns: a class, and what its objects are called. Methods of `Collection` work on all of them. */
const COLUMNS = {
  Collection: 'anything',
  ElementCollection: 'elements',
  ItemCollection: 'library items',
  LayerCollection: 'layers',
  FrameCollection: 'keyframes',
};

/**
 * For each task the methods that serve it. `Class.name` is of that class only: what it does elsewhere is another task.
 * @type {Record<string, string>}
 */
const TASKS = {
  'narrow down what was found': 'filter find get first last slice indexOf match add remove unique',
  'go to what belongs to it':
    'items layers frames instances contents children parent usedBy library documents dom elements length',
  'read values': 'attr pluck map bounds text colors',
  'read out all of it': 'list toJSON toCSV exportTexts toString',
  'set values': 'attr textAttr linkage text replaceText importTexts replaceColor pivot mask unmask',
  'do something with each': 'each reach invoke call apply exec clone new',
  'give names': 'rename renameAlongKeyframes',
  'sort, or stack': 'sort orderBy',
  'place and arrange':
    'ElementCollection.move rotate scale align distribute space toGrid layout randomize centerTransformPoint resetTransform',
  'put into folders': 'ItemCollection.move moveTo toFolder',
  'make, copy, replace': 'duplicate group toSymbol addToStage swap replaceSound',
  'change a timeline': 'FrameCollection.move toKeyframes tween ease untween setDuration clear',
  'take away': 'deleteElements deleteItems deleteLayers deleteFrames',
  'show in Animate': 'select expand reveal refresh update',
};

/**
 * The index as a table with links to the headings of the page.
 * @param {{ title: string, names: string[] }[]} sections the classes and functions of the page, in its order
 * @param {string[]} problems what is missing is added here
 * @returns {string}
 */
export function taskIndex(sections, problems) {
  const links = linksOf(sections);
  const columns = Object.keys(COLUMNS);
  const rows = Object.entries(TASKS).map(([task, words]) => {
    const cells = columns.map((title) => {
      const methods = namesIn(words, title).filter((name) => links.has(`${title}.${name}`));
      return methods.map((name) => `[${name}](#${links.get(`${title}.${name}`)})`).join(', ');
    });
    return `| ${[task, ...cells].join(' | ')} |`;
  });
  for (const { title, names } of sections) {
    if (!(title in COLUMNS)) continue;
    const listed = Object.values(TASKS).flatMap((words) => namesIn(words, title));
    for (const name of names)
      if (!listed.includes(name)) problems.push(`${title}.${name}: build/docs/tasks.mjs has no task for it`);
  }
  return [
    '## By task',
    '',
    'What is in the column "anything" works on all collections. [recipes.md](recipes.md) has whole scripts.',
    '',
    `| to … | ${Object.values(COLUMNS).join(' | ')} |`,
    `| --- ${'| --- '.repeat(columns.length)}|`,
    ...rows,
    '',
  ].join('\n');
}

/** What is not a method. */
const VALUES = ['elements', 'length'];

/** Maximum number of related methods: more do not help. */
const MAX_RELATED = 6;

/**
 * What serves the same task as a method of the same class.
 * @param {string} title the class
 * @param {string} name the method
 * @param {readonly string[]} own the methods of the class
 * @returns {string[]} lines of Markdown; none where nothing does
 */
export function relatedLines(title, name, own) {
  if (!(title in COLUMNS) || VALUES.includes(name)) return [];
  const tasks = Object.values(TASKS).map((words) => namesIn(words, title));
  const related = (tasks.find((names) => names.includes(name)) ?? [])
    .filter((other) => other !== name && !VALUES.includes(other) && own.includes(other))
    .slice(0, MAX_RELATED);
  return related.length === 0 ? [] : [`See also: ${related.map((other) => `\`${other}\``).join(', ')}.`, ''];
}

function namesIn(words, title) {
  return words
    .split(' ')
    .filter((word) => !word.includes('.') || word.startsWith(`${title}.`))
    .map((word) => word.slice(word.indexOf('.') + 1));
}

/** The anchor of each heading, by `Class.name`: a heading that occurs again gets a number. */
function linksOf(sections) {
  const times = new Map();
  const links = new Map();
  const anchor = (heading) => {
    const slug = heading
      .toLowerCase()
      .replaceAll(/[^\w\s-]/g, '')
      .replaceAll(/\s/g, '-');
    const count = times.get(slug) ?? 0;
    times.set(slug, count + 1);
    return count === 0 ? slug : `${slug}-${count}`;
  };
  for (const { title, names } of sections) {
    anchor(title);
    for (const name of names) links.set(`${title}.${name}`, anchor(name));
  }
  return links;
}
