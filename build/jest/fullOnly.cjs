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
    'viewer/played',
    'viewer/publish',
    'viewer/sound',
    'editor/ts-plugin/tsserver',
    'app/cli/action',
    'app/cli/bounds',
    'app/cli/endless',
    'app/cli/git',
    'app/cli/commands/exportSignal',
    'app/cli/commands/exportFilm',
    'app/cli/commands/exportVideo',
    'app/cli/commands/exportWebp',
    'app/cli/commands/fidelity',
    'app/cli/commands/runUntrusted',
    'app/cli/mcp/protocol',
    'app/cli/mcp/tasks',
    'app/cli/mcp/tools',
    'app/cli/readingWritesNothing',
    'app/cli/saveSignal',
    'app/cli/sandbox/Sandbox',
    'app/cli/workers/ProcessWorker',
    'app/cli/workers/endWithParent',
    'docs/examples',
    'build/es3/callsOfCollections',
    'host-mocks/language/engineAnswers',
    'output/swf/ruffle',
    'query/types',
    'output/film',
    'output/lottie/players',
  ],
  'install the packed package': ['package/'],
  'try what chance or strangers bring, again and again, or much of it': [
    'fuzz/',
    'app/cli/sandbox/offeredServices',
    'collection/fuzz/',
    'document/container/fuzz',
    'film/display/askers',
    'host-mocks/model/document/largeFrame',
    'host-mocks/model/operations.property',
    'host-mocks/realm/escapes',
    'safety/bounds',
    'safety/configurations',
    'safety/claims',
    'safety/dryRuns',
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
    'app/cli/realEdits',
    'app/cli/roundTrip',
    'document/binary/documents',
    'document/container/documents',
    'document/data/documentData',
    'output/atlas/atlas',
    'host-mocks/model/document/realEdits',
    'host-mocks/model/elements/everyElement',
    'host-mocks/model/elements/realEdits',
    'output/judges',
    'output/pictures',
    'output/swf/references',
    'host-mocks/recorded/',
    'output/svg/pictures',
    'output/svg/references',
    'document/xml/documents',
    'selector/realDocuments',
  ],
};

/** The same as patterns for Jest's option `--testPathIgnorePatterns`. */
const patterns = Object.values(FULL_ONLY)
  .flat()
  .map((place) => `/test/${place}${place.endsWith('/') ? '' : '\\.test\\.ts$'}`);

module.exports = { FULL_ONLY, patterns };
