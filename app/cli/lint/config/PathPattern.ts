type Test = (character: string) => boolean;

/** A step of a pattern: a character that passes a test, or other steps to continue with. */
type Step = Test | number[];

/**
 * A pattern of paths: `*` and `?` within a name, `**` over folders, `{a,b}`, `[ab]`. A pattern without a slash fits names
 * in any folder; a folder stands for all in it.
 *
 * The steps that a path may have reached are followed together, character by character. So the time is in proportion to
 * the path, whatever the pattern; a regular expression with many stars would try forever.
 */
export class PathPattern {
  private readonly steps: Step[] = [];

  /** @throws SyntaxError for an invalid range of characters, such as `[z-a]` */
  constructor(pattern: string) {
    const path = pattern.replace(/^\.\//, '').replace(/\/+$/, '');
    if (!path.includes('/')) this.add('**/');
    this.addAll(path);
    this.add('/**');
  }

  /** True for a path, with `/` between names, that the pattern fits. */
  test(path: string): boolean {
    let reached = this.reach([0]);
    for (const character of path.split('')) {
      const next = [...reached].filter((at) => {
        const step = this.steps[at];
        return typeof step === 'function' && step(character);
      });
      reached = this.reach(next.map((at) => at + 1));
    }
    return reached.has(this.steps.length);
  }

  /** These steps, and all that they continue with. */
  private reach(starts: readonly number[]): Set<number> {
    const reached = new Set(starts);
    for (const at of reached) {
      const step = this.steps[at];
      if (Array.isArray(step)) for (const next of step) reached.add(next);
    }
    return reached;
  }

  private addAll(pattern: string): void {
    for (const [token] of pattern.matchAll(TOKENS)) this.add(token);
  }

  private add(token: string): void {
    if (token === '**/') {
      this.addOptional(() => {
        this.addMany(ANY);
        this.steps.push(isSlash);
      });
    } else if (token === '/**') {
      this.addOptional(() => {
        this.steps.push(isSlash);
        this.addMany(ANY);
      });
    } else if (token === '**') this.addMany(ANY);
    else if (token === '*') this.addMany(isNoSlash);
    else if (token === '?') this.steps.push(isNoSlash);
    else if (token.length === 1) this.steps.push((character) => character === token);
    else if (token.startsWith('{')) this.addOneOf(token.slice(1, -1).split(','));
    else this.steps.push(testOf(token));
  }

  /** Any number of characters. */
  private addMany(test: Test): void {
    const start = this.steps.length;
    this.steps.push([start + 1, start + 3], test, [start]);
  }

  private addOptional(add: () => void): void {
    const choice = [this.steps.length + 1];
    this.steps.push(choice);
    add();
    choice.push(this.steps.length);
  }

  private addOneOf(patterns: readonly string[]): void {
    const choice: number[] = [];
    const end: number[] = [];
    this.steps.push(choice);
    for (const pattern of patterns) {
      choice.push(this.steps.length);
      this.addAll(pattern);
      this.steps.push(end);
    }
    end.push(this.steps.length);
  }
}

const TOKENS = /\*\*\/|\/\*\*$|\*\*|\*|\?|\{[^{}]*\}|\[[^\]]*\]|[\s\S]/g;

const ANY: Test = () => true;
const isSlash: Test = (character) => character === '/';
const isNoSlash: Test = (character) => character !== '/';

/** The test of `[ab]`. */
function testOf(token: string): Test {
  const expression = new RegExp(`^${token.replace(/^\[!/, '[^').replaceAll('\\', '\\\\')}$`);
  return (character) => expression.test(character);
}
