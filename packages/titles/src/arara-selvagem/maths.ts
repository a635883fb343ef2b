import { regular, scatter, wild } from '@trevo/game-rules/slots/define-symbol.ts'
import { twentyLines } from '@trevo/game-rules/slots/lines.ts'
import { stakeStepsMinor } from '@trevo/game-rules/slots/stake-steps.ts'
import { defineTitle } from '../define-title.ts'
import { texts } from './texts.ts'

export const maths = defineTitle(texts, {
  gameCode: 'arara-selvagem',
  version: 1,
  kind: 'lines-5x3',
  hue: 135,
  reelCount: 5,
  rowCount: 3,
  symbols: [
    wild({ code: 'W', id: 'macaw', icon: 'parrot' }, 50, 250, 2000),
    scatter({ code: 'S', id: 'flower', icon: 'hibiscus' }, 40, 200, 1000),
    regular({ code: 'J', id: 'leopard', icon: 'leopard' }, 50, 200, 1000),
    regular({ code: 'M', id: 'monkey', icon: 'monkey' }, 30, 120, 500),
    regular({ code: 'P', id: 'sloth', icon: 'sloth' }, 25, 90, 300),
    regular({ code: 'F', id: 'frog', icon: 'frog' }, 15, 50, 200),
    regular({ code: 'B', id: 'butterfly', icon: 'butterfly' }, 10, 30, 150),
    regular({ code: 'C', id: 'coconut', icon: 'coconut' }, 8, 20, 100),
    regular({ code: 'N', id: 'banana', icon: 'banana' }, 5, 20, 100),
    regular({ code: 'L', id: 'leaf', icon: 'herb' }, 5, 15, 80),
  ],
  strips: [
    'WNFBLNFNLNPSBNCLCLMFBLCMNJLBCP',
    'CMWNLCPBWCFNSLBLFNBNLMBLJNCPLF',
    'BSWLNFLMNCNJCNCPLFWBJBLFPNBCML',
    'CMFBCFNLBCLNPWCLSCJMLNWBFNLPBN',
    'PFLNCPBMNFSBCLBJNCLBCLMNFNLWNL',
  ],
  lines: twentyLines,
  unitsPerStake: 20,
  stakeStepsMinor,
  winCapStakes: 300,
  features: {
    freeSpins: {
      award: { 3: 8, 4: 12, 5: 20 },
      retrigger: { 3: 8, 4: 12, 5: 20 },
      spinCountMax: 60,
      multiplier: 2,
    },
  },
  rtpBp: 9619,
  rtpWithinBp: 25,
})
