import type { PlacedSprite, SheetData } from '../Sprite';

/**
 * The `SpriteFrames` of Godot 4 as a text resource: a region of the sheet for each sprite, with the room that trimming
 * took away as its margin, and the animations. Source: `SpriteFrames::_set_animations` and `AtlasTexture` of Godot 4.
 */
export function godot({ image, sprites, animations }: SheetData): string {
  const parts = sprites.map((sprite, index) =>
    lines(
      `[sub_resource type="AtlasTexture" id="sprite_${index}"]`,
      'atlas = ExtResource("sheet")',
      `region = ${rectangle([sprite.x, sprite.y, sprite.part.width, sprite.part.height])}`,
      ...marginOf(sprite),
    ),
  );
  const list = animations.map(({ name, sprites: numbers }) => animation(name, numbers, sprites));
  return [
    lines(`[gd_resource type="SpriteFrames" load_steps=${sprites.length + 2} format=3]`),
    lines(`[ext_resource type="Texture2D" path=${quoted(image)} id="sheet"]`),
    ...parts,
    lines('[resource]', `animations = [${list.join(', ')}]`),
  ].join('\n');
}

function animation(name: string, numbers: readonly number[], sprites: readonly PlacedSprite[]): string {
  const frames = numbers.map(
    (number) => `{\n"duration": 1.0,\n"texture": SubResource("sprite_${number}")\n}`,
  );
  const speed = 1000 / sprites[numbers[0]].duration;
  return `{\n"frames": [${frames.join(', ')}],\n"loop": true,\n"name": &${quoted(name)},\n"speed": ${decimal(speed)}\n}`;
}

/** What was trimmed: how far the picture is from the corner of its frame, and how much larger that is. */
function marginOf({ part, source }: PlacedSprite): string[] {
  const margin = [part.x, part.y, source.width - part.width, source.height - part.height];
  return margin.every((side) => side === 0) ? [] : [`margin = ${rectangle(margin)}`];
}

function rectangle(numbers: readonly number[]): string {
  return `Rect2(${numbers.join(', ')})`;
}

/** Texts of Godot have the escapes of JSON. */
function quoted(text: string): string {
  return JSON.stringify(text);
}

/** A number that Godot takes for one with decimals. */
function decimal(value: number): string {
  const text = String(Number(value.toFixed(4)));
  return text.includes('.') ? text : `${text}.0`;
}

function lines(...texts: string[]): string {
  return texts.map((text) => `${text}\n`).join('');
}
