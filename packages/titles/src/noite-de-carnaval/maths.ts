import { regular, scatter, wild } from '@trevo/game-rules/slots/define-symbol.ts'
import { twentyLines } from '@trevo/game-rules/slots/lines.ts'
import { stakeStepsMinor } from '@trevo/game-rules/slots/stake-steps.ts'
import { defineTitle } from '../define-title.ts'
import { texts } from './texts.ts'

export const maths = defineTitle(texts, {
  gameCode: 'noite-de-carnaval',
  version: 1,
  kind: 'lines-5x3',
  hue: 345,
  reelCount: 5,
  rowCount: 3,
  symbols: [
    wild({ code: 'W', id: 'masks', icon: 'performing-arts' }, 30, 100, 500),
    scatter({ code: 'S', id: 'popper', icon: 'party-popper' }, 20, 60, 400),
    regular({ code: 'M', id: 'dancer', icon: 'woman-dancing' }, 25, 75, 400),
    regular({ code: 'R', id: 'peacock', icon: 'peacock' }, 20, 60, 250),
    regular({ code: 'A', id: 'trumpet', icon: 'trumpet' }, 16, 50, 200),
    regular({ code: 'D', id: 'drum', icon: 'long-drum' }, 12, 36, 120),
    regular({ code: 'T', id: 'guitar', icon: 'guitar' }, 10, 32, 100),
    regular({ code: 'X', id: 'maracas', icon: 'maracas' }, 8, 24, 80),
    regular({ code: 'G', id: 'ball', icon: 'confetti-ball' }, 6, 18, 60),
    regular({ code: 'C', id: 'ticket', icon: 'admission-tickets' }, 5, 15, 50),
  ],
  strips: [
    'WXCDGDXRAGTMDCACTGXGSTCMCWGXSR',
    'CAGXTMARXCSDRDCTCAXTCMGTWGDGXW',
    'GCSCDCAXGTWTMDTXSGTRGACXWRMXCD',
    'RTXGXDTXMCGADAXWCTGCGTGMWSCRAD',
    'TGWTGTGCWCRAXMXDAGXSCRDGCSXDCM',
  ],
  lines: twentyLines,
  unitsPerStake: 20,
  stakeStepsMinor,
  winCapStakes: 90,
  features: {
    freeSpins: {
      award: { 3: 8, 4: 10, 5: 14 },
      retrigger: { 3: 3, 4: 5, 5: 7 },
      spinCountMax: 35,
      multiplier: 1,
    },
  },
  rtpBp: 9594,
  rtpWithinBp: 25,
})
