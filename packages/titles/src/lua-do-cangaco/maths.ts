import type { VariableWaysTitle } from '@trevo/game-rules/variable-ways/types.ts'
import { regular, scatter, wild } from '@trevo/game-rules/slots/define-symbol.ts'
import { stakeStepsMinor } from '@trevo/game-rules/slots/stake-steps.ts'
import { variableReels } from '@trevo/game-rules/variable-ways/variable-reels.ts'
import { defineReels } from '../define-reels.ts'
import { texts } from './texts.ts'

const rows = [20, 22, 20, 17, 12, 9]
const plain = { S: 24, A: 45, D: 75, K: 85, B: 95, J: 120, H: 130, G: 135, P: 145, L: 153 }

export const maths: VariableWaysTitle = defineReels(texts, {
  family: 'variable-ways',
  gameCode: 'lua-do-cangaco',
  version: 1,
  hue: 20,
  symbols: [
    wild({ code: 'W', id: 'moon', icon: 'cordel-moon' }),
    scatter({ code: 'S', id: 'hat', icon: 'cordel-outlaw' }),
    regular({ code: 'A', id: 'accordion', icon: 'cordel-accordion' }, 12, 40, 120, 600),
    regular({ code: 'D', id: 'donkey', icon: 'cordel-donkey' }, 5, 14, 30, 100),
    regular({ code: 'K', id: 'knife', icon: 'cordel-knife' }, 4, 10, 20, 60),
    regular({ code: 'B', id: 'bell', icon: 'cordel-bell' }, 3, 6, 14, 40),
    regular({ code: 'J', id: 'jar', icon: 'cordel-jar' }, 2, 4, 10, 24),
    regular({ code: 'H', id: 'hut', icon: 'cordel-hut' }, 1, 3, 6, 16),
    regular({ code: 'G', id: 'goat', icon: 'cordel-goat' }, 1, 3, 6, 14),
    regular({ code: 'P', id: 'sandal', icon: 'cordel-sandal' }, 1, 2, 4, 10),
    regular({ code: 'L', id: 'lizard', icon: 'cordel-scorpion' }, 1, 2, 4, 8),
  ],
  unitsPerStake: 20,
  stakeStepsMinor,
  winCapStakes: 15000,
  reels: variableReels(rows, plain, { W: 14 }),
  freeSpins: {
    reels: variableReels(rows, plain, { W: 15 }),
    award: { 4: 8, 5: 10, 6: 12 },
    retrigger: { 3: 2, 4: 5 },
    spinCountMax: 40,
    multiplierFrom: 5,
    multiplierStep: 1,
    boughtScatters: 4,
  },
  buy: { feature: 'free-spins', priceStakes: 53 },
  rtpBp: 9509,
  rtpWithinBp: 60,
})
