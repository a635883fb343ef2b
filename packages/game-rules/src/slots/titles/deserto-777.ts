import { multiplyingWild, regular } from '../define-symbol.ts'
import { fiveLines } from '../lines.ts'
import { stakeStepsMinor } from '../stake-steps.ts'
import type { SlotMaths } from '../types.ts'

export const deserto777: SlotMaths = {
  gameCode: 'deserto-777',
  version: 1,
  kind: 'lines-3x3',
  title: { pt: 'Deserto 777', en: 'Desert 777' },
  pitch: {
    pt: 'Três astros coringas multiplicam uns aos outros: até trinta vezes numa linha.',
    en: 'Three wild stars multiply each other: up to thirty times on a line.',
  },
  hue: 75,
  reelCount: 3,
  rowCount: 3,
  symbols: [
    multiplyingWild(
      2,
      { code: 'X', id: 'star', icon: 'glowing-star', pt: 'Estrela', en: 'Star' },
      140,
    ),
    multiplyingWild(3, { code: 'Y', id: 'sun', icon: 'sun', pt: 'Sol', en: 'Sun' }, 140),
    multiplyingWild(5, { code: 'Z', id: 'comet', icon: 'comet', pt: 'Cometa', en: 'Comet' }, 140),
    regular({ code: 'S', id: 'seven', icon: 'keycap-7', pt: 'Sete', en: 'Seven' }, 50),
    regular({ code: 'B', id: 'camel', icon: 'camel', pt: 'Camelo', en: 'Camel' }, 20),
    regular({ code: 'G', id: 'scorpion', icon: 'scorpion', pt: 'Escorpião', en: 'Scorpion' }, 12),
    regular({ code: 'C', id: 'cactus', icon: 'cactus', pt: 'Cacto', en: 'Cactus' }, 5),
    regular({ code: 'K', id: 'lizard', icon: 'lizard', pt: 'Lagarto', en: 'Lizard' }, 3),
    regular({ code: 'T', id: 'teapot', icon: 'teapot', pt: 'Chaleira', en: 'Teapot' }, 2),
  ],
  strips: [
    'GTTCKSKTTBTTBGGTTGGTKCCTCCTCCSBKKXKK',
    'KYTTBGKTSCCGGKKTKCCSBKKTTZTTCTTBCCG',
    'KKCTTGBSTBCTTYCCTTGGTTKCCKKBTKKGKT',
  ],
  lines: fiveLines,
  unitsPerStake: 5,
  stakeStepsMinor,
  winCapStakes: 840,
  features: {},
  rtpBp: 9600,
  rtpWithinBp: 25,
}
