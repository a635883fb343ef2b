import { regular, wild } from '@trevo/game-rules/slots/define-symbol.ts'
import { fiveLines } from '@trevo/game-rules/slots/lines.ts'
import { stakeStepsMinor } from '@trevo/game-rules/slots/stake-steps.ts'
import { defineTitle } from '../define-title.ts'
import { texts } from './texts.ts'

export const maths = defineTitle(texts, {
  gameCode: 'frutas-da-serra',
  version: 1,
  kind: 'lines-3x3',
  hue: 110,
  reelCount: 3,
  rowCount: 3,
  symbols: [
    wild({ code: 'W', id: 'honey', icon: 'honey-pot' }, 50),
    regular({ code: 'S', id: 'strawberry', icon: 'strawberry' }, 45),
    regular({ code: 'M', id: 'apple', icon: 'red-apple' }, 24),
    regular({ code: 'P', id: 'peach', icon: 'peach' }, 15),
    regular({ code: 'L', id: 'lemon', icon: 'lemon' }, 9),
    regular({ code: 'C', id: 'cherries', icon: 'cherries' }, 6),
    regular({ code: 'B', id: 'blueberries', icon: 'blueberries' }, 4),
  ],
  strips: [
    'MMCMBBCBPLLSBBBPLLLWWWBBBCCCPPCCCL',
    'LLLCCCSSMBBBLLMPCCMBBWWWBCPPPBBBC',
    'LLLMCBCCCMMPSBLCCCWWWBBBLLPPBBB',
  ],
  lines: fiveLines,
  unitsPerStake: 5,
  stakeStepsMinor,
  winCapStakes: 250,
  features: {
    fullGrid: [
      { multiplier: 2, weight: 5 },
      { multiplier: 3, weight: 3 },
      { multiplier: 5, weight: 2 },
    ],
  },
  rtpBp: 9585,
  rtpWithinBp: 25,
})
