import type { StickyLinesTitle } from '@trevo/game-rules/sticky-lines/types.ts'
import { regular, wild } from '@trevo/game-rules/slots/define-symbol.ts'
import { tenLines } from '@trevo/game-rules/slots/lines.ts'
import { stakeStepsMinor } from '@trevo/game-rules/slots/stake-steps.ts'
import { defineReels } from '../define-reels.ts'
import { texts } from './texts.ts'

export const maths: StickyLinesTitle = defineReels(texts, {
  family: 'sticky-lines',
  gameCode: 'correio-aereo',
  version: 1,
  hue: 232,
  symbols: [
    wild({ code: 'W', id: 'plane', icon: 'small-airplane' }),
    regular({ code: 'G', id: 'globe', icon: 'globe-showing-americas' }, 85, 370, 1700),
    regular({ code: 'O', id: 'goggles', icon: 'goggles' }, 65, 230, 920),
    regular({ code: 'P', id: 'parachute', icon: 'parachute' }, 48, 160, 600),
    regular({ code: 'M', id: 'letter', icon: 'love-letter' }, 29, 100, 370),
    regular({ code: 'L', id: 'parcel', icon: 'package' }, 24, 75, 290),
    regular({ code: 'K', id: 'postbox', icon: 'postbox' }, 19, 60, 230),
    regular({ code: 'F', id: 'pin', icon: 'round-pushpin' }, 13, 40, 140),
    regular({ code: 'R', id: 'cloud', icon: 'cloud-with-rain' }, 11, 34, 120),
  ],
  unitsPerStake: 20,
  stakeStepsMinor,
  winCapStakes: 300,
  strips: [
    'LFLKPFPRPRGKFRFMKROFKROLMFLGM',
    'ROFMKLKFROFLKFRLMRLPGMPKRGRFP',
    'PRMFMRKGWFLKFKRFROGMPFKRFLPLOL',
    'GRKMFLFRPKPOLRMLRFMGKPFRLKOFR',
    'FGLKMWFRFMORLPMRKLFLKPKFGRPFRO',
  ],
  lines: tenLines,
  expandingReels: [2, 4],
  rtpBp: 9541,
  rtpWithinBp: 15,
})
