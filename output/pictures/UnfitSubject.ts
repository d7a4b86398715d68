/** A scene or an item of which a format can make nothing: among others it is left out. */
export class UnfitSubject extends RangeError {}
