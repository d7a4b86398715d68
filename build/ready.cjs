// Runs before `npm start`, `npm test` and the like: reports a Node that is too old, and installs missing packages, once.
// Every Node must be able to read this file: it is written in ES5, and uses no packages.
/* oxlint-disable no-var */
var childProcess = require('child_process');
var fs = require('fs');
var path = require('path');

/** The oldest Node for the build tools; the package itself runs on all of Node 20. */
var NODE = [20, 19];

/**
 * @param {string} version such as `process.versions.node`
 * @returns {boolean}
 */
function isOldNode(version) {
  var parts = version.split('.').map(Number);
  return parts[0] < NODE[0] || (parts[0] === NODE[0] && parts[1] < NODE[1]);
}

/** @param {string} file */
function packagesOf(file) {
  if (!fs.existsSync(file)) return {};
  try {
    var record = JSON.parse(fs.readFileSync(file, 'utf8'));
    return (record && record.packages) || {};
  } catch (error) {
    // An npm that was stopped left half of the file.
    if (!(error instanceof SyntaxError)) throw error;
    return {};
  }
}

/**
 * True if node_modules lacks a package of package-lock.json, or has another version. npm records what it installed.
 * @param {string} root the folder of the project
 * @returns {boolean}
 */
function lacksPackages(root) {
  var wanted = packagesOf(path.join(root, 'package-lock.json'));
  var installed = packagesOf(path.join(root, 'node_modules/.package-lock.json'));
  return Object.keys(wanted).some(function (name) {
    var entry = wanted[name];
    // Optional packages are for some systems only.
    if (name === '' || entry.optional || entry.devOptional || entry.link) return false;
    return !installed[name] || installed[name].version !== entry.version;
  });
}

/** Runs `npm ci`. @returns how it ended */
function install(root) {
  // npm sets the path of its own script; on Windows `npm` is not an executable.
  var npm = process.env.npm_execpath;
  var args = ['ci', '--no-audit', '--no-fund', '--loglevel=error'];
  var options = { cwd: root, stdio: /** @type {const} */ ('inherit') };
  if (npm && /(^|[\\/])npm-cli\.js$/.test(npm)) {
    return childProcess.spawnSync(process.execPath, [npm].concat(args), options);
  }
  return childProcess.spawnSync('npm', args, options);
}

/** @param {string} root the folder of the project */
function makeReady(root) {
  if (isOldNode(process.versions.node)) {
    var both = NODE.join('.') + ' or newer, and this is Node ' + process.versions.node;
    console.error('This project needs Node ' + both + ': get it from https://nodejs.org');
    process.exit(1);
  }
  if (!lacksPackages(root)) return;
  console.log('Installing the missing packages (npm ci): half a minute, only this time');
  var ended = install(root);
  if (ended.status === 0) return;
  if (ended.error)
    console.error('npm could not be started (' + ended.error.message + '): run npm ci yourself');
  else console.error('npm ci failed: the lines above give the reason. It needs the network.');
  process.exit(1);
}

makeReady(path.resolve(__dirname, '..'));
