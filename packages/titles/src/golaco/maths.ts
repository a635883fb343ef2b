import type { StickyLinesTitle } from '@trevo/game-rules/sticky-lines/types.ts'
import { regular, scatter, wild } from '@trevo/game-rules/slots/define-symbol.ts'
import { twentyLines } from '@trevo/game-rules/slots/lines.ts'
import { stakeStepsMinor } from '@trevo/game-rules/slots/stake-steps.ts'
import { defineReels } from '../define-reels.ts'
import { texts } from './texts.ts'

export const maths: StickyLinesTitle = defineReels(texts, {
  family: 'sticky-lines',
  gameCode: 'golaco',
  version: 1,
  hue: 140,
  symbols: [
    wild({ code: 'W', id: 'ball', icon: 'soccer-ball' }, 32, 190, 1200),
    scatter({ code: 'S', id: 'stadium', icon: 'stadium' }),
    regular({ code: 'C', id: 'medal', icon: 'sports-medal' }, 38, 150, 560),
    regular({ code: 'G', id: 'gloves', icon: 'gloves' }, 22, 95, 380),
    regular({ code: 'H', id: 'shoe', icon: 'running-shoe' }, 19, 75, 280),
    regular({ code: 'M', id: 'megaphone', icon: 'megaphone' }, 11, 38, 150),
    regular({ code: 'T', id: 'shirt', icon: 'running-shirt' }, 10, 30, 110),
    regular({ code: 'D', id: 'watch', icon: 'stopwatch' }, 8, 22, 95),
    regular({ code: 'A', id: 'yellow', icon: 'yellow-square' }, 5, 19, 75),
    regular({ code: 'V', id: 'red', icon: 'red-square' }, 5, 15, 55),
  ],
  unitsPerStake: 20,
  stakeStepsMinor,
  winCapStakes: 3000,
  strips: [
    'HAHAVMVGVDAGSMVHMATDTWTADMCVGTCD',
    'CMVASDTVMAVDVHTHGDMGMTADVGWCTAWHA',
    'VTDSCAGVMHTCTMWDMDVADAGVATGMHSAVHW',
    'VAGDVAMCDAMGDTVHGCTMVAWTSHTVHMAD',
    'HMVGADADTGVAWADMTCSMTVCHVGVHMDTA',
  ],
  lines: twentyLines,
  expandingReels: [],
  freeSpins: {
    strips: [
      'TGADAMAVMSVGTVTHDTGVCMVADHCHAMD',
      'CVMHMTVADHTHDVADGAGWGDMVMCVATSTAW',
      'AVWMDGVAVSAMTSADHCMHVMGCVTHGDTADT',
      'SWGTAVDTHGACMTDADVMVHVTAMVDAMGCH',
      'HDWAMCSTMDVMVMVCAGTGAVHDAGTHTVAD',
    ],
    award: { 3: 10, 4: 12, 5: 15 },
    retrigger: { 3: 3 },
    spinCountMax: 30,
    boughtScatters: 3,
  },
  buy: { feature: 'free-spins', priceStakes: 33 },
  rtpBp: 9529,
  rtpWithinBp: 60,
})
