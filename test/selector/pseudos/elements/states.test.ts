import { instance, shape, symbol, text, type Plain } from '../../../support/plainHost';
import { namesOf } from '../../find';

describe('a pseudo about the state of elements', () => {
  const elements = [
    instance(symbol('a', [], { linkageExportForAS: true }), {
      name: 'exported',
      filters: [],
      colorMode: 'none',
    }),
    instance(symbol('b'), { name: 'filtered', filters: [{ name: 'blurFilter' }], colorMode: 'advanced' }),
    instance(symbol('c'), { name: 'tinted', colorMode: 'tint', selected: true }),
    instance(symbol('d'), { name: '', colorMode: 'alpha', selected: false }),
    text('dynamic', { name: 'title', filters: [{}] }),
    shape({ selected: true }),
  ];
  const labelled: Plain[] = elements.map((element, index) => ({ ...element, label: String(index) }));

  it.each([
    [':selected', '25'],
    [':exported', '0'],
    [':filtered', '14'],
    [':tinted', '2'],
    [':transparent', '3'],
    [':named', '0124'],
    [':unnamed', '35'],
    [':not(:exported)', '12345'],
  ])('%s finds number %s', (query, expected) => {
    const found = [...expected].map((index) => labelled[Number(index)].name).join(' ');
    expect(namesOf(query, labelled)).toBe(found);
  });

  it(':transparent looks at the colour mode alone', () => {
    const modes = ['alpha', 'none', 'tint'].map((colorMode) => shape({ name: colorMode, colorMode }));
    expect(namesOf(':transparent', [...modes, shape({ name: 'plain' })])).toBe('alpha');
  });
});
