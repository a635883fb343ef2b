import { multiplyingWild, regular } from '@trevo/game-rules/slots/define-symbol.ts'
import { fiveLines } from '@trevo/game-rules/slots/lines.ts'
import { stakeStepsMinor } from '@trevo/game-rules/slots/stake-steps.ts'
import { defineTitle } from '../define-title.ts'
import { texts } from './texts.ts'

export const maths = defineTitle(texts, {
  gameCode: 'deserto-777',
  version: 1,
  kind: 'lines-3x3',
  hue: 75,
  reelCount: 3,
  rowCount: 3,
  symbols: [
    multiplyingWild(2, { code: 'X', id: 'star', icon: 'glowing-star' }, 140),
    multiplyingWild(3, { code: 'Y', id: 'sun', icon: 'sun' }, 140),
    multiplyingWild(5, { code: 'Z', id: 'comet', icon: 'comet' }, 140),
    regular({ code: 'S', id: 'seven', icon: 'keycap-7' }, 50),
    regular({ code: 'B', id: 'camel', icon: 'camel' }, 20),
    regular({ code: 'G', id: 'scorpion', icon: 'scorpion' }, 12),
    regular({ code: 'C', id: 'cactus', icon: 'cactus' }, 5),
    regular({ code: 'K', id: 'lizard', icon: 'lizard' }, 3),
    regular({ code: 'T', id: 'teapot', icon: 'teapot' }, 2),
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
  rtpBp: 9579,
  rtpWithinBp: 25,
})
