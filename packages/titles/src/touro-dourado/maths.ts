import { regular, scatter, wild } from '@trevo/game-rules/slots/define-symbol.ts'
import { stakeStepsMinor } from '@trevo/game-rules/slots/stake-steps.ts'
import { defineTitle } from '../define-title.ts'
import { texts } from './texts.ts'

export const maths = defineTitle(texts, {
  gameCode: 'touro-dourado',
  version: 1,
  kind: 'ways-5x3',
  hue: 90,
  reelCount: 5,
  rowCount: 3,
  symbols: [
    wild({ code: 'W', id: 'sun', icon: 'sun' }),
    scatter({ code: 'S', id: 'trophy', icon: 'trophy' }),
    regular({ code: 'O', id: 'bull', icon: 'ox' }, 40, 200, 2500),
    regular({ code: 'G', id: 'eagle', icon: 'eagle' }, 20, 70, 400),
    regular({ code: 'H', id: 'horse', icon: 'horse-face' }, 15, 40, 180),
    regular({ code: 'C', id: 'cowboy', icon: 'cowboy-hat-face' }, 8, 28, 90),
    regular({ code: 'K', id: 'guitar', icon: 'banjo' }, 5, 18, 60),
    regular({ code: 'B', id: 'boot', icon: 'hiking-boot' }, 3, 10, 40),
    regular({ code: 'T', id: 'wheel', icon: 'wheel' }, 2, 7, 24),
    regular({ code: 'P', id: 'cactus', icon: 'cactus' }, 2, 5, 16),
    regular({ code: 'F', id: 'corn', icon: 'ear-of-corn' }, 1, 3, 13),
    regular({ code: 'A', id: 'coffee', icon: 'hot-beverage' }, 1, 3, 8),
  ],
  strips: [
    'FBPABCPKHCKGOHFTBFAKSATGFHAPTC',
    'HKTCAFGFPFAOBPSAHGTKBCPCFWTABHK',
    'OSFAKWTHAFTHFAPGCBKTPGBFACOCPBK',
    'WFPTGABCPABOKAHCTFSFPHBAKCGKFTH',
    'BAHFKFTATCGHFBGTABOHAPOCPKPCKF',
  ],
  lines: [],
  unitsPerStake: 20,
  stakeStepsMinor,
  winCapStakes: 8000,
  features: {
    cascades: { multipliers: [1, 2, 4, 8], freeSpinMultipliers: [8, 16, 32, 64] },
    freeSpins: {
      award: { 3: 10, 4: 15 },
      retrigger: { 3: 5, 4: 10 },
      spinCountMax: 50,
      multiplier: 1,
    },
  },
  rtpBp: 9618,
  rtpWithinBp: 25,
})
