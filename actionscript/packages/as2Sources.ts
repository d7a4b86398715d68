/** The same for ActionScript 2: see `AS3_SOURCES`. */
export const AS2_SOURCES: Readonly<Record<string, string>> = {
  'mx.utils.Delegate': `class mx.utils.Delegate {
  private var method:Function;
  function Delegate(f:Function) { method = f; }
  function createDelegate(obj:Object):Function { return create(obj, method); }
  static function create(obj:Object, func:Function):Function {
    return function() { return func.apply(obj, arguments); };
  }
}
`,
  'mx.events.EventDispatcher': `class mx.events.EventDispatcher {
  static function initialize(object:Object):Void {
    var own = mx.events.EventDispatcher.prototype;
    object.addEventListener = own.addEventListener;
    object.removeEventListener = own.removeEventListener;
    object.dispatchEvent = own.dispatchEvent;
    object.dispatchQueue = own.dispatchQueue;
    _global.ASSetPropFlags(object, "addEventListener,removeEventListener,dispatchEvent,dispatchQueue", 1);
  }
  function addEventListener(event:String, handler):Void {
    this.removeEventListener(event, handler);
    var key:String = "__q_" + event;
    if (this[key] == undefined) {
      this[key] = [];
      _global.ASSetPropFlags(this, key, 1);
    }
    this[key].push(handler);
  }
  function removeEventListener(event:String, handler):Void {
    var list = this["__q_" + event];
    for (var i:Number = 0; list != undefined && i < list.length; i++) {
      if (list[i] == handler) {
        list.splice(i, 1);
        return;
      }
    }
  }
  function dispatchEvent(eventObj:Object):Void {
    if (eventObj.target == undefined) eventObj.target = this;
    if (this[eventObj.type + "Handler"] != undefined) this[eventObj.type + "Handler"](eventObj);
    this.dispatchQueue(this, eventObj);
  }
  function dispatchQueue(queueObj:Object, eventObj:Object):Void {
    var list:Array = queueObj["__q_" + eventObj.type].slice();
    for (var i:Number = 0; i < list.length; i++) {
      var listener = list[i];
      if (typeof listener == "function") listener.apply(queueObj, [eventObj]);
      else if (listener.handleEvent != undefined) listener.handleEvent(eventObj);
      else listener[eventObj.type](eventObj);
    }
  }
}
`,
  'mx.transitions.OnEnterFrameBeacon': `class mx.transitions.OnEnterFrameBeacon {
  static function init():Void {
    var root:MovieClip = _global.MovieClip;
    if (_root.__OnEnterFrameBeacon != undefined) return;
    if (root.broadcastMessage == undefined) AsBroadcaster.initialize(root);
    var beacon:MovieClip = _root.createEmptyMovieClip("__OnEnterFrameBeacon", 9876);
    beacon.onEnterFrame = function() { _global.MovieClip.broadcastMessage("onEnterFrame"); };
  }
}
`,
  'mx.transitions.Tween': `class mx.transitions.Tween {
  var obj:Object;
  var prop:String;
  var func:Function;
  var begin:Number;
  var change:Number;
  var useSeconds:Boolean;
  var looping:Boolean;
  var isPlaying:Boolean;
  var prevTime:Number;
  var prevPos:Number;
  var addListener:Function;
  var removeListener:Function;
  var broadcastMessage:Function;
  private var length:Number;
  private var elapsed:Number;
  private var value:Number;
  private var startedAt:Number;
  private var rate:Number;
  private var interval:Number;
  function Tween(object, property, easing, first, last, time, isInSeconds) {
    mx.transitions.OnEnterFrameBeacon.init();
    AsBroadcaster.initialize(this);
    this.obj = object;
    this.prop = property;
    this.begin = first;
    this.value = first;
    this.duration = time;
    this.useSeconds = isInSeconds;
    this.func = easing ? easing : function(t, b, c, d) { return c * t / d + b; };
    this.finish = last;
    this.addListener(this);
    this.start();
  }
  function get duration():Number { return this.length; }
  function set duration(time:Number) { this.length = time > 0 ? time : Infinity; }
  function get finish():Number { return this.begin + this.change; }
  function set finish(last:Number) { this.change = last - this.begin; }
  function get position():Number { return this.getPosition(); }
  function set position(next:Number) { this.setPosition(next); }
  function get time():Number { return this.elapsed; }
  function set time(t:Number) { this.setTime(t); }
  function get FPS():Number { return this.rate; }
  function set FPS(frames:Number) {
    var wasPlaying:Boolean = this.isPlaying;
    this.listen(false);
    this.rate = frames;
    if (wasPlaying) this.listen(true);
  }
  function getPosition(t:Number):Number {
    return this.func(t == undefined ? this.elapsed : t, this.begin, this.change, this.length);
  }
  function setPosition(next:Number):Void {
    this.prevPos = this.value;
    this.obj[this.prop] = this.value = next;
    this.broadcastMessage("onMotionChanged", this, next);
    updateAfterEvent();
  }
  private function setTime(t:Number):Void {
    this.prevTime = this.elapsed;
    if (t > this.length) {
      if (this.looping) {
        this.rewind(t - this.length);
        this.setPosition(this.getPosition());
        this.broadcastMessage("onMotionLooped", this);
        return;
      }
      if (this.useSeconds) {
        this.elapsed = this.length;
        this.setPosition(this.getPosition());
      }
      this.stop();
      this.broadcastMessage("onMotionFinished", this);
    } else if (t < 0) {
      this.rewind();
      this.setPosition(this.getPosition());
    } else {
      this.elapsed = t;
      this.setPosition(this.getPosition());
    }
  }
  function start():Void {
    this.rewind();
    this.listen(true);
    this.broadcastMessage("onMotionStarted", this);
  }
  function stop():Void {
    this.listen(false);
    this.broadcastMessage("onMotionStopped", this);
  }
  function resume():Void {
    this.fixTime();
    this.listen(true);
    this.broadcastMessage("onMotionResumed", this);
  }
  function rewind(t:Number):Void {
    this.elapsed = t == undefined ? 0 : t;
    this.fixTime();
    this.obj[this.prop] = this.value = this.getPosition();
  }
  function fforward():Void {
    this.setTime(this.length);
    this.fixTime();
  }
  function nextFrame():Void {
    this.setTime(this.useSeconds ? (getTimer() - this.startedAt) / 1000 : this.elapsed + 1);
  }
  function prevFrame():Void {
    if (!this.useSeconds) this.setTime(this.elapsed - 1);
  }
  function onEnterFrame():Void { this.nextFrame(); }
  function yoyo():Void { this.continueTo(this.begin, this.elapsed); }
  function continueTo(last:Number, time:Number):Void {
    this.begin = this.getPosition();
    this.finish = last;
    if (time != undefined) this.duration = time;
    this.start();
  }
  function toString():String { return "[Tween]"; }
  private function fixTime():Void {
    if (this.useSeconds) this.startedAt = getTimer() - this.elapsed * 1000;
  }
  private function listen(isOn:Boolean):Void {
    this.isPlaying = isOn;
    _global.MovieClip.removeListener(this);
    clearInterval(this.interval);
    if (!isOn) return;
    if (this.rate > 0) this.interval = setInterval(this, "nextFrame", 1000 / this.rate);
    else _global.MovieClip.addListener(this);
  }
}
`,
};
