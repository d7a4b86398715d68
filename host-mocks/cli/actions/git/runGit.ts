import { startProgram } from '../../workers/startProgram';

/**
 * Runs git in a folder, and gives what it prints.
 *
 * @throws Error where there is no git, or where it fails, with what it says
 */
export function runGit(folder: string, ...args: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = startProgram('git', ['-C', folder, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
    const said = { out: '', err: '' };
    child.stdout?.setEncoding('utf8').on('data', (text: string) => (said.out += text));
    child.stderr?.setEncoding('utf8').on('data', (text: string) => (said.err += text));
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve(said.out);
      else reject(new Error(`git ${args[0]} failed: ${said.err.trim() || `status ${code}`}`));
    });
  });
}
