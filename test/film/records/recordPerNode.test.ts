import { XmlNode } from '../../../document/xml/XmlNode';
import { FilmElement } from '../../../film/records/FilmElement';
import { FilmTimeline } from '../../../film/records/FilmTimeline';

it('A node has one typed object, and another class for it is an error', () => {
  const node = XmlNode.create('DOMTimeline');
  expect(FilmTimeline.of(node)).toBe(FilmTimeline.of(node));
  expect(() => FilmElement.of(node)).toThrow('<DOMTimeline> is already a FilmTimeline');
});
