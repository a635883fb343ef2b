import { regular, scatter, wild } from '@trevo/game-rules/slots/define-symbol.ts'
import { stakeStepsMinor } from '@trevo/game-rules/slots/stake-steps.ts'
import { defineTitle } from '../define-title.ts'
import { texts } from './texts.ts'

export const maths = defineTitle(texts, {
  gameCode: 'dragao-verde',
  version: 1,
  kind: 'ways-5x3',
  hue: 165,
  reelCount: 5,
  rowCount: 3,
  symbols: [
    wild({ code: 'W', id: 'dragon', icon: 'dragon-face' }),
    scatter({ code: 'S', id: 'pearl', icon: 'crystal-ball' }),
    regular({ code: 'P', id: 'temple', icon: 'shinto-shrine' }, 8, 25, 120),
    regular({ code: 'J', id: 'vase', icon: 'amphora' }, 6, 18, 70),
    regular({ code: 'F', id: 'fan', icon: 'folding-hand-fan' }, 4, 12, 45),
    regular({ code: 'L', id: 'lantern', icon: 'red-paper-lantern' }, 3, 8, 30),
    regular({ code: 'E', id: 'teapot', icon: 'teapot' }, 2, 6, 24),
    regular({ code: 'T', id: 'bamboo', icon: 'tanabata-tree' }, 2, 5, 15),
    regular({ code: 'B', id: 'dumpling', icon: 'dumpling' }, 1, 4, 12),
    regular({ code: 'M', id: 'blossom', icon: 'cherry-blossom' }, 1, 3, 10),
  ],
  strips: [
    'JTPMPEBTMFSLJEBMTLEMFBTFBTBMEL',
    'EMLWTEBTSLMBMBEBFLTFTMJPJFMEPB',
    'BLEBTJLTMBTEFPMTFLFEBWMPMSJTEM',
    'FEBSLTMTBJPEWBJTLFEMTBELFPMTMB',
    'JTMLETLTSTFMTPBMFEPLMEBWBEBJFB',
  ],
  lines: [],
  unitsPerStake: 20,
  stakeStepsMinor,
  winCapStakes: 400,
  features: {
    cascades: {
      multipliers: [1, 2, 3, 4, 5, 6, 8, 10],
      freeSpinMultipliers: [2, 4, 6, 8, 10, 12, 16, 20],
    },
    freeSpins: {
      award: { 3: 8, 4: 10, 5: 12 },
      retrigger: { 3: 4, 4: 5, 5: 6 },
      spinCountMax: 40,
      multiplier: 1,
    },
  },
  rtpBp: 9610,
  rtpWithinBp: 25,
})
