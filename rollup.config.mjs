import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import nodeResolve from '@rollup/plugin-node-resolve';
import terser from '@rollup/plugin-terser';
import { compact } from './build/es3/dropUnusedMethods.cjs';
import { es3Gate } from './build/es3/gate.cjs';
import { es3Pass } from './build/es3/pass.cjs';
import { copied } from './build/rollup/assets.mjs';
import { late } from './build/rollup/late.mjs';
import { npmBuilds } from './build/rollup/npmBuilds.mjs';
import { IN_BROWSER, oneFile } from './build/rollup/oneFile.mjs';
import { shimFiles } from './build/rollup/shimFiles.mjs';
import { sameVersion } from './build/rollup/sameVersion.mjs';
import { executable } from './build/rollup/executable.mjs';
import { hostSources, productSources } from './build/rollup/sources.mjs';
import { twin } from './build/rollup/twin.mjs';
import { withoutComments } from './build/rollup/withoutComments.mjs';

const manifest = createRequire(import.meta.url)('./package.json');
const root = fileURLToPath(new URL('.', import.meta.url));
const banner = `// adobe-collection ${manifest.version}: collections and queries for Adobe Animate. MIT License.`;

/**
 * As scripts of users, with every method: each can be asked for. Comments go, except banners. Names of functions stay, for
 * stacks.
 * @type {import('@rollup/plugin-terser').Options}
 */
const whole = {
  ...compact,
  // Further passes find nothing more: the library uses what it has.
  compress: { ...compact.compress, keep_fnames: true, passes: 1 },
  // The stack of an error names the functions of the library.
  mangle: { keep_fnames: true },
  format: { ...compact.format, comments: /MIT License/ },
};

/** A script for Animate and ExtendScript: ES3, one file, nothing but globals. */
function script(dir, { input, file, notice, plugins, except, tsconfig, ...output }) {
  return {
    input,
    plugins: [productSources(), ...plugins, es3Pass(), es3Gate({ except, tsconfig })],
    output: {
      dir,
      entryFileNames: file,
      banner: banner + notice,
      format: 'iife',
      strict: false,
      esModule: false,
      freeze: false,
      externalLiveBindings: false,
      generatedCode: { preset: 'es5', reservedNamesAsProps: false, symbols: false },
      ...output,
    },
  };
}

/** What makes a script of the library small, and holds its version to that of the package. */
const ofLibrary = [sameVersion('src/version.ts', manifest.version), terser(whole)];

/** The library, under the names that Animate and ExtendScript know. */
const plainScript = {
  input: 'src/globals.ts',
  file: 'collection.jsx',
  notice: '',
  plugins: [...ofLibrary, twin('collection.jsfl')],
  except: [],
  tsconfig: 'tsconfig.json',
};

/** The library behind what the engine lacks of ES5's library. */
const es5Script = {
  input: 'src/es5.ts',
  file: 'collection.es5.jsx',
  notice: '\n// With parts of extendscript-es5-shim by Fabian Mor\u00f3n Zirfas and others. MIT License.',
  plugins: [shimFiles(), ...ofLibrary],
  // The shim is what adds the newer members; its variable `hasOwnProperty` is in unnamed functions only.
  except: ['newer-library', 'object-name'],
  tsconfig: 'tsconfig.json',
};

/** The questions to Animate. People read it before they run it: it keeps its lines and comments. */
const questions = {
  input: 'build/questions/main.ts',
  file: 'Ask Animate.jsfl',
  notice: '\n// Asks Animate what the headless host assumes of it. docs/ask.md says what it does.',
  plugins: [],
  except: [],
  tsconfig: 'build/questions/tsconfig.json',
  intro: `var PACKAGE_VERSION = '${manifest.version}';`,
};

/** The headless host, its command line, the processes that the command line starts, and what Jest loads, for Node. */
function host(dir) {
  return {
    input: {
      host: 'app/index.ts',
      cli: 'app/cli/main.ts',
      worker: 'app/cli/worker.ts',
      jest: 'app/testing/jest.ts',
      'jest-environment': 'app/testing/jestEnvironment.ts',
    },
    external: [
      /^node:/,
      ...Object.keys(manifest.dependencies),
      ...Object.keys(manifest.optionalDependencies),
      ...Object.keys(manifest.peerDependencies),
    ],
    // It uses what it has: looking for the rest takes a fifth of the time, and leaves out a two-thousandth.
    treeshake: false,
    // A module of ES that Jest could not load by itself.
    plugins: [
      hostSources(),
      nodeResolve({ resolveOnly: ['pixelmatch'] }),
      late((file) => LATE.test(file)),
      withoutComments(banner),
      executable('cli.js'),
      // The player of HTML5 Canvas: one file of a package of 8 MB.
      copied('node_modules/createjs/builds/1.0.0/createjs.min.js', 'createjs.min.js'),
    ],
    output: {
      dir,
      format: 'cjs',
      banner,
      entryFileNames: '[name].js',
      chunkFileNames: ({ name }) => (name.includes('/') ? '[name].js' : 'cli/[name].js'),
      manualChunks: chunkOf,
      hoistTransitiveImports: false,
      generatedCode: { preset: 'es2015' },
    },
  };
}

