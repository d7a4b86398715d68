// Makes CommonJS of TypeScript for Jest, file by file. Types are not checked here: `npm test` does that separately.
const { createHash } = require('node:crypto');
const fs = require('node:fs');
const path = require('node:path');
const ts = require('typescript');

const TSCONFIG = path.resolve(__dirname, '../../test/tsconfig.json');

const { config } = ts.readConfigFile(TSCONFIG, ts.sys.readFile);
const { options } = ts.parseJsonConfigFileContent(
  { ...config, include: [], files: [] },
  ts.sys,
  path.dirname(TSCONFIG),
);

/** @type {ts.CompilerOptions} */
const compilerOptions = {
  ...options,
  module: ts.ModuleKind.CommonJS,
  moduleResolution: ts.ModuleResolutionKind.Node10,
  sourceMap: true,
  noEmit: false,
};

const settings = [ts.version, JSON.stringify(compilerOptions), fs.readFileSync(__filename, 'utf8')].join(
  '\n',
);

module.exports = {
  /**
   * @param {string} source
   * @param {string} fileName
   */
  process(source, fileName) {
    const { outputText, sourceMapText = '' } = ts.transpileModule(source, { compilerOptions, fileName });
    const map = JSON.parse(sourceMapText);
    return {
      code: outputText.replace(/\/\/# sourceMappingURL=.*\s*$/, ''),
      map: { ...map, sources: [fileName] },
    };
  },

  /**
   * @param {string} source
   * @param {string} fileName
   */
  getCacheKey(source, fileName) {
    return createHash('sha256')
      .update(settings)
      .update('\0')
      .update(fileName)
      .update('\0')
      .update(source)
      .digest('hex');
  },
};
