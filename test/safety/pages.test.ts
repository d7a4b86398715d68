import fs from 'node:fs';
import path from 'node:path';
import { runCli } from '../app/cli/support/runCli';
import { exampleXml, packed } from '../fuzz/exercise';
import { temporaryFolder } from '../support/temporaryFolder';

const folder = temporaryFolder();

/** A name as a text of HTML, in which no mark-up can stand. */
function escaped(name: string): string {
  return name.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
}

async function pageOf(name: string): Promise<string> {
  const file = path.join(folder(), `${name}.fla`);
  fs.writeFileSync(file, packed(exampleXml()));
  const { status, out } = await runCli('page', '--', file);
  expect(status).toBe(0);
  return out;
}

describe('the page of a stranger’s document', () => {
  let plain = '';
  it.each([
    '"><script>alert(1)<&script>',
    "' onload='alert(1)",
    '<&title><img src=x onerror=alert(1)>',
    '--><script>alert(1)<&script><!--',
    '<meta http-equiv=refresh content=0;url=evil.example>',
  ])('The name %j is in it as a text only', async (name) => {
    plain ||= await pageOf('plain');
    const page = await pageOf(name);
    expect(page).toContain(`<title>${escaped(name)}`);
    expect(page.replaceAll(escaped(name), 'plain') === plain).toBe(true);
    expect(plain).toContain("content=\"default-src 'none'; ");
  });
});
