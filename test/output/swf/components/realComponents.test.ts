import { publishSwf } from '../../../../output/swf/publishSwf';
import { describeDocuments } from '../../../support/documents';
import { openReal } from '../../../support/openModel';
import { readSwf } from '../../../support/readSwf';

describeDocuments('A document with components of ActionScript 3', () => {
  const movie = (scripts?: 'drop'): ReturnType<typeof readSwf> =>
    readSwf(publishSwf(openReal('slider_component').film, { scripts }).files[0].bytes);

  it('Components are movie clips with the code of the compiled clip that they use, and no more', () => {
    const { tags, exports, root, characters } = movie();
    const names = tags
      .filter(({ code }) => code === 82)
      .map(({ body }) => Buffer.from(body.subarray(4, body.indexOf(0, 4))).toString());
    expect(names).toEqual(
      expect.arrayContaining(['fl/controls/Slider', 'fl/core/UIComponent', 'fl/core/ComponentShim', '']),
    );
    expect(names).not.toContain('fl/controls/DataGrid');
    const placed = [...root.frames[0].values()].map(({ id, name }) => [
      name,
      characters.get(id ?? 0)?.kind,
      id,
    ]);
    const slider = exports.get('fl.controls.Slider');
    expect(placed).toEqual([
      ['bSlider', 'sprite', slider],
      ['aSlider', 'sprite', slider],
    ]);
  });

  it('Without scripts there are no components', () => {
    const { tags, root } = movie('drop');
    expect(tags.some(({ body }) => Buffer.from(body).includes('fl/controls'))).toBe(false);
    expect(root.frames[0].size).toBe(0);
  });
});
