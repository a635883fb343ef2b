import type { PicksTitle } from '@trevo/game-rules/picks/types.ts'
import { regular, scatter, wild } from '@trevo/game-rules/slots/define-symbol.ts'
import { twentyLines } from '@trevo/game-rules/slots/lines.ts'
import { stakeStepsMinor } from '@trevo/game-rules/slots/stake-steps.ts'
import { defineReels } from '../define-reels.ts'
import { texts } from './texts.ts'

export const maths: PicksTitle = defineReels(texts, {
  family: 'picks',
  gameCode: 'trilha-do-curupira',
  version: 1,
  hue: 155,
  symbols: [
    wild({ code: 'W', id: 'torch', icon: 'fire' }),
    scatter({ code: 'S', id: 'footprint', icon: 'footprints' }),
    regular({ code: 'B', id: 'boar', icon: 'boar' }, 36, 180, 720),
    regular({ code: 'D', id: 'deer', icon: 'deer' }, 22, 90, 360),
    regular({ code: 'M', id: 'monkey', icon: 'monkey-face' }, 19, 55, 220),
    regular({ code: 'H', id: 'honey', icon: 'honey-pot' }, 9, 34, 140),
    regular({ code: 'N', id: 'nut', icon: 'coconut' }, 9, 24, 110),
    regular({ code: 'R', id: 'frog', icon: 'frog' }, 7, 22, 90),
    regular({ code: 'V', id: 'herb', icon: 'herb' }, 5, 19, 70),
    regular({ code: 'G', id: 'butterfly', icon: 'butterfly' }, 5, 15, 55),
  ],
  unitsPerStake: 20,
  stakeStepsMinor,
  winCapStakes: 1200,
  strips: [
    'RHDGHRBVGVNMRSNHVMGMGHNRBGVDVDN',
    'BVHWNRDGVGBHMVMHVGWNDGRDHSVRGRNMN',
    'RHWSVRHGRVGMHGMNDNGVBNDNVBVWHRGDM',
    'DNVRGRDVGNGBDNVWRHMBVNGHMRVHWMSGH',
    'VDGVHGVNBRHNGMRDMVGNHRHGMDSBWRVN',
  ],
  lines: twentyLines,
  picks: {
    scatterCountMin: 3,
    lids: [
      { lidCount: 6, units: 30, multiplier: 1, ends: false },
      { lidCount: 5, units: 60, multiplier: 1, ends: false },
      { lidCount: 4, units: 120, multiplier: 1, ends: false },
      { lidCount: 2, units: 300, multiplier: 1, ends: false },
      { lidCount: 1, units: 1000, multiplier: 1, ends: false },
      { lidCount: 2, units: 0, multiplier: 3, ends: false },
    ],
    pickMax: 5,
    lidName: { PT: 'pegadas', EN: 'footprints' },
    icons: {
      closed: 'paw-prints',
      prize: 'four-leaf-clover',
      multiplier: 'glowing-star',
      end: 'tornado',
    },
  },
  buy: { feature: 'picks', priceStakes: 66 },
  rtpBp: 9543,
  rtpWithinBp: 15,
})
