import { FilmTimeline } from '../../../../film/records/FilmTimeline';
import { FrameSeries, runsOf } from '../../../../output/svg/FrameSeries';
import { openXml } from '../../../support/openXml';

const VIEW = { x: 0, y: 0, width: 10, height: 10 };

function layer(element: string): string {
  return `<DOMLayer><frames><DOMFrame index="0"><elements>${element}</elements></DOMFrame></frames></DOMLayer>`;
}

function instance(name: string, attributes = '', color = ''): string {
  return `<DOMSymbolInstance libraryItemName="${name}" ${attributes}><color><Color ${color}/></color></DOMSymbolInstance>`;
}

/** The number of paths in a picture of `disc` with that colour effect over `box`, together in a symbol. */
function countPaths(color: string, blend: string): number {
  const disc = instance('disc', `blendMode="${blend}"`, color);
  const document = openXml(layer(instance('both', 'blendMode="layer"')), {
    both: layer(disc) + layer(instance('box')),
  });
  const series = new FrameSeries(document.film, VIEW, runsOf(FilmTimeline.of(document.timelines[0].node)));
  return series.svg(series.draw(0)).split('<path').length - 1;
}

describe('an instance whose colour effect hides it', () => {
  it.each<[string, string, string, number]>([
    ['is left out of the picture', 'alphaMultiplier="0"', 'normal', 1],
    ['is drawn as soon as something of it is seen', 'alphaMultiplier="0.01"', 'normal', 2],
    ['is drawn where the effect adds opacity', 'alphaMultiplier="0" alphaOffset="128"', 'normal', 2],
    ['is drawn where its blend mode changes what is below', 'alphaMultiplier="0"', 'alpha', 2],
  ])('%s', (_what, color, blend, count) => {
    expect(countPaths(color, blend)).toBe(count);
  });
});
