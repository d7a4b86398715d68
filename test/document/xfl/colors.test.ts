import fc from 'fast-check';
import { channelsOf, formatChannels } from '../../../document/xfl/channels';
import { formatColor, parseColor, readColor, readRgb, writeColor } from '../../../document/xfl/colors';
import { XmlNode } from '../../../document/xml/XmlNode';

const byte = fc.integer({ min: 0, max: 255 });

describe('colours', () => {
  it('Colours that formatChannels writes are read by channelsOf', () => {
    fc.assert(
      fc.property(byte, byte, byte, (...channels) => {
        expect(channelsOf(formatChannels(channels))).toEqual(channels);
      }),
    );
  });

  it.each([
    [[0, 128, 255], '#0080FF'],
    [[-1, 256, 127.5], '#00FF80'],
  ])('The channels %j are rounded and bounded by formatChannels', (channels, text) => {
    expect(formatChannels(channels)).toBe(text);
  });

  it('A text that is not a colour is black to channelsOf', () => {
    expect(channelsOf('none')).toEqual([0, 0, 0]);
  });

  it('A channel that is not a number is 0 to formatChannels', () => {
    expect(formatChannels([NaN, 1, 2])).toBe('#000102');
  });

  it.each(['url(http://a/)', 'red', '#F00', '#FF000080', '#FF0000;a', ' #FF0000', '#GG0000', ''])(
    'The text %j is not a colour to readRgb, which gives the default',
    (text) => {
      expect(readRgb(XmlNode.create('SolidColor', { color: text }), 'color', '#123456')).toBe('#123456');
    },
  );

  it('A node without attributes is black and opaque, and writing that leaves no attributes', () => {
    const node = XmlNode.create('SolidColor', {});
    expect(readColor(node)).toEqual({ rgb: '#000000', alpha: 1 });
    writeColor(node, { rgb: '#FF0000', alpha: 0.5 });
    expect(node.attributeNames()).toEqual(['color', 'alpha']);
    writeColor(node, { rgb: '#000000', alpha: 1 });
    expect(node.attributeNames()).toEqual([]);
  });

  it('Colours that writeColor wrote are read by readColor, under any name', () => {
    fc.assert(
      fc.property(byte, byte, byte, byte, (red, green, blue, alpha) => {
        const color = { rgb: formatChannels([red, green, blue]), alpha: alpha / 255 };
        const node = XmlNode.create('textAttrs', {});
        writeColor(node, color, 'fillColor');
        const read = readColor(node, 'fillColor');
        expect(formatColor(read)).toBe(formatColor(color));
        expect(parseColor('member', formatColor(read)).rgb).toBe(color.rgb);
      }),
    );
  });
});
