import { regular, wild } from '@trevo/game-rules/slots/define-symbol.ts'
import { fiveLines } from '@trevo/game-rules/slots/lines.ts'
import { stakeStepsMinor } from '@trevo/game-rules/slots/stake-steps.ts'
import { defineTitle } from '../define-title.ts'
import { texts } from './texts.ts'

export const maths = defineTitle(texts, {
  gameCode: 'avenida-paulista',
  version: 1,
  kind: 'lines-3x3',
  hue: 295,
  reelCount: 3,
  rowCount: 3,
  symbols: [
    wild({ code: 'W', id: 'night', icon: 'neon-avenue' }, 160),
    regular({ code: 'H', id: 'helicopter', icon: 'neon-helicopter' }, 62),
    regular({ code: 'M', id: 'metro', icon: 'neon-metro' }, 28),
    regular({ code: 'B', id: 'motorcycle', icon: 'neon-motorcycle' }, 15),
    regular({ code: 'N', id: 'newspaper', icon: 'neon-newspaper' }, 8),
    regular({ code: 'P', id: 'pizza', icon: 'neon-pizza' }, 4),
    regular({ code: 'U', id: 'umbrella', icon: 'neon-umbrella' }, 3),
  ],
  strips: [
    'UUUPPNNNBBPPUUUMMPPNNBBUUUHHPPPNNUUWWMM',
    'PPPUUUNNBBBUUUPPMMNNPPUUUHHNNUUPPPBBWW',
    'UUUPPPNNUUUBBPPNNNMMUUPPPHHUUUBBNNWWPP',
  ],
  lines: fiveLines,
  unitsPerStake: 5,
  stakeStepsMinor,
  winCapStakes: 900,
  features: {
    respinOnTwoFullReels: true,
    multiplierReel: [
      { multiplier: 1, weight: 70 },
      { multiplier: 2, weight: 20 },
      { multiplier: 5, weight: 8 },
      { multiplier: 15, weight: 2 },
    ],
  },
  rtpBp: 9595,
  rtpWithinBp: 25,
})
