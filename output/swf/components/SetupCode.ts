import type { StageSetup } from '../../../actionscript/avm2/Program';
import { Names } from '../../published/Names';
import { isClassName } from '../readLinkage';
import type { ComponentParameter } from '../../../film/componentParameters';
import { literalOf, textLiteral } from './parameters';
import { readCollection } from './readCollection';

/** An instance of a component, along one keyframe. */
export interface ComponentPlace {
  /** The name of the instance. */
  readonly name: string;
  /** Its scene or symbol, and its layer. */
  readonly timeline: string;
  readonly layer: string;
  /** The frames of the timeline that show it, from 0; the end is not one of them. */
  readonly start: number;
  readonly end: number;
  readonly parameters: readonly ComponentParameter[];
}

/** A timeline with components. */
interface SetupTimeline {
  readonly frameCount: number;
  /** The name of a scene where there are several: they count their frames from their own beginnings. */
  readonly scene?: string | undefined;
}

const DATA = '__setPropDict';

/**
 * The code that sets the parameters of components in ActionScript 3: a method for each instance, called when the object
 * is made if the instance is on all frames, and else whenever a frame was made that shows it anew.
 * Source of the form: movies that Adobe's programs published.
 */
export class SetupCode {
  private readonly members: string[] = [];
  private readonly atStart: string[] = [];
  /** Calls of the methods for what is on some frames only. */
  private readonly perFrame: string[] = [];
  private readonly names = new Names();
  private hasScenes = false;

  /** @param lose - receives what is not set */
  add(place: ComponentPlace, { frameCount, scene }: SetupTimeline, lose: (what: string) => void): void {
    const { name, timeline, layer, start, end } = place;
    const words = [name, timeline, layer, String(start)].map((word) => word.replace(/[^\p{L}\p{N}_$]/gu, ''));
    const method = this.names.take(`__setProp_${words.join('_')}`);
    const target = `this[${textLiteral(name)}]`;
    const body = this.bodyOf(target, place.parameters, lose);
    if (scene === undefined && start === 0 && end >= frameCount) {
      this.members.push(`internal function ${method}():void {\n${body}}\n`);
      this.atStart.push(`this.${method}();`);
      return;
    }
    this.hasScenes ||= scene !== undefined;
    const isHere = scene === undefined ? '' : `this.currentScene.name == ${textLiteral(scene)} && `;
    const isShown = (frame: string): string => `${frame} >= ${start + 1} && ${frame} <= ${end}`;
    const isNew = `(this.${DATA}[${target}] == undefined || !(${isShown(`int(this.${DATA}[${target}])`)}))`;
    this.members.push(
      `internal function ${method}(frame:int):void {\n` +
        `if (${isHere}${target} != null && ${isShown('frame')} && ${isNew}) {\n` +
        `this.${DATA}[${target}] = frame;\n${body}}\n}\n`,
    );
    this.perFrame.push(`this.${method}(frame);`);
  }

  /** Declares an instance that has no name in the document. */
  declare(name: string): void {
    this.members.push(`public var ${name}:*;\n`);
  }

  /** Undefined where nothing is to be set. @param file - words for errors */
  setup(file: string): StageSetup | undefined {
    if (this.members.length === 0) return undefined;
    const { perFrame } = this;
    const handler =
      perFrame.length === 0
        ? []
        : [
            `public var ${DATA}:flash.utils.Dictionary = new flash.utils.Dictionary(true);`,
            'public var __lastFrameProp:int = -1;',
            'internal function __setProp_handler(event:Object):void {',
            'var frame:int = this.currentFrame;',
            ...(this.hasScenes ? [] : ['if (this.__lastFrameProp == frame) return;']),
            'this.__lastFrameProp = frame;',
            ...perFrame,
            '}\n',
          ];
    const listen =
      'this.addEventListener(flash.events.Event.FRAME_CONSTRUCTED, this.__setProp_handler, false, 0, true);';
    return {
      members: { file, text: [...handler, ...this.members].join('\n') },
      atStart: { file, text: [...this.atStart, ...(perFrame.length === 0 ? [] : [listen])].join('\n') },
    };
  }

  private bodyOf(
    target: string,
    parameters: readonly ComponentParameter[],
    lose: (what: string) => void,
  ): string {
    const note = (value: boolean): string =>
      `try { ${target}["componentInspectorSetting"] = ${value}; } catch (error:Error) { }\n`;
    const lines = parameters.map((parameter) => {
      const member = `${target}[${textLiteral(parameter.name)}]`;
      if (parameter.type !== 'Collection') return `${member} = ${literalOf(parameter)};\n`;
      const code = collectionCode(member, parameter.value);
      if (code === undefined) lose(`The parameter "${parameter.name}" of a component cannot be read.`);
      return code ?? '';
    });
    return note(true) + lines.join('') + note(false);
  }
}

function collectionCode(member: string, value: string): string | undefined {
  const collection = readCollection(value);
  if (!collection || !isClassName(collection.className) || !isClassName(collection.itemClass))
    return undefined;
  const { className, itemClass, items } = collection;
  const lines = items.flatMap((item) => [
    `record = new ${itemClass}();\n`,
    ...item.map(([name, literal]) => `record[${textLiteral(name)}] = ${literal};\n`),
    'list.addItem(record);\n',
  ]);
  return `var list:* = new ${className}();\nvar record:*;\n${lines.join('')}${member} = list;\n`;
}
