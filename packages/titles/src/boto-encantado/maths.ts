import type { HoldAndSpinTitle } from '@trevo/game-rules/hold-and-spin/types.ts'
import { regular, scatter, wild } from '@trevo/game-rules/slots/define-symbol.ts'
import { twentyLines } from '@trevo/game-rules/slots/lines.ts'
import { stakeStepsMinor } from '@trevo/game-rules/slots/stake-steps.ts'
import { defineReels } from '../define-reels.ts'
import { texts } from './texts.ts'

export const maths: HoldAndSpinTitle = defineReels(texts, {
  family: 'hold-and-spin',
  gameCode: 'boto-encantado',
  version: 1,
  hue: 240,
  symbols: [
    wild({ code: 'W', id: 'dolphin', icon: 'dolphin' }),
    scatter({ code: '$', id: 'pearl', icon: 'oyster' }),
    regular({ code: 'H', id: 'hat', icon: 'womans-hat' }, 75, 300, 1100),
    regular({ code: 'K', id: 'canoe', icon: 'canoe' }, 44, 150, 570),
    regular({ code: 'J', id: 'otter', icon: 'otter' }, 38, 110, 380),
    regular({ code: 'T', id: 'fish', icon: 'fish' }, 19, 75, 230),
    regular({ code: 'R', id: 'rod', icon: 'fishing-pole' }, 15, 44, 190),
    regular({ code: 'I', id: 'hyacinth', icon: 'hyacinth' }, 12, 38, 150),
    regular({ code: 'U', id: 'moon', icon: 'crescent-moon' }, 12, 30, 110),
    regular({ code: 'M', id: 'shell', icon: 'spiral-shell' }, 6, 30, 95),
  ],
  unitsPerStake: 20,
  stakeStepsMinor,
  winCapStakes: 5000,
  strips: [
    'URTUMJITMRTHIUMRJHRU$$KT$MIMUKJIK$$I',
    'MJIRHR$I$WMUTKUTJITIU$$HUMKMIJMR$RKUT',
    'IMRJIWUI$MRUWMTRJHU$IHIUTMTU$JK$KMKTR$',
    '$$KUIUTKMWRIMIRU$IUTM$HMIJ$UHJTRTMKJR',
    'KUJRJKMHWRIR$M$$TUJMIRMWIMUTKU$THIT$UI',
  ],
  lines: twentyLines,
  coins: [
    { weight: 50, units: 20 },
    { weight: 50, units: 30 },
    { weight: 30, units: 50 },
    { weight: 20, units: 80 },
    { weight: 10, units: 150 },
    { weight: 5, units: 0, jackpot: 0 },
    { weight: 2, units: 0, jackpot: 1 },
    { weight: 1, units: 0, jackpot: 2 },
  ],
  jackpots: [
    { id: 'mini', name: { PT: 'Mini', EN: 'Mini' }, stakes: 15 },
    { id: 'minor', name: { PT: 'Menor', EN: 'Minor' }, stakes: 50 },
    { id: 'major', name: { PT: 'Maior', EN: 'Major' }, stakes: 250 },
    { id: 'grand', name: { PT: 'Grande', EN: 'Grand' }, stakes: 2000 },
  ],
  hold: { coinCountMin: 6, respins: 3, coinWeight: 1, blankWeight: 20, boughtCoins: 6 },
  buy: { feature: 'hold', priceStakes: 42 },
  rtpBp: 9678,
  rtpWithinBp: 15,
})
