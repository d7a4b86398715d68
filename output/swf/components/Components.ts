import { componentParameters, type ComponentParameter } from '../../../film/componentParameters';
import type { Film } from '../../../film/Film';
import { leavesOf, type FilmElement } from '../../../film/records/FilmElement';
import type { FilmTimeline } from '../../../film/records/FilmTimeline';
import { whereOf } from '../../published/Losses';
import type { MovieLibraries } from '../merging/MovieLibraries';
import { isClassName } from '../readLinkage';
import type { MovieProblems } from '../scripts/MovieProblems';
import { isComponent, literalOf, textLiteral } from './parameters';
import type { SetupCode } from './SetupCode';

/** The first version of the player that sets parameters before the constructor runs. Source: movies of both versions. */
const WITH_CONSTRUCT = 7;

/** The components of a movie: what their instances show, and the code that sets their parameters. */
export class Components {
  /** Names that instances without one get, so that code finds them. */
  private readonly names = new WeakMap<FilmElement, string>();

  constructor(
    private readonly film: Film,
    private readonly libraries: Pick<MovieLibraries, 'clipId'>,
    private readonly problems: MovieProblems,
  ) {}

  /** True where components are left out: they are made of code. */
  get isLeftOut(): boolean {
    return this.problems.isDropping;
  }

  /** The character of a compiled clip; undefined for one that the document does not hold. */
  clipId(path: string): number | undefined {
    const item = this.film.item(path);
    return item && this.libraries.clipId(item);
  }

  /** The name that an instance has for code. */
  nameOf(element: FilmElement): string {
    return this.names.get(element) ?? element.name;
  }

  /** The script that sets the parameters of an instance in ActionScript 1 and 2; empty without any. */
  scriptOf(element: FilmElement, where: string, version: number): string {
    const lines = this.parametersOf(element, where).map(
      (parameter) => `this[${textLiteral(parameter.name)}] = ${literalOf(parameter)};`,
    );
    if (lines.length === 0) return '';
    const event = version < WITH_CONSTRUCT ? 'initialize' : 'construct';
    return `\nonClipEvent (${event}) { ${lines.join(' ')} }`;
  }

  /** Adds the code that sets the parameters of what a timeline shows. @param scene - of several scenes: its name */
  addSetup(timeline: FilmTimeline, where: string, code: SetupCode, scene?: string): void {
    if (this.isLeftOut) return;
    let unnamed = 0;
    for (const layer of timeline.layers) {
      if (layer.layerType === 'guide' || layer.isCamera) continue;
      for (const keyframe of layer.keyframes) {
        const around = whereOf(where, keyframe);
        for (const element of keyframe.elements.flatMap(leavesOf)) {
          if (!isComponent(element)) continue;
          const parameters = this.parametersOf(element, around);
          if (parameters.length === 0) continue;
          const isNamed = isClassName(element.name);
          const name = isNamed ? element.name : `__id${unnamed++}_`;
          if (!isNamed) {
            this.names.set(element, name);
            code.declare(name);
          }
          const { start, end } = keyframe;
          const shown = { name, timeline: timeline.name, layer: layer.name, start, end, parameters };
          code.add(shown, { frameCount: timeline.frameCount, scene }, (what) => {
            this.problems.lose(around, what);
          });
        }
      }
    }
  }

  private parametersOf(element: FilmElement, where: string): ComponentParameter[] {
    try {
      return componentParameters(element);
    } catch {
      this.problems.refuse(where, 'The parameters of a component cannot be read.');
      return [];
    }
  }
}
