import type { HoldAndSpinTitle } from '@trevo/game-rules/hold-and-spin/types.ts'
import { regular, scatter, wild } from '@trevo/game-rules/slots/define-symbol.ts'
import { twentyLines } from '@trevo/game-rules/slots/lines.ts'
import { stakeStepsMinor } from '@trevo/game-rules/slots/stake-steps.ts'
import { defineReels } from '../define-reels.ts'
import { texts } from './texts.ts'

export const maths: HoldAndSpinTitle = defineReels(texts, {
  family: 'hold-and-spin',
  gameCode: 'rede-cheia',
  version: 1,
  hue: 200,
  symbols: [
    wild({ code: 'W', id: 'buoy', icon: 'ring-buoy' }),
    scatter({ code: '$', id: 'lobster', icon: 'lobster' }),
    regular({ code: 'P', id: 'stew', icon: 'shallow-pan-of-food' }, 75, 280, 1150),
    regular({ code: 'Q', id: 'squid', icon: 'squid' }, 56, 180, 720),
    regular({ code: 'H', id: 'shrimp', icon: 'shrimp' }, 46, 140, 570),
    regular({ code: 'V', id: 'boat', icon: 'speedboat' }, 28, 90, 360),
    regular({ code: 'D', id: 'mask', icon: 'diving-mask' }, 23, 70, 280),
    regular({ code: 'B', id: 'parasol', icon: 'umbrella-on-ground' }, 19, 56, 230),
    regular({ code: 'A', id: 'salt', icon: 'salt' }, 13, 38, 150),
    regular({ code: 'I', id: 'ice', icon: 'ice' }, 11, 34, 130),
  ],
  unitsPerStake: 20,
  stakeStepsMinor,
  winCapStakes: 900,
  strips: [
    'IVHIQBABQAD$P$HIDIHDQABVDPVAI$V$ABA',
    'VQIVAHWIVP$IDQ$IBQI$DB$A$BHIABVHADPDA',
    'I$WAHW$BDAVIABDBQVQ$QDVAHIPI$AHPIBAD$V',
    'I$H$VID$VWQAIDQVIVHB$BQ$APBADIPDAIAHB',
    'B$BAPD$VWI$BVQDAQAHAVQDIPBAHADIV$IHI',
  ],
  lines: twentyLines,
  coins: [
    { weight: 80, units: 4 },
    { weight: 60, units: 8 },
    { weight: 50, units: 14 },
    { weight: 30, units: 22 },
    { weight: 16, units: 40 },
    { weight: 10, units: 0, jackpot: 0 },
    { weight: 4, units: 0, jackpot: 1 },
    { weight: 1, units: 0, jackpot: 2 },
  ],
  jackpots: [
    { id: 'mini', name: { PT: 'Balde', EN: 'Bucket' }, stakes: 5 },
    { id: 'minor', name: { PT: 'Caixa', EN: 'Crate' }, stakes: 20 },
    { id: 'major', name: { PT: 'Barco', EN: 'Boat' }, stakes: 100 },
    { id: 'grand', name: { PT: 'Porto', EN: 'Harbour' }, stakes: 400 },
  ],
  hold: { coinCountMin: 5, respins: 4, coinWeight: 1, blankWeight: 20, boughtCoins: 5 },
  buy: { feature: 'hold', priceStakes: 15 },
  rtpBp: 9555,
  rtpWithinBp: 15,
})
