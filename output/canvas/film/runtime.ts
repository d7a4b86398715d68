/**
 * The parts of a script that are the same in all films. Pages and other people's loaders know the names in them; the words
 * are this project's own.
 */

/** The class of the main timeline's prototype. */
export const ROOT_CLIP = `(lib.AnMovieClip = function() {
	var methods = cjs.MovieClip.prototype;
	this.actionFrames = [];
	this.ignorePause = false;
	this.gotoAndPlay = function(positionOrLabel) { methods.gotoAndPlay.call(this, positionOrLabel); }
	this.play = function() { methods.play.call(this); }
	this.gotoAndStop = function(positionOrLabel) { methods.gotoAndStop.call(this, positionOrLabel); }
	this.stop = function() { methods.stop.call(this); }
}).prototype = p = new cjs.MovieClip();
`;

/** The prototype of movie clips of one frame, and how they are cloned. */
export const CLIP_HELPERS = `// helper functions:

function mc_symbol_clone() {
	var twin = new this.constructor(this.mode, this.startPosition, this.loop, this.reversed);
	twin = this._cloneProps(twin);
	twin.gotoAndStop(this.currentFrame);
	twin.framerate = this.framerate;
	twin.paused = this.paused;
	return twin;
}

function getMCSymbolPrototype(symbol, nominalBounds, frameBounds) {
	var prototype = cjs.extend(symbol, cjs.MovieClip);
	prototype.nominalBounds = nominalBounds;
	prototype.frameBounds = frameBounds;
	prototype.clone = mc_symbol_clone;
	return prototype;
}
`;

/** Sounds that frames stop, or start only where they are not heard. */
export const SOUND_HELPERS = `var keptSounds = {};

function keepSound(id, sound) { if (sound) { (keptSounds[id] = keptSounds[id] || []).push(sound); } }
function stopKeptSound(id) {
	(keptSounds[id] || []).forEach(function(sound) { sound.stop(); });
	keptSounds[id] = [];
}
function isSoundKept(id) {
	return (keptSounds[id] || []).some(function(sound) { return sound.playState == cjs.Sound.PLAY_SUCCEEDED; });
}
`;

/** The stage of a film, and what pages ask of \`AdobeAn\`. @param id - of the composition, as a literal */
export function registration(id: string): string {
  return `(lib.Stage = function(canvas) {
	createjs.Stage.call(this, canvas);
}).prototype = p = new createjs.Stage();

p.setAutoPlay = function(autoPlay) { this.tickEnabled = autoPlay; }
p.play = function() { this.tickEnabled = true; this.getChildAt(0).gotoAndPlay(this.getTimelinePosition()); }
p.stop = function(ms) { if (ms) { this.seek(ms); } this.tickEnabled = false; }
p.seek = function(ms) { this.tickEnabled = true; this.getChildAt(0).gotoAndStop(lib.properties.fps * ms / 1000); }
p.getDuration = function() { return this.getChildAt(0).totalFrames / lib.properties.fps * 1000; }
p.getTimelinePosition = function() { return this.getChildAt(0).currentFrame / lib.properties.fps * 1000; }

an.bootcompsLoaded = an.bootcompsLoaded || [];
an.bootstrapListeners = an.bootstrapListeners || [];
an.bootstrapCallback = function(listener) {
	an.bootstrapListeners.push(listener);
	an.bootcompsLoaded.forEach(function(id) { listener(id); });
};

an.compositions = an.compositions || {};
an.compositions[${id}] = {
	getStage: function() { return exportRoot.stage; },
	getLibrary: function() { return lib; },
	getSpriteSheet: function() { return ss; },
	getImages: function() { return img; }
};
an.getComposition = function(id) { return an.compositions[id]; };
an.compositionLoaded = function(id) {
	an.bootcompsLoaded.push(id);
	an.bootstrapListeners.forEach(function(listener) { listener(id); });
};

an.makeResponsive = function(isResponsive, direction, isScaled, scaleType, containers) {
	var last = { width: 0, height: 0, scale: 1 };
	function scaleFor(width, height) {
		var across = width / lib.properties.width, down = height / lib.properties.height;
		if (!isResponsive) { return 1; }
		if ((direction == "width" && last.width == width) || (direction == "height" && last.height == height)) { return last.scale; }
		if (!isScaled) { return Math.min(1, across, down); }
		return scaleType == 2 ? Math.max(across, down) : Math.min(across, down);
	}
	function resize() {
		var ratio = window.devicePixelRatio || 1;
		var scale = scaleFor(window.innerWidth, window.innerHeight);
		var width = lib.properties.width * scale, height = lib.properties.height * scale;
		containers[0].width = width * ratio;
		containers[0].height = height * ratio;
		containers.forEach(function(container) {
			container.style.width = width + "px";
			container.style.height = height + "px";
		});
		stage.scaleX = stage.scaleY = ratio * scale;
		last = { width: window.innerWidth, height: window.innerHeight, scale: scale };
		stage.tickOnUpdate = false;
		stage.update();
		stage.tickOnUpdate = true;
	}
	window.addEventListener("resize", resize);
	resize();
};

an.handleFilterCache = function(event) {
	var clip = event.currentTarget;
	if (event.paused || !clip) { return; }
	(clip.filterCacheList || []).forEach(function(entry) {
		if (clip.currentFrame < entry.startFrame || clip.currentFrame > entry.endFrame) { return; }
		entry.instance.cache(entry.x, entry.y, entry.w, entry.h);
	});
	if (clip.bitmapCache) { clip.updateCache(); }
};
an.handleSoundStreamOnTick = function() {};
`;
}
