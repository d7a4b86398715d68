/** The default ActionScript class of an item. Source: Adobe's reference, item.linkageBaseClass. */
const DEFAULT_BASE_CLASSES: Record<string, string | undefined> = {
  'movie clip': 'flash.display.MovieClip',
  button: 'flash.display.SimpleButton',
  graphic: 'flash.display.MovieClip',
  bitmap: 'flash.display.BitmapData',
  sound: 'flash.media.Sound',
  font: 'flash.text.Font',
};

export function defaultBaseClass(itemType: string): string | undefined {
  return DEFAULT_BASE_CLASSES[itemType];
}
