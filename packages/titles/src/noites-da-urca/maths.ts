import type { HoldAndSpinTitle } from '@trevo/game-rules/hold-and-spin/types.ts'
import { regular, scatter, wild } from '@trevo/game-rules/slots/define-symbol.ts'
import { twentyLines } from '@trevo/game-rules/slots/lines.ts'
import { stakeStepsMinor } from '@trevo/game-rules/slots/stake-steps.ts'
import { defineReels } from '../define-reels.ts'
import { texts } from './texts.ts'

export const maths: HoldAndSpinTitle = defineReels(texts, {
  family: 'hold-and-spin',
  gameCode: 'noites-da-urca',
  version: 1,
  hue: 335,
  symbols: [
    wild({ code: 'W', id: 'cocktail', icon: 'cocktail-glass' }),
    scatter({ code: '$', id: 'record', icon: 'optical-disk' }),
    regular({ code: 'M', id: 'microphone', icon: 'studio-microphone' }, 85, 340, 1400),
    regular({ code: 'H', id: 'heel', icon: 'high-heeled-shoe' }, 60, 210, 840),
    regular({ code: 'D', id: 'dress', icon: 'dress' }, 50, 150, 590),
    regular({ code: 'L', id: 'lipstick', icon: 'lipstick' }, 28, 110, 390),
    regular({ code: 'N', id: 'necktie', icon: 'necktie' }, 22, 70, 280),
    regular({ code: 'K', id: 'piano', icon: 'musical-keyboard' }, 20, 56, 220),
    regular({ code: 'U', id: 'purse', icon: 'clutch-bag' }, 14, 42, 150),
    regular({ code: 'C', id: 'notes', icon: 'musical-notes' }, 13, 36, 130),
  ],
  unitsPerStake: 20,
  stakeStepsMinor,
  winCapStakes: 3000,
  strips: [
    'LHUHUNMUMKDLU$DNC$KU$H$NLNK$LCUCKDC$C',
    'NU$DLMDMLUWCNKCNH$UDHLWLC$HUC$KUKN$CKC$',
    'KNUL$HKCU$DNLHMULCW$ULK$DCDKU$C$NHCNUM',
    'CDHK$L$UKCKU$UNMLH$WNCM$HCU$CNDLWUDCLNK',
    'UK$CULKCKDH$MHUDLC$N$KNCDUNHN$U$LULMC',
  ],
  lines: twentyLines,
  coins: [
    { weight: 70, units: 20 },
    { weight: 50, units: 40 },
    { weight: 30, units: 60 },
    { weight: 16, units: 100 },
    { weight: 8, units: 200 },
    { weight: 5, units: 0, jackpot: 0 },
    { weight: 3, units: 0, jackpot: 1 },
    { weight: 1, units: 0, jackpot: 2 },
  ],
  jackpots: [
    { id: 'mini', name: { PT: 'Mesa', EN: 'Table' }, stakes: 20 },
    { id: 'minor', name: { PT: 'Camarote', EN: 'Box' }, stakes: 60 },
    { id: 'major', name: { PT: 'Palco', EN: 'Stage' }, stakes: 300 },
    { id: 'grand', name: { PT: 'Estrela', EN: 'Star' }, stakes: 1500 },
  ],
  hold: { coinCountMin: 6, respins: 3, coinWeight: 1, blankWeight: 22, boughtCoins: 6 },
  buy: { feature: 'hold', priceStakes: 46 },
  rtpBp: 9662,
  rtpWithinBp: 15,
})
