import { multiplyingWild, regular } from '@trevo/game-rules/slots/define-symbol.ts'
import { twentySevenLines } from '@trevo/game-rules/slots/lines.ts'
import { stakeStepsMinor } from '@trevo/game-rules/slots/stake-steps.ts'
import { defineTitle } from '../define-title.ts'
import { texts } from './texts.ts'

export const maths = defineTitle(texts, {
  gameCode: 'o-relojoeiro',
  version: 1,
  kind: 'lines-3x3',
  hue: 68,
  reelCount: 3,
  rowCount: 3,
  symbols: [
    multiplyingWild(2, { code: 'W', id: 'clock', icon: 'mantelpiece-clock' }, 14),
    regular({ code: 'A', id: 'alarm', icon: 'alarm-clock' }, 12),
    regular({ code: 'H', id: 'hourglass', icon: 'hourglass-done' }, 8),
    regular({ code: 'L', id: 'lens', icon: 'magnifying-glass-tilted-left' }, 6),
    regular({ code: 'N', id: 'nut', icon: 'nut-and-bolt' }, 4),
    regular({ code: 'S', id: 'screwdriver', icon: 'screwdriver' }, 3),
    regular({ code: 'R', id: 'wrench', icon: 'wrench' }, 2),
  ],
  strips: [
    'RRSSRNRRSLLRRSNNRRHHHRSSRRAAARRSRNRRWWWRS',
    'SSNNSLSNSSHHHNSRNSSLLNSSAAANNSSWWWNSLNS',
    'NNLLNHNLLNAAANLHHHNLSNLLNWWWNLLNRNLLN',
  ],
  lines: twentySevenLines,
  unitsPerStake: 20,
  stakeStepsMinor,
  winCapStakes: 500,
  features: {
    fullGrid: [
      { multiplier: 2, weight: 6 },
      { multiplier: 3, weight: 3 },
      { multiplier: 8, weight: 1 },
    ],
  },
  rtpBp: 9603,
  rtpWithinBp: 25,
})
