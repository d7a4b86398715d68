/**
 * Sources of classes that belong to Adobe's authoring program and not to the player, in ActionScript 3: own code with
 * the behaviour that Adobe's reference describes. Those of a user's own source path come before them.
 */
export const AS3_SOURCES: Readonly<Record<string, string>> = {
  'fl.transitions.TweenEvent': `package fl.transitions {
import flash.events.Event;
public class TweenEvent extends Event {
  public static const MOTION_START:String = "motionStart";
  public static const MOTION_STOP:String = "motionStop";
  public static const MOTION_FINISH:String = "motionFinish";
  public static const MOTION_CHANGE:String = "motionChange";
  public static const MOTION_RESUME:String = "motionResume";
  public static const MOTION_LOOP:String = "motionLoop";
  public var time:Number = NaN;
  public var position:Number = NaN;
  public function TweenEvent(type:String, time:Number, position:Number, bubbles:Boolean = false, cancelable:Boolean = false) {
    super(type, bubbles, cancelable);
    this.time = time;
    this.position = position;
  }
  override public function clone():Event {
    return new TweenEvent(type, time, position, bubbles, cancelable);
  }
}
}
`,
  'fl.transitions.Tween': `package fl.transitions {
import flash.display.Shape;
import flash.events.Event;
import flash.events.EventDispatcher;
import flash.events.TimerEvent;
import flash.utils.Timer;
import flash.utils.getTimer;
public class Tween extends EventDispatcher {
  private static const frames:Shape = new Shape();
  public var isPlaying:Boolean = false;
  public var begin:Number = NaN;
  public var useSeconds:Boolean = false;
  public var prop:String = "";
  public var func:Function = linear;
  public var looping:Boolean = false;
  private var target:Object;
  private var change:Number = NaN;
  private var length:Number = NaN;
  private var elapsed:Number = NaN;
  private var value:Number = NaN;
  private var startedAt:int = 0;
  private var timer:Timer;
  public function Tween(obj:Object, prop:String, func:Function, begin:Number, finish:Number, duration:Number, useSeconds:Boolean = false) {
    this.obj = obj;
    this.prop = prop;
    if (func != null) this.func = func;
    this.begin = isNaN(begin) && obj ? obj[prop] : begin;
    this.useSeconds = useSeconds;
    this.finish = finish;
    this.duration = duration;
    this.start();
  }
  private static function linear(time:Number, first:Number, difference:Number, duration:Number):Number {
    return difference * time / duration + first;
  }
  public function get obj():Object { return target; }
  public function set obj(object:Object):void { target = object; }
  public function get finish():Number { return begin + change; }
  public function set finish(last:Number):void { change = last - begin; }
  public function get duration():Number { return length; }
  public function set duration(time:Number):void { length = time > 0 ? time : Infinity; }
  public function get position():Number { return getPosition(elapsed); }
  public function set position(next:Number):void { setPosition(next); }
  public function getPosition(t:Number = NaN):Number {
    return func(isNaN(t) ? elapsed : t, begin, change, length);
  }
  public function setPosition(next:Number):void {
    value = next;
    if (prop != null && prop.length > 0) target[prop] = next;
    tell(TweenEvent.MOTION_CHANGE);
  }
  public function get time():Number { return elapsed; }
  public function set time(t:Number):void {
    if (t > length) {
      if (looping) {
        rewind(t - length);
        setPosition(position);
        tell(TweenEvent.MOTION_LOOP);
        return;
      }
      if (useSeconds) {
        elapsed = length;
        setPosition(position);
      }
      stop();
      tell(TweenEvent.MOTION_FINISH);
    } else if (t < 0) {
      rewind();
      setPosition(position);
    } else {
      elapsed = t;
      setPosition(position);
    }
  }
  public function get FPS():Number { return timer ? 1000 / timer.delay : NaN; }
  public function set FPS(rate:Number):void {
    var wasPlaying:Boolean = isPlaying;
    listen(false);
    timer = rate > 0 ? new Timer(1000 / rate) : null;
    if (wasPlaying) listen(true);
  }
  public function start():void {
    rewind();
    listen(true);
    tell(TweenEvent.MOTION_START);
  }
  public function stop():void {
    listen(false);
    tell(TweenEvent.MOTION_STOP);
  }
  public function resume():void {
    fixTime();
    listen(true);
    tell(TweenEvent.MOTION_RESUME);
  }
  public function rewind(t:Number = 0):void {
    elapsed = t;
    fixTime();
    value = getPosition(t);
    if (prop != null && prop.length > 0) target[prop] = value;
  }
  public function fforward():void {
    time = length;
    fixTime();
  }
  public function nextFrame():void {
    time = useSeconds ? (getTimer() - startedAt) / 1000 : elapsed + 1;
  }
  public function prevFrame():void {
    if (!useSeconds) time = elapsed - 1;
  }
  public function yoyo():void {
    continueTo(begin, time);
  }
  public function continueTo(finish:Number, duration:Number):void {
    begin = position;
    this.finish = finish;
    if (!isNaN(duration)) this.duration = duration;
    start();
  }
  private function fixTime():void {
    if (useSeconds) startedAt = getTimer() - elapsed * 1000;
  }
  private function listen(isOn:Boolean):void {
    isPlaying = isOn;
    frames.removeEventListener(Event.ENTER_FRAME, tick);
    if (timer) {
      timer.removeEventListener(TimerEvent.TIMER, tick);
      timer.stop();
    }
    if (!isOn) return;
    if (timer) {
      timer.addEventListener(TimerEvent.TIMER, tick);
      timer.start();
    } else frames.addEventListener(Event.ENTER_FRAME, tick);
  }
  private function tick(event:Event):void { nextFrame(); }
  private function tell(type:String):void {
    dispatchEvent(new TweenEvent(type, elapsed, value));
  }
}
}
`,
  'fl.motion.Color': `package fl.motion {
import flash.geom.ColorTransform;
public class Color extends ColorTransform {
  private var tint:Number = 0;
  private var strength:Number = 0;
  public function Color(redMultiplier:Number = 1, greenMultiplier:Number = 1, blueMultiplier:Number = 1, alphaMultiplier:Number = 1, redOffset:Number = 0, greenOffset:Number = 0, blueOffset:Number = 0, alphaOffset:Number = 0) {
    super(redMultiplier, greenMultiplier, blueMultiplier, alphaMultiplier, redOffset, greenOffset, blueOffset, alphaOffset);
  }
  public function get brightness():Number {
    return redOffset ? 1 - redMultiplier : redMultiplier - 1;
  }
  public function set brightness(value:Number):void {
    var share:Number = Math.max(-1, Math.min(1, value));
    redMultiplier = greenMultiplier = blueMultiplier = 1 - Math.abs(share);
    redOffset = greenOffset = blueOffset = share > 0 ? share * 255 : 0;
  }
  public function setTint(tintColor:uint, tintMultiplier:Number):void {
    tint = tintColor;
    strength = tintMultiplier;
    redMultiplier = greenMultiplier = blueMultiplier = 1 - tintMultiplier;
    redOffset = Math.round((tintColor >> 16 & 255) * tintMultiplier);
    greenOffset = Math.round((tintColor >> 8 & 255) * tintMultiplier);
    blueOffset = Math.round((tintColor & 255) * tintMultiplier);
  }
  public function get tintColor():uint { return tint; }
  public function set tintColor(value:uint):void { setTint(value, strength); }
  public function get tintMultiplier():Number { return strength; }
  public function set tintMultiplier(value:Number):void { setTint(tint, value); }
  public static function interpolateColor(fromColor:uint, toColor:uint, progress:Number):uint {
    var mixed:uint = 0;
    for (var shift:int = 24; shift >= 0; shift -= 8) {
      var first:Number = fromColor >>> shift & 255;
      var last:Number = toColor >>> shift & 255;
      mixed |= uint(Math.round(first * (1 - progress) + last * progress)) << shift;
    }
    return mixed;
  }
  public static function interpolateTransform(fromColor:ColorTransform, toColor:ColorTransform, progress:Number):ColorTransform {
    var rest:Number = 1 - progress;
    return new ColorTransform(
      fromColor.redMultiplier * rest + toColor.redMultiplier * progress,
      fromColor.greenMultiplier * rest + toColor.greenMultiplier * progress,
      fromColor.blueMultiplier * rest + toColor.blueMultiplier * progress,
      fromColor.alphaMultiplier * rest + toColor.alphaMultiplier * progress,
      fromColor.redOffset * rest + toColor.redOffset * progress,
      fromColor.greenOffset * rest + toColor.greenOffset * progress,
      fromColor.blueOffset * rest + toColor.blueOffset * progress,
      fromColor.alphaOffset * rest + toColor.alphaOffset * progress);
  }
}
}
`,
};
