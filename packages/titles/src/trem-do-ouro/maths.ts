import type { HoldAndSpinTitle } from '@trevo/game-rules/hold-and-spin/types.ts'
import { regular, scatter, wild } from '@trevo/game-rules/slots/define-symbol.ts'
import { twentyLines } from '@trevo/game-rules/slots/lines.ts'
import { stakeStepsMinor } from '@trevo/game-rules/slots/stake-steps.ts'
import { defineReels } from '../define-reels.ts'
import { texts } from './texts.ts'

export const maths: HoldAndSpinTitle = defineReels(texts, {
  family: 'hold-and-spin',
  gameCode: 'trem-do-ouro',
  version: 1,
  hue: 12,
  symbols: [
    wild({ code: 'W', id: 'engine', icon: 'locomotive' }),
    scatter({ code: '$', id: 'wagon', icon: 'railway-car' }),
    regular({ code: 'H', id: 'tophat', icon: 'top-hat' }, 34, 140, 570),
    regular({ code: 'S', id: 'station', icon: 'station' }, 28, 85, 340),
    regular({ code: 'C', id: 'watch', icon: 'watch' }, 22, 70, 280),
    regular({ code: 'B', id: 'suitcase', icon: 'luggage' }, 14, 46, 170),
    regular({ code: 'Y', id: 'whistle', icon: 'postal-horn' }, 11, 34, 140),
    regular({ code: 'G', id: 'gear', icon: 'gear' }, 11, 28, 110),
    regular({ code: 'X', id: 'track', icon: 'railway-track' }, 7, 20, 85),
    regular({ code: 'L', id: 'label', icon: 'label' }, 7, 18, 70),
  ],
  unitsPerStake: 20,
  stakeStepsMinor,
  winCapStakes: 1500,
  strips: [
    '$BYHBCLGCB$XYHLXLSYXSGL$CGLS$XYXGB$',
    'YX$HL$BLGSCBGXL$C$SCGYXBLGYW$SYWXHXLB',
    'CGLGL$YXCBYXSGB$$BGXB$SYCYWHXLWXL$SLH',
    'B$XCB$YCGYXYLHGSWLXLBXYSGC$LH$XGLBW$S',
    '$YGLBHXB$$BSLYS$XGYCHCBGCXLYX$WLSXGL',
  ],
  lines: twentyLines,
  coins: [
    { weight: 74, units: 4 },
    { weight: 65, units: 6 },
    { weight: 50, units: 10 },
    { weight: 30, units: 16 },
    { weight: 20, units: 24 },
    { weight: 10, units: 40 },
    { weight: 8, units: 0, jackpot: 0 },
    { weight: 3, units: 0, jackpot: 1 },
    { weight: 1, units: 0, jackpot: 2 },
  ],
  jackpots: [
    { id: 'mini', name: { PT: 'Vale', EN: 'Valley' }, stakes: 4 },
    { id: 'minor', name: { PT: 'Serra', EN: 'Range' }, stakes: 15 },
    { id: 'major', name: { PT: 'Planalto', EN: 'Highland' }, stakes: 80 },
    { id: 'grand', name: { PT: 'Ferrovia', EN: 'Railway' }, stakes: 500 },
  ],
  hold: { coinCountMin: 5, respins: 3, coinWeight: 1, blankWeight: 13, boughtCoins: 5 },
  buy: { feature: 'hold', priceStakes: 16 },
  rtpBp: 9661,
  rtpWithinBp: 15,
})
