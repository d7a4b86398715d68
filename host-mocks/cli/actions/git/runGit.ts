import { startProgram } from '../../workers/startProgram';

/** What git could not do; `told` is what it says. */
export class GitFailure extends Error {
  constructor(
    command: string,
    readonly told: string,
  ) {
    super(`git ${command} failed: ${told}`);
  }
}

/**
 * Runs git in a folder, and gives what it prints, as text.
 *
 * @throws Error where there is no git, or where it fails, with what it says
 */
export async function runGit(folder: string, ...args: string[]): Promise<string> {
  return (await readFromGit(folder, ...args)).toString('utf8');
}

/** The same, as bytes. @throws as `runGit` */
export function readFromGit(folder: string, ...args: string[]): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const child = startProgram('git', ['-C', folder, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
    const chunks: Buffer[] = [];
    let told = '';
    child.stdout?.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.stderr?.setEncoding('utf8').on('data', (text: string) => (told += text));
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve(Buffer.concat(chunks));
      else reject(new GitFailure(args[0], told.trim() || `status ${code}`));
    });
  });
}
