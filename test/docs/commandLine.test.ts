import fs from 'node:fs';
import path from 'node:path';
import { definedCommands } from '../app/cli/support/runCli';
import { commandLinePage } from './commandLinePage';

const file = path.resolve(__dirname, '../../docs/command-line.md');

describe('docs/command-line.md', () => {
  it('The page is what the program says of its commands (UPDATE_DOCS=1 writes it)', () => {
    const page = commandLinePage(definedCommands());
    if (process.env.UPDATE_DOCS) fs.writeFileSync(file, page);
    expect(fs.readFileSync(file, 'utf8')).toBe(page);
  });

  it('The page has a chapter for each command of --help, with examples', () => {
    const page = fs.readFileSync(file, 'utf8');
    for (const [name, command] of definedCommands()) {
      if (command.description() === '') continue;
      const chapter = page.split(`\n## ${name}\n`)[1]?.split('\n## ')[0];
      expect([name, chapter]).toEqual([name, expect.stringContaining('```sh')]);
    }
  });
});
