import type { PicksTitle } from '@trevo/game-rules/picks/types.ts'
import { regular, scatter, wild } from '@trevo/game-rules/slots/define-symbol.ts'
import { twentyLines } from '@trevo/game-rules/slots/lines.ts'
import { stakeStepsMinor } from '@trevo/game-rules/slots/stake-steps.ts'
import { defineReels } from '../define-reels.ts'
import { texts } from './texts.ts'

export const maths: PicksTitle = defineReels(texts, {
  family: 'picks',
  gameCode: 'o-antiquario',
  version: 1,
  hue: 38,
  symbols: [
    wild({ code: 'W', id: 'painting', icon: 'framed-picture' }),
    scatter({ code: 'S', id: 'mirror', icon: 'mirror' }),
    regular({ code: 'T', id: 'telephone', icon: 'telephone' }, 65, 270, 1250),
    regular({ code: 'R', id: 'radio', icon: 'radio' }, 52, 190, 750),
    regular({ code: 'O', id: 'sofa', icon: 'couch-and-lamp' }, 34, 120, 500),
    regular({ code: 'N', id: 'dolls', icon: 'nesting-dolls' }, 21, 65, 250),
    regular({ code: 'C', id: 'candle', icon: 'candle' }, 19, 54, 200),
    regular({ code: 'L', id: 'books', icon: 'books' }, 12, 38, 140),
    regular({ code: 'B', id: 'chair', icon: 'chair' }, 12, 34, 120),
    regular({ code: 'K', id: 'pen', icon: 'fountain-pen' }, 10, 29, 100),
  ],
  unitsPerStake: 20,
  stakeStepsMinor,
  winCapStakes: 400,
  strips: [
    'CLKCLBRLBKTNRKBTSKLCONBONCOBLKBN',
    'LBLBKLONLNWKNCRBKRCNBOTKCKSLKBTOC',
    'ONTLBNLBOCBLKBKLNKBNRLCBCKTKWRSCOS',
    'ORTBNCBLKONCTCLNLKLKNBLWKROBKBSKC',
    'BOCOLKTLWNKBTNORLBNLBKBSCKCNCBKRL',
  ],
  lines: twentyLines,
  picks: {
    scatterCountMin: 3,
    lids: [
      { lidCount: 6, units: 30, multiplier: 1, ends: false },
      { lidCount: 5, units: 60, multiplier: 1, ends: false },
      { lidCount: 3, units: 160, multiplier: 1, ends: false },
      { lidCount: 1, units: 700, multiplier: 1, ends: false },
      { lidCount: 2, units: 0, multiplier: 2, ends: false },
      { lidCount: 4, units: 10, multiplier: 1, ends: true },
    ],
    pickMax: 21,
    lidName: { PT: 'gavetas', EN: 'drawers' },
    icons: {
      closed: 'file-cabinet',
      prize: 'pound-banknote',
      multiplier: 'diamond-with-a-dot',
      end: 'spider-web',
    },
  },
  buy: { feature: 'picks', priceStakes: 32 },
  rtpBp: 9616,
  rtpWithinBp: 15,
})
