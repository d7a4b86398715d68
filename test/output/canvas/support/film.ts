import vm from 'vm';
import type { DocumentLiteral } from '../../../../app/literal/DocumentLiteral';
import type { Document } from '../../../../host-mocks/model/document/Document';
import type { CanvasMedia } from '../../../../output/canvas/CanvasMedia';
import { writeCanvasScript, type CanvasScript } from '../../../../output/canvas/writeCanvasScript';
import { openLiteral } from '../../../support/openModel';

/** The script of a document. Bitmaps are images of 10 by 10 px, sounds files of their names. */
export function publish(document: Document, name = 'film'): CanvasScript<CanvasMedia> {
  return writeCanvasScript(document.film, {
    name,
    loops: true,
    media: ({ bitmaps, sounds }) => ({
      manifest: [...bitmaps, ...sounds].map(({ name: id }) => ({ src: `files/${id}`, id })),
      sheets: [],
      bitmaps: new Map(
        bitmaps.map(({ path, name: id }) => [path, { kind: 'image', id, width: 10, height: 10 } as const]),
      ),
      sounds: new Map(sounds.map(({ path, name: id }) => [path, id])),
    }),
  });
}

export function publishLiteral(literal: DocumentLiteral, name?: string): CanvasScript<CanvasMedia> {
  const attributes = { filetypeGUID: '3CE50BB6-55CF-47A6-B591-01286DDDC64C', ...literal.attributes };
  return publish(openLiteral({ ...literal, attributes }), name);
}

/** What a script did to the stub of the player. */
export interface Played {
  lib: Record<string, unknown>;
  /** The objects that the main class made, by the names of their fields. */
  fields: Record<string, Record<string, unknown>>;
  labels: Record<string, number>;
  /** True as soon as something of the document ran as code. */
  isBroken: boolean;
}

/**
 * Runs a script over a stub of CreateJS that draws nothing, and makes its main class. A document may call `broken()` in
 * any text: as long as texts stay texts nothing does.
 */
export function play({ script, properties }: CanvasScript<CanvasMedia>): Played {
  const context = vm.createContext({ state: { isBroken: false } });
  vm.runInContext(STUB, context);
  vm.runInContext(script, context);
  return vm.runInContext(
    `(function (root) {
      var lib = AdobeAn.getComposition(${JSON.stringify(properties.id)}).getLibrary();
      var film = new lib[root](), fields = {};
      Object.keys(film).forEach(function (name) { fields[name] = film[name]; });
      return { lib: lib, fields: fields, labels: film.labels, isBroken: state.isBroken };
    })(${JSON.stringify(properties.root)})`,
    context,
  ) as Played;
}

/** As much of CreateJS as a script touches while its classes are made. */
const STUB = `
  function broken() { state.isBroken = true; }
  var window = {}, exportRoot = {};
  function anything() { return new Proxy(function () {}, {
    get: function (target, name) { return name === Symbol.toPrimitive ? function () { return ''; } : anything(); },
    apply: function () { return anything(); }, construct: function () { return anything(); } }); }
  function DisplayObject() {}
  DisplayObject.prototype.setTransform = function () { this.transform = [].slice.call(arguments); };
  DisplayObject.prototype.cache = DisplayObject.prototype.addEventListener = function () {};
  function MovieClip(props) { if (props) this.labels = props.labels; this.timeline = { addTween: function () {} }; }
  MovieClip.prototype = new DisplayObject();
  MovieClip.prototype._renderFirstFrame = function () {};
  function Shape() { this.graphics = anything(); }
  Shape.prototype = new DisplayObject();
  function Text(text, font, color) { this.text = text; this.font = font; this.color = color; }
  Text.prototype = new DisplayObject();
  function Bitmap() {}
  Bitmap.prototype = new DisplayObject();
  Bitmap.prototype.initialize = function (image) { this.image = image; };
  var createjs = { MovieClip: MovieClip, Shape: Shape, Text: Text, Bitmap: Bitmap, Sprite: Bitmap, Stage: DisplayObject,
    Rectangle: function () {}, Graphics: anything(), ColorFilter: function () {}, ButtonHelper: function () {},
    Ease: anything(), Tween: { get: anything }, extend: function (symbol, base) { return new base(); } };
`;
