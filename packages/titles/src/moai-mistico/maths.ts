import { regular, wild } from '@trevo/game-rules/slots/define-symbol.ts'
import { stakeStepsMinor } from '@trevo/game-rules/slots/stake-steps.ts'
import { defineTitle } from '../define-title.ts'
import { texts } from './texts.ts'

export const maths = defineTitle(texts, {
  gameCode: 'moai-mistico',
  version: 1,
  kind: 'ways-5x3',
  hue: 195,
  reelCount: 5,
  rowCount: 3,
  symbols: [
    wild({ code: 'W', id: 'stars', icon: 'poster-stars' }),
    regular({ code: 'M', id: 'moai', icon: 'poster-moai' }, 6, 18, 70),
    regular({ code: 'T', id: 'turtle', icon: 'poster-turtle' }, 5, 15, 50),
    regular({ code: 'P', id: 'palm', icon: 'poster-palm' }, 4, 11, 35),
    regular({ code: 'C', id: 'coconut', icon: 'poster-coconut' }, 4, 9, 24),
    regular({ code: 'S', id: 'shell', icon: 'poster-shell' }, 3, 7, 20),
    regular({ code: 'F', id: 'fish', icon: 'poster-fish' }, 2, 5, 14),
    regular({ code: 'R', id: 'wave', icon: 'poster-wave' }, 1, 4, 10),
    regular({ code: 'L', id: 'flower', icon: 'poster-flower' }, 1, 3, 8),
  ],
  strips: [
    'SRCMTSFCRCRPLRPTPSCRFTLMSLFLMLF',
    'SFPRWTRLSRSFLPTPRCLMLFTRCSMFMLC',
    'RWCSPMLTCFRFCPLRSMFTSLTWCLFLPRS',
    'TCLSCTFSCPMTMRPRLPFCLWSRMRFSLRF',
    'PLRSFRPSPRLWFLCFRFTLSCMCMRTSMTC',
  ],
  lines: [],
  unitsPerStake: 20,
  stakeStepsMinor,
  winCapStakes: 500,
  features: {
    cascades: { multipliers: [1, 2, 3, 5, 10, 20], freeSpinMultipliers: [1, 2, 3, 5, 10, 20] },
  },
  rtpBp: 9603,
  rtpWithinBp: 25,
})
