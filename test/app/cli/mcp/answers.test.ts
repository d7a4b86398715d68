import fs from 'node:fs';
import { readArguments } from '../../../../app/cli/mcp/parameters';
import { Roots } from '../../../../app/cli/mcp/Roots';
import { TOOLS } from '../../../../app/cli/mcp/tools';
import type { ToolResult } from '../../../../app/cli/mcp/tools/Tool';
import type { Outcome } from '../../../../app/cli/mcp/Commands';
import { temporaryFolder } from '../../../support/temporaryFolder';

const folder = temporaryFolder();

/** What a tool answers when its command ends so. */
async function answerOf(name: string, outcome: Outcome): Promise<ToolResult> {
  for (const file of ['logo', 'before', 'after', 'old']) fs.writeFileSync(`${folder()}/${file}.fla`, '');
  const tool = TOOLS.find((each) => each.name === name)!;
  return tool.call(readArguments(tool, tool.example), {
    roots: new Roots([folder()]),
    trustsScripts: false,
    trustsConfig: false,
    writable: [],
    run: () => Promise.resolve(outcome),
    temporaryFolder: folder,
  });
}

const NAMES = TOOLS.map(({ name }) => name);

it.each(NAMES)('The tool %s says that its command failed', async (name) => {
  for (const status of [1, 2, 134]) {
    const { content, isError } = await answerOf(name, { status, out: '', err: 'it broke' });
    expect([status, isError, content]).toEqual([status, true, [{ type: 'text', text: 'it broke' }]]);
  }
});

it.each(['diff', 'lint'])('The tool %s answers what its command found', async (name) => {
  const { content, isError } = await answerOf(name, { status: 1, out: 'a finding', err: '' });
  expect([isError, content]).toEqual([undefined, [{ type: 'text', text: 'a finding' }]]);
  expect((await answerOf(name, { status: 2, out: 'a finding', err: '' })).isError).toBe(true);
});