/** One script with all that it imports, for an engine that is not Node. It needs no other file. */
function withoutFiles(input, resolution, output, more = []) {
  return {
    input,
    external: Object.keys(manifest.peerDependencies),
    plugins: [...oneFile(resolution, banner), ...more],
    output,
  };
}

/**
 * The host and its scripts for the sandbox, whose engine has nothing but the language: parts that are loaded when they are
 * first used. Its engine takes longer than linear time to read a file, so none is large.
 */
function sandbox(dir) {
  return {
    input: 'app/cli/confined/main.ts',
    plugins: [late((file) => LATE_IN_SANDBOX.test(file)), ...oneFile({}, banner)],
    output: {
      dir,
      format: 'cjs',
      entryFileNames: 'sandbox.js',
      chunkFileNames: 'sandbox/[name].js',
      manualChunks: sandboxChunkOf,
      hoistTransitiveImports: false,
      generatedCode: { preset: 'es2015' },
    },
  };
}

function inBrowser(input, output, more) {
  return withoutFiles(input, IN_BROWSER, output, more);
}

/** The host for pages and Workers, and the viewer: the script of the page, and that of the Worker, which holds the host. */
function browser(dir) {
  return [
    inBrowser('app/browser/index.ts', { dir, entryFileNames: 'browser.mjs', format: 'es' }),
    inBrowser('viewer/engine/worker.ts', { dir, entryFileNames: 'viewer/worker.js', format: 'iife' }),
    inBrowser('viewer/page.ts', { dir, entryFileNames: 'viewer/page.js', format: 'iife' }, [
      copied('viewer/viewer.css', 'viewer/viewer.css'),
    ]),
  ];
}

/** The plugin for editors, which TypeScript's language service loads. */
function editorPlugin(dir) {
  const output = { dir, entryFileNames: 'ts-plugin.js', format: 'cjs', exports: 'default' };
  return withoutFiles('editor/ts-plugin/main.ts', {}, output);
}

/** The rules of the ESLint plugin that know the library. */
function lintRules(dir) {
  const output = { dir, entryFileNames: 'eslint-rules.js', format: 'cjs' };
  return withoutFiles('editor/eslint/rules.ts', {}, output);
}

/** What the command line needs of the host before it knows which command to run: limits, words for errors and amounts, folders, texts. */
const ERRORS =
  /^(host-mocks\/(nearestWord|language\/(ScriptSyntaxError|missing|members)|realm\/shortened)|document\/container\/(DocumentError|signatures|folder\/folderLayout)|app\/(literal\/amount|habits\/(adviseOnError|insteadOf))|platform\/(faultReason|isStackOverflow|decodeText|decodeLatin1|node\/(cacheFolder|homeFolder|processes|readAll|realPlace|writeAll))|geometry\/claims)\.ts$/;

/** What its help says that commands take where nothing is said. */
const DEFAULTS =
  /^(document\/container\/(limits|bareName)|output\/formats\/(ExportOptions|exportFormats|SheetOptions)|film\/sound\/mixRate)\.ts$/;

