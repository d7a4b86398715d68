import { openHost } from '../../app';
import { createHost } from '../../app/browser';
import { clipsForMasks } from '../../viewer/engine/clipsForMasks';
import { placeGroups } from '../../viewer/engine/placeGroups';
import { describeDocuments, documents } from '../support/documents';
import { sample } from '../support/sample';

/** A picture taken apart. Definitions stand side by side before the rest. */
function partsOf(svg: string): Parameters<typeof placeGroups>[0] {
  const [before, content] = svg.includes('</defs>') ? svg.split('</defs>') : ['', svg];
  const [, ...texts] = before.split(/(?=<[a-zA-Z]+ id="d[0-9a-z]+")/);
  const definitions = new Map(texts.map((text) => [/ id="(\w+)"/.exec(text)?.[1] ?? '', text]));
  return { content, definitions };
}

/** What is painted, with every group in the place of each of its uses, and every group without attributes left out. */
function painted({ content, definitions }: ReturnType<typeof partsOf>): string {
  let text = content;
  for (let before = ''; before !== text;) {
    before = text;
    text = text.replace(
      /<use (?:(transform="[^"]*") )?href="#(\w+)"\/>/g,
      (use, place: string | undefined, id: string) => {
        const [, inner] = /^<g id="\w+">(.*)<\/g>$/s.exec(definitions.get(id) ?? '') ?? [];
        return inner === undefined ? use : place === undefined ? inner : `<g ${place}>${inner}</g>`;
      },
    );
  }
  return text;
}

const dot = { name: 'dot', layers: [{ elements: [{ shape: 'oval' as const, width: 5, height: 5 }] }] };

/** The picture of a document, taken apart. */
function drawn(literal: Parameters<typeof createHost>[0]): ReturnType<typeof partsOf> {
  return partsOf(createHost(literal).render());
}

describe('groups of a picture', () => {
  it('A group that is used once is in the place of its use, moved as the use was', () => {
    const parts = drawn({ library: [dot], layers: [{ elements: [{ item: 'dot', x: 7, y: 8 }] }] });
    expect(parts.definitions.size).toBe(1);
    const { content, definitions } = placeGroups(parts);
    expect(definitions.size).toBe(0);
    expect(content).toMatch(/<g transform="translate\(7 8\)"><path /);
    expect(content).not.toContain('<use');
  });

  it('One within another is there too', () => {
    const around = { name: 'around', layers: [{ elements: [{ item: 'dot', x: 1 }] }] };
    const parts = drawn({ library: [dot, around], layers: [{ elements: [{ item: 'around', y: 2 }] }] });
    const { content, definitions } = placeGroups(parts);
    expect(definitions.size).toBe(0);
    expect(content).toMatch(/<g transform="translate\(0 2\)"><g transform="translate\(1 0\)"><path /);
  });

  it('A group that is used twice is defined once', () => {
    const elements = [{ item: 'dot' }, { item: 'dot', x: 9 }];
    const parts = drawn({ library: [dot], layers: [{ elements }] });
    expect(placeGroups(parts)).toEqual(parts);
  });

  it('What something else than a use names stays a definition', () => {
    const content = '<use href="#d1"/><rect filter="url(#d2)"/>';
    const definitions = new Map([
      ['d1', '<g id="d1"><path/></g>'],
      ['d2', '<filter id="d2"><feImage href="#d1"/><feImage href="#d3"/></filter>'],
      ['d3', '<g id="d3"><path/></g>'],
    ]);
    expect(placeGroups({ content, definitions })).toEqual({ content, definitions });
  });
});

describe('masks of a picture', () => {
  const shape = '<path d="M0 0L9 9L0 9Z" fill-rule="evenodd" fill="#fff"/>';
  const clipped = 'd="M0 0L9 9L0 9Z" clip-rule="evenodd"';
  const box = '<rect width="4" height="5" transform="scale(2)" fill="#fff"/>';

  it.each([
    ['shapes', shape + box, `<path ${clipped}/><rect width="4" height="5" transform="scale(2)"/>`],
    [
      'shapes in groups',
      `<g transform="translate(1 2)">${shape}<g><g transform="scale(3)">${box}</g></g></g>${shape}`,
      `<path ${clipped} transform="translate(1 2)"/>` +
        `<rect width="4" height="5" transform="translate(1 2) scale(3) scale(2)"/><path ${clipped}/>`,
    ],
    ['nothing', '', ''],
  ])('A mask of %s is a clip', (_, inner, clip) => {
    const masked = '<g mask="url(#d1)"><path d="M1 1"/></g>';
    const definitions = new Map([
      ['d1', `<mask id="d1" maskUnits="userSpaceOnUse">${inner}</mask>`],
      ['d2', `<g id="d2">${masked}</g>`],
    ]);
    const { content, definitions: left } = clipsForMasks({ content: masked, definitions });
    expect(content).toBe('<g clip-path="url(#d1)"><path d="M1 1"/></g>');
    expect(left.get('d1')).toBe(`<clipPath id="d1">${clip}</clipPath>`);
    expect(left.get('d2')).toBe(`<g id="d2">${content}</g>`);
  });

  it.each([
    `${shape}<use href="#d3"/>`,
    '<text fill="#fff">mask=&quot;url(#d1)&quot;</text>',
    `<g mask="url(#d4)">${shape}</g>`,
    '<path d="M0 0" stroke="#fff" fill="#fff"/>',
    '<path d="M0 0" fill="url(#d5)"/>',
  ])('A mask with %s in it stays', (inner) => {
    const parts = {
      content: '<g mask="url(#d1)"/>',
      definitions: new Map([['d1', `<mask id="d1">${inner}</mask>`]]),
    };
    expect(clipsForMasks(parts)).toEqual(parts);
  });
});

describeDocuments('groups in pictures of real documents', () => {
  it.each(sample(3, documents).map(({ name, path }) => [name, path]))(
    '%s is painted as before',
    (_, path) => {
      const parts = partsOf(openHost(path).render());
      const placed = placeGroups(parts);
      expect(painted(placed)).toBe(painted(parts));
      expect(placed.definitions.size).toBeLessThanOrEqual(parts.definitions.size);
      const { content, definitions } = clipsForMasks(placed);
      const wrong = [content, ...definitions.values()].flatMap((text) =>
        [...text.matchAll(/(mask|clip-path)="url\(#(\w+)\)"/g)].filter(
          ([, kind, id]) => !definitions.get(id)?.startsWith(kind === 'mask' ? '<mask ' : '<clipPath '),
        ),
      );
      expect(wrong).toEqual([]);
    },
  );
});
