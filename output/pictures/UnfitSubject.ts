/** A scene or an item that a format cannot show: among others it is left out. */
export class UnfitSubject extends RangeError {}
