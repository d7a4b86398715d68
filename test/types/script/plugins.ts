// Plugins of scripts: declared in declarations.d.ts, defined here.
$.fn.fade = function (alpha) {
  return this.attr('alpha', alpha);
};
$.fn.widest = function () {
  return this.sort('width').last();
};
$$.fn.longest = function () {
  return this.sort((a, b) => a.name.length - b.name.length).last();
};

const faded: ElementCollection<SymbolInstance> = $<SymbolInstance>(':movieclip').fade(50).move(1, 1, true);
faded.widest()?.symbolType.charAt(0);
$$('*').longest()?.name.charAt(0);
new ElementCollection([]).fade(10);

// @ts-expect-error the percentage is a Number
faded.fade('50%');
// @ts-expect-error items do not fade
$$('*').fade(50);
// @ts-expect-error no such method was declared
$.fn.shine = $.fn.fade;
// @ts-expect-error a plugin is what it is declared as
$.fn.fade = (alpha: string) => alpha;
