import { FOCAL_LENGTH } from '../../../film/display/depth';

/**
 * `AdobeAn.VirtualCamera`: what scripts call to move the camera of a timeline, with the methods, units and limits of the
 * object that Animate publishes; the words are this project's own. Positions count from the middle of the stage, zooms
 * are percentages, angles degrees. Source: eight public films with a camera.
 *
 * A layer at a depth of its own is moved by the depth of the camera as if it had none.
 */
export const CAMERA = `an.VirtualCamera = (function() {
	var middle = { x: lib.properties.width / 2, y: lib.properties.height / 2 };
	function limited(value, low, high) { return Math.max(low, Math.min(high, value)); }
	function turned(x, y, degrees) {
		var sine = Math.sin(degrees * Math.PI / 180), cosine = Math.cos(degrees * Math.PI / 180);
		return { x: x * cosine + y * sine, y: y * cosine - x * sine };
	}
	function startCamera(timeline) {
		if (!timeline.___camera___instance) {
			var camera = timeline.___camera___instance = new cjs.MovieClip();
			camera.set({ x: middle.x, y: middle.y, depth: 0, visible: false, parent: timeline, seen: timeline.children.slice() });
			follow(timeline);
		}
		return timeline.___camera___instance;
	}
	function viewOf(camera) {
		var away = ${FOCAL_LENGTH} - (camera.depth || 0), scale = away > 0 ? ${FOCAL_LENGTH} / away : 0;
		var view = new cjs.Matrix2D().appendTransform(middle.x, middle.y, scale, scale, 0, 0, 0, 0, 0);
		return view.appendMatrix(camera.getMatrix().invert());
	}
	function look(timeline, camera, object, holder) {
		if (!object || object.___isSeen) { return; }
		object.___isSeen = true;
		var own = object.getMatrix;
		object.getMatrix = function(matrix) {
			var mine = own.call(this, matrix);
			return this.parent === holder ? mine.prependMatrix(camera.view) : mine;
		};
	}
	function follow(timeline) {
		var camera = timeline.___camera___instance;
		function update() {
			var target = camera.pinToObject;
			if (target) {
				camera.x = target.x + target.pinOffsetX;
				camera.y = target.y + target.pinOffsetY;
				if (target.parent && target.parent.depth !== undefined) { camera.depth = target.parent.depth + target.pinOffsetZ; }
			}
			camera.view = viewOf(camera);
			camera.seen.forEach(function(object) {
				look(timeline, camera, object, timeline);
				look(timeline, camera, object.mask, null);
			});
		}
		update();
		timeline.addEventListener("tick", update);
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
		follow: follow,
		getCamera: getCamera,
		getCameraAsMovieClip: function(timeline) { return getCamera(timeline).camera; }
	};
})();
`;
