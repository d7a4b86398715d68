import { EXAMPLE, runCli } from '../support/runCli';

describe('query of layers and keyframes', () => {
  it.each<[string[], string]>([
    [[':guide', '--layers'], '1 layer in night-sky.xfl\n  0: notes (guide layer)\n'],
    [['st*', '--layers'], '1 layer in night-sky.xfl\n  0: stars (normal layer)\n'],
    [
      ['[startFrame>0]', '--frames', '--symbol', 'stars/twinkle'],
      '1 keyframe in night-sky.xfl\n  0: (keyframe at frame 13) on star\n',
    ],
    [['*', '--frames', '--frame', '1', '--count'], '9\n'],
  ])('Layers and keyframes are asked for: %j', async (args, out) => {
    expect((await runCli('query', EXAMPLE, ...args)).out).toBe(out);
  });

  it('The JSON of layers and keyframes says where they are; frames count from 0', async () => {
    const json = async (...args: string[]): Promise<unknown> =>
      JSON.parse((await runCli('query', EXAMPLE, ...args, '--json')).out);
    expect(await json('hills', '--layers')).toEqual([
      {
        name: 'hills',
        layerType: 'normal',
        timeline: 'Night',
        parentLayer: 'backdrop',
        visible: true,
        locked: true,
        frameCount: 48,
      },
    ]);
    expect(await json(':classic', '--frames', '--symbol', 'stars/twinkle')).toMatchObject([
      { layer: 'star', startFrame: 0 },
      {
        name: '',
        labelType: 'none',
        timeline: 'stars/twinkle',
        layer: 'star',
        startFrame: 12,
        duration: 12,
        tweenType: 'motion',
        hasScript: false,
        elements: 1,
      },
    ]);
  });

  it('A query of every timeline says where each match is', async () => {
    const { out } = await runCli('query', EXAMPLE, ':frames([startFrame=24])', '--layers', '--all');
    expect(out).toBe(
      '2 layers in night-sky.xfl\n  0: actions (normal layer) in Night\n  1: comet (normal layer) in Night\n',
    );
    expect((await runCli('query', EXAMPLE, '/*/hill', '--all')).out).toContain(' in Night\n');
  });

  it('Layers or keyframes in other timelines only are mentioned', async () => {
    const { err } = await runCli('query', EXAMPLE, '[name=glow]', '--layers');
    expect(err).toBe(
      'adobe-collection: nothing was found at "Night", but 1 layer matches elsewhere: try --all, --timeline or --symbol\n',
    );
  });
});
