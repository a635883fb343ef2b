import type { StickyLinesTitle } from '@trevo/game-rules/sticky-lines/types.ts'
import { regular, wild } from '@trevo/game-rules/slots/define-symbol.ts'
import { twentyFiveLines } from '@trevo/game-rules/slots/lines.ts'
import { stakeStepsMinor } from '@trevo/game-rules/slots/stake-steps.ts'
import { defineReels } from '../define-reels.ts'
import { texts } from './texts.ts'

export const maths: StickyLinesTitle = defineReels(texts, {
  family: 'sticky-lines',
  gameCode: 'frio-na-serra',
  version: 1,
  hue: 218,
  symbols: [
    wild({ code: 'W', id: 'snowflake', icon: 'snowflake' }),
    regular({ code: 'F', id: 'fondue', icon: 'fondue' }, 28, 85, 280),
    regular({ code: 'M', id: 'peak', icon: 'snow-capped-mountain' }, 21, 56, 170),
    regular({ code: 'C', id: 'coat', icon: 'coat' }, 17, 44, 130),
    regular({ code: 'E', id: 'pine', icon: 'evergreen-tree' }, 11, 28, 80),
    regular({ code: 'A', id: 'soup', icon: 'bowl-with-spoon' }, 9, 24, 65),
    regular({ code: 'B', id: 'scarf', icon: 'scarf' }, 7, 19, 56),
    regular({ code: 'D', id: 'sled', icon: 'sled' }, 6, 15, 40),
    regular({ code: 'S', id: 'socks', icon: 'socks' }, 5, 13, 34),
  ],
  unitsPerStake: 20,
  stakeStepsMinor,
  winCapStakes: 100,
  strips: [
    'AESDBESMDBMSBFDAEFDSDCBCACAMDES',
    'AMASBMSDFDEMEDCADESBDFCSCBSABES',
    'CDADAFMCDASESWESBDSFMSCWBEDBMDBEA',
    'SEDCASCSMAFEDBECSADSDABMBMDFSBE',
    'SFEASDEMDAECBCESFCBDSAMSBMDADBD',
  ],
  lines: twentyFiveLines,
  expandingReels: [2],
  rtpBp: 9554,
  rtpWithinBp: 15,
})
