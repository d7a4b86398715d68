// The functions that the compiler's output calls: those of tslib need ES5's library, these do not.
const path = require('node:path');

const HELPERS = path.join(__dirname, 'helpers.mjs');

/** What needs a function that ES3 cannot have: name of tslib's function -> the syntax in the source. */
const NEED_MORE = {
  __awaiter: 'async functions: the engine has no promises',
  __generator: 'generators: return an Array',
  __values: 'loops over what is not an Array: use an Array',
  __read: 'destructuring of what is not an Array: use an Array',
  __decorate: 'decorators: call the function',
  __esDecorate: 'decorators: call the function',
  __classPrivateFieldGet: 'private fields (#name): write private name',
  __classPrivateFieldSet: 'private fields (#name): write private name',
  __addDisposableResource: 'using: write try … finally',
};

/**
 * Rollup plugin: gives scripts the compiler's helpers in ES3 (`extends`, `{ ...a }`, `[...a]`, template tags). Put it
 * before the compiler.
 * @returns {import('rollup').Plugin}
 */
function es3Helpers() {
  return {
    name: 'es3-helpers',
    resolveId: { order: 'pre', handler: (source) => (source === 'tslib' ? HELPERS : null) },
    transform: {
      order: 'post',
      handler(code, id) {
        for (const [name, what] of Object.entries(NEED_MORE)) {
          if (new RegExp(`import \\{[^}]*\\b${name}\\b[^}]*\\} from ['"]tslib['"]`).test(code))
            this.error(`${path.relative('', id)}: Adobe's engines cannot run ${what}`);
        }
      },
    },
  };
}

module.exports = { es3Helpers };
