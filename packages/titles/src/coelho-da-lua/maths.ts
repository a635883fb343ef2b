import { regular, wild } from '@trevo/game-rules/slots/define-symbol.ts'
import { fiveLines } from '@trevo/game-rules/slots/lines.ts'
import { stakeStepsMinor } from '@trevo/game-rules/slots/stake-steps.ts'
import { defineTitle } from '../define-title.ts'
import { texts } from './texts.ts'

export const maths = defineTitle(texts, {
  gameCode: 'coelho-da-lua',
  version: 1,
  kind: 'lines-3x3',
  hue: 280,
  reelCount: 3,
  rowCount: 3,
  symbols: [
    wild({ code: 'W', id: 'rabbit', icon: 'paper-rabbit' }, 60),
    regular({ code: 'J', id: 'moon', icon: 'paper-moon' }, 40),
    regular({ code: 'M', id: 'moon-cake', icon: 'paper-moon-cake' }, 14),
    regular({ code: 'B', id: 'lotus', icon: 'paper-lotus' }, 7),
    regular({ code: 'F', id: 'fan', icon: 'paper-fan' }, 5),
    regular({ code: 'P', id: 'carrot', icon: 'paper-carrot' }, 3),
    regular({ code: 'C', id: 'cup', icon: 'paper-cup' }, 2),
  ],
  strips: ['CCCFPWWMMBBPCCFPPBMCFFJ', 'BFBJJPMMBBWWCCCPCCPPPCFF', 'CCCPBBCFFFWWBJPPFMCPM'],
  lines: fiveLines,
  unitsPerStake: 5,
  stakeStepsMinor,
  winCapStakes: 250,
  features: {
    multiplierReel: [
      { multiplier: 1, weight: 61 },
      { multiplier: 2, weight: 21 },
      { multiplier: 3, weight: 10 },
      { multiplier: 5, weight: 6 },
      { multiplier: 10, weight: 2 },
    ],
  },
  rtpBp: 9587,
  rtpWithinBp: 25,
})
