import type { VariableWaysTitle } from '@trevo/game-rules/variable-ways/types.ts'
import { regular, scatter, wild } from '@trevo/game-rules/slots/define-symbol.ts'
import { stakeStepsMinor } from '@trevo/game-rules/slots/stake-steps.ts'
import { variableReels } from '@trevo/game-rules/variable-ways/variable-reels.ts'
import { defineReels } from '../define-reels.ts'
import { texts } from './texts.ts'

const rows = [12, 20, 23, 20, 14, 11]
const plain = { S: 20, F: 55, P: 80, C: 90, V: 100, A: 120, H: 128, R: 132, B: 135, M: 162 }

export const maths: VariableWaysTitle = defineReels(texts, {
  family: 'variable-ways',
  gameCode: 'piratas-do-recife',
  version: 1,
  hue: 210,
  symbols: [
    wild({ code: 'W', id: 'bomb', icon: 'bomb' }),
    scatter({ code: 'S', id: 'map', icon: 'world-map' }),
    regular({ code: 'F', id: 'flag', icon: 'pirate-flag' }, 10, 25, 60, 200),
    regular({ code: 'P', id: 'parrot', icon: 'skull-and-crossbones' }, 4, 10, 20, 60),
    regular({ code: 'C', id: 'crossed', icon: 'crossed-swords' }, 3, 8, 16, 40),
    regular({ code: 'V', id: 'ship', icon: 'sailboat' }, 3, 6, 12, 30),
    regular({ code: 'A', id: 'anchor', icon: 'anchor' }, 2, 4, 8, 20),
    regular({ code: 'H', id: 'hook', icon: 'hook' }, 1, 3, 6, 14),
    regular({ code: 'R', id: 'rope', icon: 'knot' }, 1, 2, 5, 12),
    regular({ code: 'B', id: 'oil', icon: 'oil-drum' }, 1, 2, 4, 10),
    regular({ code: 'M', id: 'crab', icon: 'crab' }, 1, 2, 3, 8),
  ],
  unitsPerStake: 20,
  stakeStepsMinor,
  winCapStakes: 5000,
  reels: variableReels(rows, plain, { W: 3 }),
  freeSpins: {
    reels: variableReels(rows, { ...plain, S: 14 }, { W: 6 }),
    award: { 4: 10, 5: 12, 6: 15 },
    retrigger: { 3: 3, 4: 5 },
    spinCountMax: 40,
    multiplierFrom: 1,
    multiplierStep: 2,
    boughtScatters: 4,
  },
  buy: { feature: 'free-spins', priceStakes: 83 },
  rtpBp: 9528,
  rtpWithinBp: 60,
})