/** What most commands do without: parts of the host, which are files of their own, and packages. */
const PARTS = {
  'host/syntax': /^actionscript\/syntax\//,
  'host/actionscript': /^actionscript\//,
  'host/binary': /^document\/(binary\/|container\/BinaryContainer)/,
  // How documents are published, which checks ask, too.
  'host/settings': /^output\/(swf\/SwfSettings|published\/(pathBelow|readValues))/,
  'host/publish':
    /^(film\/tracks|output\/(published|canvas|swf|lottie|makers\/publishDocument)|app\/host\/writePublication)\b/,
  // Formats of `export` that are made of pictures and sounds.
  'host/making': /^output\/(makers|animations|atlas|sheets|sound)\//,
  'host/drawing': /^output\//,
  'host/literal': /^(app\/literal|document\/data)\//,
  'host/fidelity': /^host-mocks\/fidelity\//,
  'host/media': /^(film\/(sound|video)|platform\/webp)\//,
  // What leaves Node's language to scripts stays.
  'host/language': /^host-mocks\/language\/(?!refuseImport|walkNodes|positionAt)/,
  // The work behind the methods of documents, timelines and libraries that change them.
  'host/editing':
    /^host-mocks\/model\/(document\/(arrange|draw|scenes|selection|style)|timeline\/(frames|layers))\/[a-z]|^host-mocks\/model\/library\/(addNew|delete|duplicate|move|newSymbol|rename)|^host-mocks\/model\/elements\/shape\/(combineShapes|Shape(Draft|Graph|Paints)|styles|customPaint|CubicSegments)|^host-mocks\/model\/document\/files\/(changes|export|leaveOut|save)|^host-mocks\/model\/(timeline\/(tweening|customEase|layerType|newTimeline)|library\/items\/sound|elements\/text\/tlfRuns)/,
  // Documents that are folders, whose half done saves are looked for.
  'host/folder': /^document\/container\/(folder|locking)\//,
  // What writes documents.
  'host/saving':
    /^document\/(container\/(saveContainer|replaceFile|resolveTarget|recover\/|zip\/(ZipBuilder|buildZip|verifyZip))|xml\/(serialize|TagEdit|TextWriter)|xfl\/(filters|persistentData|transformNode|gradientEntries|assign)\.)/,
  // A disk under what is not to be written, or not to be seen.
  'host/overlay':
    /^platform\/(overlay\/(Overlay|changesIn|dryPlatform)|node\/[cC]onfined?[A-Z]|browser\/MemoryDisk)/,
  // What Adobe declares of the host, and what only scripts use.
  'host/contract': /^host-mocks\/contract\//,
  'host/scripting':
    /^(app\/HostHandle|host-mocks\/model\/(models|exporters\/|timeline\/camera\/|program\/(?!Events|Dialogues|Publishing)))/,
  // Shapes cut by lines and by each other.
  'host/planar': /^geometry\/planar\//,
  'host/playing': /^film\/playing\//,
  // Where what a frame shows is worked out.
  'host/shown':
    /^(geometry\/(\w+\/|Homography|primitives|decompose|closedRuns|alongCurve|easeCurve)|film\/(display|bounds|tween)\/|document\/xfl\/shapeOutline)/,
};
const PART_NAMES = Object.keys(PARTS).map((part) => part.replace('host/', ''));
const LATE = new RegExp(
  `^(@babel/code-frame|@jridgewell/trace-mapping|acorn|magic-string|maxrects-packer|node:crypto|tinyglobby|\\.\\.?/(host/)?(${PART_NAMES.join('|')})\\.js)$`,
);

const LATE_IN_SANDBOX = /Part\.js$/;

/** What reads command lines; processes that only do tasks for others do without. */
const PROGRAM = /^app\/cli\/(commands\/|program|runMain)/;

/** The path of a module from the folder of the project, with `/`. */
function ofProject(id) {
  return path.relative(root, id).replaceAll('\\', '/');
}

/** The command line loads a command when it is used, and the host with the commands that need it. */
function chunkOf(id, { getModuleInfo }) {
  const file = ofProject(id);
  if (ERRORS.test(file)) return 'host/errors';
  if (DEFAULTS.test(file)) return 'host/defaults';
  if (/node_modules\/pixelmatch\//.test(file)) return 'host/testing';
  if (/^app\/testing\//.test(file)) return /\/jest\w*\.ts$/.test(file) ? undefined : 'host/testing';
  if (PROGRAM.test(file)) return 'cli/program';
  // In the file of what imports it, it would have actions load all commands.
  if (getModuleInfo(id).importers.some((importer) => PROGRAM.test(ofProject(importer)))) return 'cli/common';
  if (
    /^app\/cli\/((actions|lint|merge|diff|facts|sandbox|mcp|writing)\/|workers\/(Proc|endWithParent)|main|keepCode|worker\.ts)/.test(
      file,
    )
  )
    return undefined;
  if (/^app\/cli\//.test(file)) return 'cli/common';
  return Object.keys(PARTS).find((part) => PARTS[part].test(file)) ?? 'host/headless';
}

/**
 * The files of the sandbox that are no late parts, in the order of `build/layers.cjs`: each imports only those before it.
 * What gives the engine the globals of the web is first.
 */
const FLOORS_OF_SANDBOX = {
  machine: /^app\/cli\/confined\/(webGlobals|outside|Services)\.ts$/,
  document: /^(platform|geometry|document)\//,
  film: /^film\//,
  realm: /^host-mocks\/(contract|files|language|nearestWord|realm|scripts)\b/,
  model: /^host-mocks\//,
};

/** The sandbox loads parts of the host as the command line does, and what compares documents. */
function sandboxChunkOf(id) {
  const file = ofProject(id);
  const floor = Object.keys(FLOORS_OF_SANDBOX).find((name) => FLOORS_OF_SANDBOX[name].test(file));
  if (/node_modules\//.test(file)) return 'languagePart';
  if (/^app\/cli\/(diff|facts)\//.test(file)) return 'changesPart';
  const part = Object.keys(PARTS).find((name) => PARTS[name].test(file));
  return part ? `${part.replace('host/', '')}Part` : floor;
}

/** `--configOut <folder>` builds elsewhere than in dist/, for comparison; the folder of examples, with the commands, is beside it. */
export default function builds({ configOut = 'dist' }) {
  return [
    script(configOut, plainScript),
    script(configOut, es5Script),
    script(`${configOut}/../examples/commands`, questions),
    host(configOut),
    sandbox(configOut),
    ...browser(configOut),
    editorPlugin(configOut),
    lintRules(configOut),
    ...npmBuilds(configOut, banner),
  ];
}
