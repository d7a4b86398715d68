import { call } from '../code/call';
import { member, quoteText } from '../code/quote';
import type { WebComponent } from '../../../film/webComponents';

/** The class of a component: a clip that shows an element of the page where it is. */
export function componentCode(className: string, { kind, size }: WebComponent): string {
  return `(${member('lib', className)} = function(options) {
	this.initialize();
	this._element = new an.components.Element(${quoteText(kind)}, options);
	this._el = this._element.element;
}).prototype = p = new cjs.MovieClip();
p.nominalBounds = ${call('new cjs.Rectangle', [0, 0, ...size])};
p.draw = an.components.draw;
`;
}

/**
 * The elements that components are in the page: their markup, ids, classes and values are those of Animate's components,
 * so that scripts and style sheets find them. The code is this project's own and needs no other library.
 *
 * An element is in `dom_overlay_container` as long as its clip is on the stage and the clips around it are visible. It
 * has the place and the size of its clip, in pixels of the page. The clip receives the events `attached` and `detached`,
 * and so does the container if the page has jQuery. Source: public pages with their components.
 */
export const COMPONENTS = `an.components = an.components || (function() {
	var elementCount = 0;
	function tag(name, fields) {
		var element = document.createElement(name);
		for (var field in fields) { if (fields[field] !== undefined) { element[field] = fields[field]; } }
		return element;
	}
	/** A choice with its text: the input, and the label that is clicked. */
	function choice(type, options) {
		var input = tag("input", { type: type, id: options.id }), label = tag("label", { htmlFor: options.id });
		var box = tag("div");
		box.append(input, label);
		return { box: box, input: input, label: label };
	}
	/** The cells of a list: four words with the number of columns, four for each column, the number of rows, the rows. */
	function rowsOf(text) {
		var cells = String(text || "").split(/, ?/), columns = Number(cells[3]) || 1, start = 5 + 4 * columns;
		return cells.slice(start, start + columns * (Number(cells[start - 1]) || 0));
	}
	function listOf(options) {
		var list = tag(options.type == "Ordered" ? "ol" : "ul");
		rowsOf(options.items).forEach(function(text) { list.append(tag("li", { textContent: text })); });
		return { box: list };
	}
	function comboOf(options) {
		var list = tag("select"), rows = rowsOf(options.items);
		if (options.label) { list.append(tag("option", { value: "", textContent: options.label })); }
		for (var i = 0; i < rows.length; i += 2) {
			list.append(tag("option", { value: rows[i + 1] || "", textContent: rows[i] }));
		}
		return { box: list };
	}
	function videoOf(options) {
		var box = tag("div"), video = tag("video", { src: options.src || "", poster: options.poster || "" });
		["autoplay", "controls", "loop", "muted"].forEach(function(name) { video[name] = options[name] === true; });
		video.preload = options.preload === false ? "none" : "auto";
		video.style.width = video.style.height = "100%";
		box.append(video);
		return { box: box, input: video };
	}
	function dateOf(options) {
		var box = tag("div", { textContent: options.label || "" }), input = tag("input", { type: "date" });
		input.style.width = input.style.height = "100%";
		box.append(input);
		return { box: box, input: input };
	}
	function radiosOf(options) {
		var box = tag("fieldset"), name = options.id + "_radio";
		box.append(tag("legend", { textContent: options.label || "" }));
		rowsOf(options.items).forEach(function(text, i) {
			var radio = choice("radio", { id: name + i });
			radio.input.name = name;
			radio.label.textContent = text;
			box.append(radio.input, radio.label);
		});
		return { box: box };
	}
	var makers = {
		Button: function(options) { return { box: tag("button", { type: "button", textContent: options.label }) }; },
		Checkbox: function(options) { return choice("checkbox", options); },
		ComboBox: comboOf,
		CSS: function(options) { return { box: tag("link", { rel: "stylesheet", href: options.href }) }; },
		DatePicker: dateOf,
		Image: function(options) { return { box: tag("img", { src: options.src, alt: options.alt, border: options.border }) }; },
		Label: function(options) { return { box: tag("label", { textContent: options.label }) }; },
		List: listOf,
		NumericStepper: function(options) { return { box: tag("input", { type: "number", min: options.min, max: options.max }) }; },
		RadioButton: function(options) { return choice("radio", options); },
		RadioSet: radiosOf,
		TextInput: function() { return { box: tag("input", { type: "text" }) }; },
		Video: videoOf
	};
	function layerOf(canvas) { return document.getElementById("dom_overlay_container") || (canvas && canvas.parentNode); }
	function Element(kind, options) {
		this._options = Object.assign({}, options);
		if (!this._options.id) { this._options.id = kind.toLowerCase() + elementCount++; }
		var made = makers[kind](this._options);
		this.box = made.box;
		this.element = made.input || made.box;
		if (made.label) { made.label.textContent = this._options.label; }
		this._attached = false;
		this.fill();
	}
	Element.prototype = {
		constructor: Element,
		fill: function() {
			var options = this._options, element = this.element, style = this.box.style;
			element.id = options.id;
			element.className = options["class"] || "";
			if ("disabled" in options) { element.disabled = options.disabled; }
			if ("name" in options) { element.name = options.name; }
			if ("value" in options) { element.value = options.value; }
			style.position = "absolute";
			style.boxSizing = "border-box";
			style.pointerEvents = "all";
			style.transformOrigin = "0 0";
			if (options.visible === false) { this.hide(); }
		},
		trigger: function(event) {
			if (window.jQuery) { window.jQuery(layerOf(null)).trigger(event, [{ id: this._options.id }]); }
		},
		attach: function(parent) {
			if (this._attached) { return; }
			this.fill();
			parent.prepend(this.box);
			this._attached = true;
			this.trigger("attached");
		},
		detach: function() {
			this.box.remove();
			this._attached = false;
			this.trigger("detached");
		},
		setProperty: function(name, value) {
			this._options[name] = value;
			this.box.style.setProperty(name, typeof value == "number" ? value + "px" : value);
		},
		show: function() { this.box.style.display = ""; },
		hide: function() { this.box.style.display = "none"; }
	};
	function isGone(clip) {
		if (!clip.stage || clip._off) { return true; }
		for (var around = clip.parent; around; around = around.parent) { if (!around.visible) { return true; } }
		return false;
	}
	/** Puts an element where its clip is, after each picture of the stage. */
	function placeComponent(event) {
		if (isGone(this)) {
			event.remove();
			this._element.detach();
			this.dispatchEvent("detached");
			return;
		}
		var matrix = this.getConcatenatedDisplayProps().matrix, parts = matrix.decompose(), ratio = window.devicePixelRatio || 1;
		var x = parts.scaleX || 1, y = parts.scaleY || 1;
		this._element.setProperty("width", this.nominalBounds.width * x / ratio);
		this._element.setProperty("height", this.nominalBounds.height * y / ratio);
		this._element.setProperty("transform", "matrix(" +
			[matrix.a / x, matrix.b / x, matrix.c / y, matrix.d / y, matrix.tx / ratio, matrix.ty / ratio].join(",") + ")");
	}
	function drawComponent() {
		if (!this._element._attached && this.stage) {
			this._element.attach(layerOf(this.stage.canvas));
			this.stage.on("drawend", placeComponent, this);
			this.dispatchEvent("attached");
		}
		return true;
	}
	return { Element: Element, draw: drawComponent };
})();
`;
