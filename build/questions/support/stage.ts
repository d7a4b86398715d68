/** Draws a square with its upper left corner at a point. */
export function drawSquare(document: Document, left: number, top: number, size = 100): void {
  document.addNewRectangle({ left, top, right: left + size, bottom: top + size }, 0);
}

/** Makes a symbol in the library, with a square of 100 pixels in it whose upper left corner is at its origin. */
export function makeSymbol(document: Document, name: string, type = 'movie clip'): void {
  document.library.addNewItem(type as never, name);
  document.library.editItem(name);
  drawSquare(document, 0, 0);
  document.exitEditMode();
}

/** Puts an instance of a symbol onto the current layer, with its origin at a point. Nothing is selected afterwards. */
export function place(document: Document, item: string, name: string, x: number, y: number): SymbolInstance {
  document.library.addItemToDocument(point(0, 0), item);
  const instance = selected(document)[0] as SymbolInstance;
  instance.name = name;
  instance.x = x;
  instance.y = y;
  document.selectNone();
  return instance;
}

/** Makes a symbol, and an instance of it that has the name of the symbol. */
export function placeNew(document: Document, name: string, x = 0, y = 0): SymbolInstance {
  makeSymbol(document, name);
  return place(document, name, name, x, y);
}

/** Adds a layer above the current one, and makes it the current one. */
export function addLayer(document: Document, name: string, type = 'normal'): Layer {
  const timeline = document.getTimeline();
  const index = timeline.addNewLayer(name, type);
  return timeline.layers[index];
}

/** The elements of a frame of the first layer. */
export function elementsAt(document: Document, frame = 0): Element[] {
  return document.getTimeline().layers[0].frames[frame].elements;
}

/** The first element of a frame of the first layer. */
export function elementAt(document: Document, frame = 0): Element {
  return elementsAt(document, frame)[0];
}

/** A point as the host expects it. */
export function point(x: number, y: number): Point {
  return { x, y } as never;
}

/** The selected elements. */
export function selected(document: Document): Element[] {
  return document.selection as Element[];
}

/** Selects elements, and nothing else. */
export function select(document: Document, elements: Element[]): void {
  document.selectNone();
  document.selection = elements;
}

/** The names of things, in their order. */
export function namesOf(things: { name: string }[]): string[] {
  const names: string[] = [];
  for (let i = 0; i < things.length; i++) names.push(things[i].name);
  return names;
}

/** The item of a path. */
export function itemOf(library: Library, name: string): Item {
  for (let i = 0; i < library.items.length; i++) if (library.items[i].name === name) return library.items[i];
  throw new Error(`the library has no item ${name}`);
}

/** The path of the item of an instance. */
export function itemNameOf(instance: Instance): string {
  return (instance.libraryItem as unknown as Item).name;
}

/** The frames at which the keyframes of a layer begin. */
export function startsOf(layer: Layer): number[] {
  const starts: number[] = [];
  for (let i = 0; i < layer.frames.length; i++) if (layer.frames[i].startFrame === i) starts.push(i);
  return starts;
}

/** The name of a layer; null without one. */
export function layerNameOf(layer: Layer | null): string | null {
  return layer === null ? null : layer.name;
}
