import { EXAMPLE, runCli } from '../support/runCli';

describe('wrong usage has status 2 and says how', () => {
  it.each([
    [['query', EXAMPLE], "missing required argument 'query'"],
    [['query', EXAMPLE, 'a', '--item'], "unknown option '--item'"],
    [['qery'], "unknown command 'qery'"],
    [['run'], "missing required argument 'scripts'"],
    [['run', 'a.jsfl', '--save=b.fla'], '--save=path needs exactly one --document'],
    [['run', 'a.jsfl', '--each'], '--each needs --document'],
    [['query', EXAMPLE, "$('star*')"], 'give the query alone, without $(…): "star*"'],
    [
      ['query', EXAMPLE, '$$("/ui/*").list()'],
      'give the query alone, without $$(…), and --items for $$: "/ui/*"',
    ],
    [
      ['query', EXAMPLE, "$.frames(':tween')"],
      'give the query alone, without $.frames(…), and --frames for $.frames: ":tween"',
    ],
    [['render', EXAMPLE, '--query', "$('star*')"], 'Give the query alone, without $(…): "star*"'],
    [
      ['export', EXAMPLE, '--to', 'png', '--items', "$$('star*')"],
      'Give the query alone, without $$(…): "star*"',
    ],
    [['run', 'a.jsfl', '--save='], '--save=: expected a path; --save alone saves the documents in place'],
    [['run', 'a.jsfl', '--render', 'a.gif'], 'a.gif: expected a name that ends in .svg or .png'],
    [['query', EXAMPLE, 'a', '--timeline', 'a', '--symbol', 'b'], '--timeline cannot go with --symbol'],
    [['render', EXAMPLE, '--items'], '--items goes with --query'],
    [['lint', EXAMPLE, '--dry-run'], '--dry-run goes with --fix'],
    [['lint', EXAMPLE, '--render', __filename], 'usage.test.ts: expected a folder, not a file'],
    [['diff', EXAMPLE, EXAMPLE, '--render', 'a.gif'], 'a.gif: expected a name that ends in .svg or .png'],
    [['import', 'a.json', '-o', 'a.txt'], 'a.txt: expected an .fla file'],
    [['watch', 'lint'], "missing required argument 'documents'"],
  ])('the usage %j is wrong and ends with status 2', async (args, words) => {
    const { status, out, err } = await runCli(...args);
    expect([status, out]).toEqual([2, '']);
    expect(err).toContain(words);
    expect(err).toContain('--help');
  });

  it('--help is no failure', async () => {
    const { status, out } = await runCli('--help');
    expect(status).toBe(0);
    expect(out).toContain('query');
  });
});
