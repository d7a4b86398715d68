import type { PublishSettings } from './PublishSettings';
import { lookUp } from '../../../../document/xml/lookUp';

/** Version of the SWF format by version of the player; from 12 on it is the player's plus 11. */
const SWF_VERSIONS: Record<string, number | undefined> = {
  '10': 10,
  '10.2': 11,
  '10.3': 12,
  '11': 13,
  '11.1': 14,
  '11.2': 15,
  '11.3': 16,
  '11.4': 17,
  '11.5': 18,
  '11.6': 19,
  '11.7': 20,
  '11.8': 21,
  '11.9': 22,
};

/** `FlashPlayer32.0`, `AdobeAIR3_6`, or the number of a version before 10. */
export function readPlayerVersion(settings: PublishSettings): string {
  return settings.read('ExternalPlayer', 'FlashPlayer32.0') || settings.read('Version', '43');
}

/** False for a text that does not name a player. */
export function writePlayerVersion(settings: PublishSettings, version: string): boolean {
  if (/^[1-9]$/.test(version)) {
    settings.write('ExternalPlayer', '');
    settings.write('Version', version);
    return true;
  }
  const match = /^FlashPlayer(\d+(?:\.\d+)?)$/.exec(version);
  if (!match && !/^(FlashLite\d*|AdobeAIR\d+_\d+|android\d+_\d+|PF\d+_\d+)$/.test(version)) return false;
  settings.write('ExternalPlayer', version);
  if (match) settings.write('Version', String(swfVersion(match[1])));
  return true;
}

function swfVersion(player: string): number {
  return lookUp(SWF_VERSIONS, player.replace(/\.0$/, '')) ?? Math.floor(Number(player)) + 11;
}
