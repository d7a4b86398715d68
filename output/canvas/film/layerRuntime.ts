import { FOCAL_LENGTH } from '../../../film/display/depth';

/**
 * What scripts call to move layers in depth, and to move the camera of a timeline: `AdobeAn.Layer` and
 * `AdobeAn.VirtualCamera`, with the methods, units and limits of the objects that Animate publishes; the words are this
 * project's own. Positions count from the middle of the stage, zooms are percentages, angles degrees. Source: nine public
 * films with a camera or advanced layers.
 *
 * Animate puts each layer into a clip of its own. Here objects are where other films have them, and look as their layer is
 * seen: by its depth, through the camera. What scripts add to the object of the layer does, too.
 */
export const LIVE_LAYERS = `function limited(value, low, high) { return Math.max(low, Math.min(high, value)); }
function viewOf(layer, camera, center) {
	if (layer.isAttachedToCamera) { camera = undefined; }
	var away = ${FOCAL_LENGTH} + (layer.depth || 0) - (camera && camera.depth || 0), scale = away > 0 ? ${FOCAL_LENGTH} / away : 0;
	var view = new cjs.Matrix2D().appendTransform(center.x, center.y, scale, scale, 0, 0, 0, 0, 0);
	return camera ? view.appendMatrix(camera.getMatrix().invert()) : view.translate(-center.x, -center.y);
}
function look(layer, object, holder) {
	if (!object || object.___layer) { return; }
	object.___layer = layer;
	var matrixOf = object.getMatrix, isVisible = object.isVisible;
	object.getMatrix = function(matrix) {
		var mine = matrixOf.call(this, matrix);
		if (this.parent !== holder) { return mine; }
		if (this !== layer) { mine.prependMatrix(cjs.Container.prototype.getMatrix.call(layer)); }
		return mine.prependMatrix(layer.view);
	};
	object.isVisible = function() { return layer.visible && isVisible.call(this); };
}
function pinCamera(camera) {
	var target = camera && camera.pinToObject;
	if (!target) { return; }
	camera.x = target.x + target.pinOffsetX;
	camera.y = target.y + target.pinOffsetY;
	var layer = target.___layer || target.parent;
	if (layer && layer.depth !== undefined) { camera.depth = layer.depth + target.pinOffsetZ; }
}
function sortLayers(timeline, camera) {
	function depthOf(object) {
		var layer = object.___layer || object, depth = layer.depth || 0;
		return layer.isAttachedToCamera && camera && camera.depth ? 2 * depth + camera.depth : depth;
	}
	timeline.sortChildren(function(one, other) { return depthOf(other) - depthOf(one); });
}
function followLayers(timeline, lists, center) {
	timeline.___layers = lists.map(function(list) {
		list[0].objects = list.slice(1);
		return list[0];
	});
	function update() {
		var camera = timeline.___camera___instance;
		pinCamera(camera);
		timeline.___layers.forEach(function(layer) {
			layer.view = viewOf(layer, camera, center);
			look(layer, layer, timeline);
			layer.objects.forEach(function(object) {
				look(layer, object, timeline);
				look(layer, object.mask, null);
			});
		});
		sortLayers(timeline, camera);
	}
	update();
	timeline.addEventListener("tick", update);
}

an.Layer = (function() {
	function layerOf(timeline, name) {
		if (name === "Camera") { return timeline.___camera___instance; }
		var named = (timeline.___layers || []).filter(function(layer) { return layer.name === name; });
		return named[0] || timeline[name];
	}
	return {
		getLayerZDepth: function(timeline, name) {
			var layer = layerOf(timeline, name);
			return layer ? layer.depth : 0;
		},
		setLayerZDepth: function(timeline, name, depth) {
			var layer = layerOf(timeline, name);
			if (layer) { layer.depth = limited(depth, -5000, 10000); }
		},
		removeLayer: function(timeline, name) {
			var layer = layerOf(timeline, name);
			if (layer) { [layer].concat(layer.objects || []).forEach(function(object) { timeline.removeChild(object); }); }
		},
		addNewLayer: function(timeline, name, depth) {
			timeline.addChild(new cjs.MovieClip().set({ name: name, depth: depth || 0, layerIndex: 0 }));
		}
	};
})();

an.VirtualCamera = (function() {
	var middle = { x: lib.properties.width / 2, y: lib.properties.height / 2 };
	function turned(x, y, degrees) {
		var sine = Math.sin(degrees * Math.PI / 180), cosine = Math.cos(degrees * Math.PI / 180);
		return { x: x * cosine + y * sine, y: y * cosine - x * sine };
	}
	function startCamera(timeline) {
		if (!timeline.___camera___instance) {
			timeline.___camera___instance = new cjs.MovieClip().set({ x: middle.x, y: middle.y, depth: 0, visible: false, parent: timeline });
			if (!timeline.___layers) { followLayers(timeline, [[new cjs.Container()].concat(timeline.children)], middle); }
		}
		return timeline.___camera___instance;
	}
	function Camera(timeline) {
		this.timeline = timeline;
		this.camera = startCamera(timeline);
		this.centerX = middle.x;
		this.centerY = middle.y;
		this.place = { x: middle.x - this.camera.x, y: middle.y - this.camera.y };
	}
	Camera.prototype = {
		constructor: Camera,
		moveBy: function(x, y, z) {
			var by = turned(x, y, this.getRotation());
			this.place = { x: this.place.x + x, y: this.place.y + y };
			this.camera.x -= by.x;
			this.camera.y -= by.y;
			this.camera.depth += z || 0;
		},
		setPosition: function(x, y, z) {
			this.place = { x: limited(x, -10000, 10000), y: limited(y, -10000, 10000) };
			var to = turned(this.place.x, this.place.y, this.getRotation());
			this.camera.x = middle.x - to.x;
			this.camera.y = middle.y - to.y;
			this.setZDepth(z || 0);
		},
		getPosition: function() { return { x: this.place.x, y: this.place.y, z: this.camera.depth }; },
		resetPosition: function() { this.setPosition(0, 0); },
		zoomBy: function(percent) { this.setZoom(this.getZoom() * percent / 100); },
		setZoom: function(percent) { this.camera.scaleX = this.camera.scaleY = 100 / limited(percent, 1, 10000); },
		getZoom: function() { return 100 / this.camera.scaleX; },
		resetZoom: function() { this.setZoom(100); },
		rotateBy: function(degrees) { this.setRotation(this.getRotation() + degrees); },
		setRotation: function(degrees) { this.camera.rotation = -limited(degrees, -179, 180); },
		getRotation: function() { return -this.camera.rotation; },
		resetRotation: function() { this.setRotation(0); },
		reset: function() {
			this.resetPosition();
			this.resetZoom();
			this.resetRotation();
			this.unpinCamera();
		},
		setZDepth: function(depth) { this.camera.depth = limited(depth, -5000, 10000); },
		getZDepth: function() { return this.camera.depth; },
		resetZDepth: function() { this.camera.depth = 0; },
		pinCameraToObject: function(object, x, y, z) {
			if (object === undefined) { return; }
			this.camera.pinToObject = object;
			this.setPinOffset(x || 0, y || 0, z || 0);
		},
		setPinOffset: function(x, y, z) {
			var object = this.camera.pinToObject;
			if (!object) { return; }
			object.pinOffsetX = x;
			object.pinOffsetY = y;
			object.pinOffsetZ = z;
		},
		unpinCamera: function() { this.camera.pinToObject = undefined; }
	};
	function getCamera(timeline) {
		var owner = timeline || exportRoot;
		return owner.___virtualCamera = owner.___virtualCamera || new Camera(owner);
	}
	return {
		getCamera: getCamera,
		getCameraAsMovieClip: function(timeline) { return getCamera(timeline).camera; }
	};
})();
`;
