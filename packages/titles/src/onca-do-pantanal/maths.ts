import type { StickyLinesTitle } from '@trevo/game-rules/sticky-lines/types.ts'
import { regular, wild } from '@trevo/game-rules/slots/define-symbol.ts'
import { twentyLines } from '@trevo/game-rules/slots/lines.ts'
import { stakeStepsMinor } from '@trevo/game-rules/slots/stake-steps.ts'
import { defineReels } from '../define-reels.ts'
import { texts } from './texts.ts'

export const maths: StickyLinesTitle = defineReels(texts, {
  family: 'sticky-lines',
  gameCode: 'onca-do-pantanal',
  version: 1,
  hue: 100,
  symbols: [
    wild({ code: 'W', id: 'jaguar', icon: 'leopard' }),
    regular({ code: 'C', id: 'caiman', icon: 'crocodile' }, 16, 60, 200),
    regular({ code: 'F', id: 'flamingo', icon: 'flamingo' }, 10, 32, 100),
    regular({ code: 'B', id: 'buffalo', icon: 'water-buffalo' }, 8, 20, 65),
    regular({ code: 'S', id: 'snake', icon: 'snake' }, 3, 10, 32),
    regular({ code: 'R', id: 'rowboat', icon: 'motor-boat' }, 3, 8, 24),
    regular({ code: 'L', id: 'waterlily', icon: 'white-flower' }, 2, 7, 20),
    regular({ code: 'P', id: 'dourado', icon: 'blowfish' }, 2, 5, 16),
    regular({ code: 'D', id: 'duck', icon: 'duck' }, 1, 4, 12),
  ],
  unitsPerStake: 20,
  stakeStepsMinor,
  winCapStakes: 250,
  strips: [
    'LPDFSDPBDPCBCRSBLCLFLRFRBLSDSPDRP',
    'LDFSPCRBSPDBLPDLBCBLSRPLRDFPSWDFRC',
    'LPFSDPBCDWBPDFRLSRLCBDCSRFPLSBDRLP',
    'SFSDCSDPCLCLBLDPDRBLBPRPRWRDLBFSFP',
    'DBSLPDBRCLBPFLPCSFDRBRSDRPLSLFPDC',
  ],
  lines: twentyLines,
  expandingReels: [1, 2, 3],
  rtpBp: 9573,
  rtpWithinBp: 15,
})
