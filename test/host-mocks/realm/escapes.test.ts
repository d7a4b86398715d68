import { Host } from '../../../host-mocks/Host';
import { nodePlatform } from '../../../host-mocks/platform/node/nodePlatform';

function run(source: string): unknown {
  return new Host(nodePlatform, { realm: 'separate' }).scripts.run(source, 'a.jsfl');
}

describe('ways out of the realm', () => {
  it('a listener of events gets no object of the host', () => {
    expect(
      run(`var got; fl.addEventListener('documentNew', function () { got = this; });
        fl.createDocument(); got.constructor === Object || got.constructor === undefined || got === this`),
    ).toBe(true);
  });

  it.each(['getLayerProperty("__proto__")', 'getFrameProperty("__proto__", 0, 1)'])(
    '%s gives nothing, and the host goes on',
    (call) => {
      expect(
        run(`fl.createDocument(); try { fl.getDocumentDOM().getTimeline().${call} } catch (e) {}
          fl.getDocumentDOM().getTimeline().layers[0].name.length > 0`),
      ).toBe(true);
    },
  );
});
