import { regular, wild } from '@trevo/game-rules/slots/define-symbol.ts'
import { fiveLines } from '@trevo/game-rules/slots/lines.ts'
import { stakeStepsMinor } from '@trevo/game-rules/slots/stake-steps.ts'
import { defineTitle } from '../define-title.ts'
import { texts } from './texts.ts'

export const maths = defineTitle(texts, {
  gameCode: 'tigre-da-sorte',
  version: 1,
  kind: 'lines-3x3',
  hue: 60,
  reelCount: 3,
  rowCount: 3,
  symbols: [
    wild({ code: 'W', id: 'tiger', icon: 'tiger-face' }, 250),
    regular({ code: 'G', id: 'gold', icon: 'money-bag' }, 75),
    regular({ code: 'L', id: 'lantern', icon: 'red-paper-lantern' }, 20),
    regular({ code: 'E', id: 'envelope', icon: 'red-envelope' }, 10),
    regular({ code: 'F', id: 'firecracker', icon: 'firecracker' }, 6),
    regular({ code: 'C', id: 'coin', icon: 'coin' }, 4),
    regular({ code: 'T', id: 'tangerine', icon: 'tangerine' }, 3),
  ],
  strips: [
    'TTTFFEELEWWWLLTCCCECCEETTCFFLFTTTCCCFFFCTTTGG',
    'EELLTCCCFTTTFFFECCTTGCCEEELCFTTLTFFTTTWWW',
    'FFCELFGLLEELEETTFFTTTCCCTTTFCCCTCCTGWWW',
  ],
  lines: fiveLines,
  unitsPerStake: 5,
  stakeStepsMinor,
  winCapStakes: 2500,
  features: { fullGrid: [{ multiplier: 10, weight: 1 }], respinOnTwoFullReels: true },
  rtpBp: 9601,
  rtpWithinBp: 25,
})
