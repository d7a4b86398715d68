import type { XmlNode } from '../../../xml/XmlNode';
import type { Character } from '../timeline/Entry';
import type { Movie } from './Movie';

export class Texts {
  constructor(private readonly movie: Movie) {}

  of(_node: XmlNode, where: string): Character | undefined {
    this.movie.losses.add(where, 'A text is left out.');
    return undefined;
  }
}
