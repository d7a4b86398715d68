// Which tests `npm test` leaves to `npm run test:all`.
//
// The rule: `npm test` holds every rule of the code against examples. What is left out starts other programs, tries what
// chance brings, or goes through whole documents. A file that is named here has a quicker one beside it for what it is
// about, or is about the package as a whole.

/** Paths below `test/`, by the reason: a folder ends in `/`, a file has no ending. */
const FULL_ONLY = {
  'start another engine, a compiler, a browser, an editor, a sandbox or many processes': [
    'engines/',
    'site/site',
    'viewer/address',
    'viewer/controls',
    'viewer/film',
    'viewer/page',
    'viewer/publish',
    'viewer/sound',
    'editor/ts-plugin/tsserver',
    'cli/action',
    'cli/bounds',
    'cli/endless',
    'cli/git',
    'cli/commands/exportSignal',
    'cli/commands/exportFilm',
    'cli/commands/exportWebp',
    'cli/commands/fidelity',
    'cli/commands/runUntrusted',
    'cli/mcp/protocol',
    'cli/mcp/tasks',
    'cli/mcp/tools',
    'cli/readingWritesNothing',
    'cli/saveSignal',
    'cli/sandbox/Sandbox',
    'cli/workers/ProcessWorker',
    'cli/workers/endWithParent',
    'docs/examples',
    'es3/callsOfCollections',
    'host-mocks/language/engineAnswers',
    'host-mocks/publish/swf/ruffle',
    'query/types',
    'host-mocks/publish/film',
    'host-mocks/publish/lottie/players',
  ],
  'install the packed package': ['package/'],
  'try what chance or strangers bring, again and again, or much of it': [
    'fuzz/',
    'cli/sandbox/offeredServices',
    'collection/fuzz/',
    'host-mocks/container/fuzz',
    'host-mocks/model/display/askers',
    'host-mocks/model/document/largeFrame',
    'host-mocks/model/operations.property',
    'host-mocks/realm/escapes',
    'safety/bounds',
    'safety/configurations',
    'safety/claims',
    'safety/everyNumber',
    'safety/fullDisk',
    'safety/writing',
    'safety/pictures',
    'safety/repositories',
    'safety/terminal',
    'selector/syntax/fuzz',
  ],
  'go through whole documents of other people': [
    'scores/',
    'cli/realEdits',
    'cli/roundTrip',
    'host-mocks/binary/documents',
    'host-mocks/container/documents',
    'host-mocks/data/documentData',
    'host-mocks/export/atlas',
    'host-mocks/model/document/realEdits',
    'host-mocks/model/elements/everyElement',
    'host-mocks/model/elements/realEdits',
    'host-mocks/publish/judges',
    'host-mocks/publish/pictures',
    'host-mocks/publish/swf/references',
    'host-mocks/recorded/',
    'host-mocks/render/pictures',
    'host-mocks/render/references',
    'host-mocks/xml/documents',
    'selector/realDocuments',
  ],
};

/** The same as patterns for Jest's option `--testPathIgnorePatterns`. */
const patterns = Object.values(FULL_ONLY)
  .flat()
  .map((place) => `/test/${place}${place.endsWith('/') ? '' : '\\.test\\.ts$'}`);

module.exports = { FULL_ONLY, patterns };
