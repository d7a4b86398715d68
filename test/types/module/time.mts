// Layers and keyframes, for importers of the module. Each line compiles, or is an expected error.
import {
  $,
  $$,
  ElementCollection,
  FrameCollection,
  ItemCollection,
  LayerCollection,
  Selectors,
} from 'adobe-collection';
import type { Frame, Layer, SymbolInstance, Text } from 'adobe-collection/animate';

/** Compiles only if the value has this very type. */
function is<T>() {
  return <V,>(value: V, ..._same: Same<T, V> extends true ? [] : ['another type', V]): V => value;
}
type Same<A, B> = (<X>() => X extends A ? 1 : 2) extends <X>() => X extends B ? 1 : 2 ? true : false;

// What queries give, and the ways on.
is<LayerCollection>()($.layers(':guide'));
is<FrameCollection>()($.frames.all(':labelled'));
is<FrameCollection>()($.layers('*').frames(':tween'));
is<LayerCollection>()($.frames('*').layers());
is<ElementCollection>()($.frames('*').contents());
is<ElementCollection<Text>>()($.layers('*').contents<Text>(':text'));
is<ItemCollection>()($.layers('*').items());
is<LayerCollection>()($('*').layers());
is<FrameCollection>()($$('*').frames());
is<LayerCollection>()($.layers('*').parent().children());
$('*', $.layers('*'));
$$('*', $.frames('*'));
$.layers('*', [$.frames('*').elements[0]]);
// @ts-expect-error a query is a text
$.layers(5);
// @ts-expect-error layers are not keyframes
$.frames<Layer>('*');

// Properties that are known have their types, and callbacks their objects.
is<string[]>()($.layers('*').pluck('name'));
is<number[]>()($.frames('*').pluck('startFrame'));
is<number[]>()($<SymbolInstance>('*').pluck('firstFrame'));
is<unknown[]>()($.frames('*').pluck('layer.name'));
$.frames('*').each(function (frame, index, frames) {
  is<Frame>()(frame);
  is<number>()(index);
  is<Frame[]>()(frames);
  is<FrameCollection>()(this);
});

// Attributes have values by their names.
$.layers('*')
  .attr('locked', true)
  .attr('layerType', (layer, index) => (index > 0 && layer.visible ? 'guide' : 'normal'))
  .attr({ height: 200, color: 0xff0000 })
  .attr('parentLayer.locked', true);
$.frames('*')
  .attr('label', (frame) => String(frame.startFrame))
  .attr({ soundSync: 'stream', tweenEasing: -50, 'layer.visible': true });
// @ts-expect-error locked is true or false
$.layers('*').attr('locked', 'yes');
// @ts-expect-error no such attribute
$.layers('*').attr('lockd', true);
// @ts-expect-error no such type of layer
$.layers('*').attr('layerType', 'camera');
// @ts-expect-error frames have no outline
$.frames('*').attr('outline', true);
// @ts-expect-error sounds have modes of their own
$.frames('*').attr({ soundSync: 'later' });

// Words are words.
$.layers('*').moveTo($.layers(':first'), 'inside').mask($.layers(':mask')).toFolder('art');
$.frames('*')
  .tween('shape', [{ x: 0, y: 0 }])
  .ease('cubicInOut')
  .ease(-20)
  .move(2)
  .setDuration(4);
// @ts-expect-error above, below or inside
$.layers('*').moveTo($.layers(':first'), 'over');
// @ts-expect-error motion or shape
$.frames('*').tween('bone');
// @ts-expect-error layers have no spans
$.layers('*').setDuration(4);

Selectors.layer.register(':deep', (layer) => layer.parentLayer !== null);
Selectors.frame.register(':long', (frame, argument) => frame.duration > Number(argument));
