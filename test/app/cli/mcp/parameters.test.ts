import { inArguments } from '../../../../app/cli/mcp/parameters';
import { exportFiles } from '../../../../app/cli/mcp/tools/exportFiles';
import { script } from '../../../../app/cli/mcp/tools/script';

it.each([
  [
    '-o a.png names one file; --frames chooses one',
    exportFiles,
    '"output" a.png names one file; "frames" chooses one',
  ],
  ['not available (--fonts)', exportFiles, 'not available (--fonts)'],
  ['--answer gives one\n(add --help for usage)\n', script, '"answers" gives one\n'],
  ['a file night-o --saveas', script, 'a file night-o --saveas'],
])('An assistant reads its own arguments in messages: %j', (text, tool, said) => {
  expect(inArguments(text, tool.parameters)).toBe(said);
});
