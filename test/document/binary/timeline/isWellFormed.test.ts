import { isWellFormed } from '../../../../document/binary/timeline/isWellFormed';

describe('isWellFormed', () => {
  it.each([
    ['', true],
    ['<a b="1"><c/>text &amp; more</a>', true],
    ['<a b=\'x "y"\'/>', true],
    ['<a><b></a></b>', false],
    ['</motionObjectXML><script>x</script><motionObjectXML>', false],
    ['<a>', false],
    ['<a b=1/>', false],
    ['<a b="1" b="2"/>', false],
    ['<a b="<"/>', false],
    ['a & b', false],
    ['<!DOCTYPE a>', false],
    ['<![CDATA[x]]>', false],
    ['<!-- x -->', false],
    ['<a>'.repeat(65) + '</a>'.repeat(65), false],
  ])('%s: %s', (xml, expected) => {
    expect(isWellFormed(xml)).toBe(expected);
  });

  it('A long text without an end takes no long time', () => {
    expect(isWellFormed(`<a ${'b="1" '.repeat(50_000)}`)).toBe(false);
    expect(isWellFormed('<'.repeat(100_000))).toBe(false);
  });
});
