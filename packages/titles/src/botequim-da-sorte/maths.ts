import type { PicksTitle } from '@trevo/game-rules/picks/types.ts'
import { regular, scatter, wild } from '@trevo/game-rules/slots/define-symbol.ts'
import { twentyLines } from '@trevo/game-rules/slots/lines.ts'
import { stakeStepsMinor } from '@trevo/game-rules/slots/stake-steps.ts'
import { defineReels } from '../define-reels.ts'
import { texts } from './texts.ts'

export const maths: PicksTitle = defineReels(texts, {
  family: 'picks',
  gameCode: 'botequim-da-sorte',
  version: 1,
  hue: 52,
  symbols: [
    wild({ code: 'W', id: 'cheers', icon: 'clinking-beer-mugs' }, 36, 220, 1400),
    scatter({ code: 'S', id: 'cap', icon: 'bottle-with-popping-cork' }),
    regular({ code: 'A', id: 'banjo', icon: 'banjo' }, 28, 110, 430),
    regular({ code: 'M', id: 'meat', icon: 'meat-on-bone' }, 22, 70, 290),
    regular({ code: 'D', id: 'domino', icon: 'game-die' }, 14, 55, 220),
    regular({ code: 'F', id: 'fries', icon: 'french-fries' }, 9, 28, 110),
    regular({ code: 'P', id: 'peanut', icon: 'peanuts' }, 7, 24, 85),
    regular({ code: 'O', id: 'olive', icon: 'olive' }, 6, 18, 70),
    regular({ code: 'E', id: 'pretzel', icon: 'pretzel' }, 6, 16, 55),
    regular({ code: 'L', id: 'lemon', icon: 'lemon' }, 4, 14, 44),
  ],
  unitsPerStake: 20,
  stakeStepsMinor,
  winCapStakes: 1000,
  strips: [
    'OPMFPLEDSDEOAMEOFLWEFOPAFLDLMPEL',
    'SEDPWMLFSADOLEWFPAMOFPELOFLEDEPOML',
    'EPOPMPELMSMLWLOELPDFEFADEFOAFLDOW',
    'MDFPEOEMPEDFLPFMFOLSOAOELWSDLPLEA',
    'LPMPFOFDSOEWLOAPELMDEOELAPFMEDLF',
  ],
  lines: twentyLines,
  picks: {
    scatterCountMin: 3,
    lids: [
      { lidCount: 4, units: 40, multiplier: 1, ends: false },
      { lidCount: 3, units: 80, multiplier: 1, ends: false },
      { lidCount: 2, units: 160, multiplier: 1, ends: false },
      { lidCount: 1, units: 400, multiplier: 1, ends: false },
      { lidCount: 2, units: 0, multiplier: 2, ends: false },
      { lidCount: 3, units: 20, multiplier: 1, ends: true },
    ],
    pickMax: 12,
    lidName: { PT: 'tampinhas', EN: 'caps' },
    icons: { closed: 'beer-mug', prize: 'coin', multiplier: 'sparkles', end: 'receipt' },
  },
  buy: { feature: 'picks', priceStakes: 31 },
  rtpBp: 9571,
  rtpWithinBp: 15,
})
