import { factsOf } from '../../../host-mocks/cli/facts/factsOf';
import { openXml, keyframe, layer } from '../../support/openXml';

it.each(['Actionscript', 'Framescript'])('a script of %s is told once', (name) => {
  const script = `<${name}><script><![CDATA[stop();]]></script></${name}>`;
  const document = openXml(layer(keyframe('index="0"', '', script)));
  expect(factsOf(document).scenes[0].layers[0].frames).toEqual([
    { start: 0, duration: 1, script: 'stop();', properties: {}, elements: [] },
  ]);
});
