import type { PicksTitle } from '@trevo/game-rules/picks/types.ts'
import { regular, scatter, wild } from '@trevo/game-rules/slots/define-symbol.ts'
import { twentyLines } from '@trevo/game-rules/slots/lines.ts'
import { stakeStepsMinor } from '@trevo/game-rules/slots/stake-steps.ts'
import { defineReels } from '../define-reels.ts'
import { texts } from './texts.ts'

export const maths: PicksTitle = defineReels(texts, {
  family: 'picks',
  gameCode: 'festa-das-flores',
  version: 1,
  hue: 5,
  symbols: [
    wild({ code: 'W', id: 'bee', icon: 'honeybee' }),
    scatter({ code: 'S', id: 'bouquet', icon: 'bouquet' }),
    regular({ code: 'R', id: 'rose', icon: 'rose' }, 75, 310, 1450),
    regular({ code: 'U', id: 'sunflower', icon: 'sunflower' }, 50, 160, 660),
    regular({ code: 'T', id: 'tulip', icon: 'tulip' }, 42, 130, 530),
    regular({ code: 'L', id: 'ladybird', icon: 'lady-beetle' }, 23, 75, 290),
    regular({ code: 'P', id: 'vase', icon: 'potted-plant' }, 21, 60, 230),
    regular({ code: 'B', id: 'seedling', icon: 'seedling' }, 12, 38, 140),
    regular({ code: 'E', id: 'snail', icon: 'snail' }, 10, 30, 110),
    regular({ code: 'G', id: 'trowel', icon: 'bucket' }, 8, 25, 90),
  ],
  unitsPerStake: 20,
  stakeStepsMinor,
  winCapStakes: 200,
  strips: [
    'RTPEUTLGTEBUBPBSURGPLEPGLBEGEGBLE',
    'PBSGTGSGRWLEUBLEBGEGPLEPBTGEUPTLBUR',
    'LGESBPGSWLBGTPETLUPRBUEBEULGBETGREP',
    'SBGLPLGTGELEPUBRTSLGBGUBRGTEWPBUEPE',
    'SGPGRBGPBPUBTBELELGELTRGUELTBEUEP',
  ],
  lines: twentyLines,
  picks: {
    scatterCountMin: 3,
    lids: [
      { lidCount: 6, units: 30, multiplier: 1, ends: false },
      { lidCount: 4, units: 60, multiplier: 1, ends: false },
      { lidCount: 2, units: 150, multiplier: 1, ends: false },
      { lidCount: 1, units: 500, multiplier: 1, ends: false },
      { lidCount: 1, units: 0, multiplier: 3, ends: false },
    ],
    pickMax: 3,
    lidName: { PT: 'botões', EN: 'buds' },
    icons: {
      closed: 'rosette',
      prize: 'cherry-blossom',
      multiplier: 'rainbow',
      end: 'wilted-flower',
    },
  },
  rtpBp: 9561,
  rtpWithinBp: 15,
})
