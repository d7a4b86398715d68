import { DocumentSound } from '../../../../document/xfl/sounds/DocumentSound';
import { XmlNode } from '../../../../document/xml/XmlNode';

const sound = (values: Record<string, string>, children: XmlNode[] = []): DocumentSound =>
  new DocumentSound(XmlNode.create('DOMFrame', values, children));

describe('a sound of a keyframe', () => {
  it.each<[Record<string, string>, number]>([
    [{}, 1],
    [{ soundLoop: '0' }, 1],
    [{ soundLoop: '3' }, 3],
    [{ soundLoop: '3', soundLoopMode: 'loop' }, Infinity],
    [{ soundLoop: 'often' }, 1],
  ])('The attributes %j let it play %d times', (values, plays) => {
    expect(sound(values).plays).toBe(plays);
  });

  it('Levels and times beyond their range count as its ends', () => {
    const point = XmlNode.create('SoundEnvelopePoint', { mark44: '-5', level0: '99999', level1: '-1' });
    const [{ mark44, level0, level1, isFull }] = sound({}, [
      XmlNode.create('SoundEnvelope', {}, [point]),
    ]).envelope;
    expect([mark44, level0, level1, isFull]).toEqual([0, 32_768, 0, false]);
  });

  it('A keyframe without a sound has no path, and one of a newer release an unescaped one', () => {
    expect(sound({}).path).toBe('');
    expect(sound({ soundName: 'a&#042b' }).path).toBe('a*b');
  });
});
