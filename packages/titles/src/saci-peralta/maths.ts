import type { SymbolWeights } from '@trevo/game-rules/reels/types.ts'
import { regular, scatter, wild } from '@trevo/game-rules/slots/define-symbol.ts'
import { stakeStepsMinor } from '@trevo/game-rules/slots/stake-steps.ts'
import type { VariableWaysTitle } from '@trevo/game-rules/variable-ways/types.ts'
import { variableReels } from '@trevo/game-rules/variable-ways/variable-reels.ts'
import { defineReels } from '../define-reels.ts'
import { texts } from './texts.ts'

const rows = [15, 21, 22, 19, 13, 10]
const plain: SymbolWeights = {
  S: 22,
  O: 55,
  P: 75,
  F: 85,
  L: 95,
  M: 120,
  T: 130,
  E: 135,
  A: 145,
  C: 145,
}

export const maths: VariableWaysTitle = defineReels(texts, {
  family: 'variable-ways',
  gameCode: 'saci-peralta',
  version: 1,
  hue: 148,
  symbols: [
    wild({ code: 'W', id: 'whirl', icon: 'tornado' }),
    scatter({ code: 'S', id: 'jar', icon: 'jar' }),
    regular({ code: 'O', id: 'owl', icon: 'owl' }, 10, 30, 80, 300),
    regular({ code: 'P', id: 'pipe', icon: 'flute' }, 4, 10, 20, 60),
    regular({ code: 'F', id: 'fox', icon: 'fox' }, 3, 8, 16, 40),
    regular({ code: 'L', id: 'lantern', icon: 'diya-lamp' }, 3, 6, 12, 30),
    regular({ code: 'M', id: 'mushroom', icon: 'mushroom' }, 2, 4, 8, 16),
    regular({ code: 'T', id: 'clover', icon: 'shamrock' }, 1, 3, 6, 14),
    regular({ code: 'E', id: 'feather', icon: 'feather' }, 1, 2, 5, 12),
    regular({ code: 'A', id: 'leaf', icon: 'fallen-leaf' }, 1, 2, 4, 10),
    regular({ code: 'C', id: 'acorn', icon: 'chestnut' }, 1, 2, 3, 9),
  ],
  unitsPerStake: 20,
  stakeStepsMinor,
  winCapStakes: 10_000,
  reels: variableReels(rows, plain, { W: 9 }),
  freeSpins: {
    reels: variableReels(rows, plain, { W: 9 }),
    award: { 4: 12, 5: 17, 6: 22 },
    retrigger: { 3: 4, 4: 8 },
    spinCountMax: 60,
    multiplierFrom: 1,
    multiplierStep: 1,
    boughtScatters: 4,
  },
  buy: { feature: 'free-spins', priceStakes: 66 },
  rtpBp: 9690,
  rtpWithinBp: 60,
})
