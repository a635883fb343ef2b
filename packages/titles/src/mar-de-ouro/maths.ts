import { regular, scatter, wild } from '@trevo/game-rules/slots/define-symbol.ts'
import { twentyLines } from '@trevo/game-rules/slots/lines.ts'
import { stakeStepsMinor } from '@trevo/game-rules/slots/stake-steps.ts'
import { defineTitle } from '../define-title.ts'
import { texts } from './texts.ts'

export const maths = defineTitle(texts, {
  gameCode: 'mar-de-ouro',
  version: 1,
  kind: 'lines-5x3',
  hue: 225,
  reelCount: 5,
  rowCount: 3,
  symbols: [
    wild({ code: 'W', id: 'flag', icon: 'azulejo-flag' }, 50, 200, 1000),
    scatter({ code: 'S', id: 'compass', icon: 'azulejo-compass' }, 40, 200, 1000),
    regular({ code: 'T', id: 'ship', icon: 'azulejo-ship' }, 40, 150, 1000),
    regular({ code: 'C', id: 'octopus', icon: 'azulejo-octopus' }, 30, 100, 500),
    regular({ code: 'A', id: 'shark', icon: 'azulejo-shark' }, 20, 75, 300),
    regular({ code: 'K', id: 'anchor', icon: 'azulejo-anchor' }, 15, 60, 200),
    regular({ code: 'P', id: 'turtle', icon: 'azulejo-turtle' }, 12, 40, 150),
    regular({ code: 'R', id: 'fish', icon: 'azulejo-fish' }, 10, 30, 100),
    regular({ code: 'V', id: 'crab', icon: 'azulejo-crab' }, 8, 25, 80),
    regular({ code: 'O', id: 'shell', icon: 'azulejo-shell' }, 6, 20, 60),
  ],
  strips: [
    'OSAROKTPVCVKOKORORPVAWRARPVTPCV',
    'RVPKCOARPSVORKTOKWORVPAVORCAVPO',
    'VTAWVPVCRTKVRVAPSRKOPWPOROKCARO',
    'TKRSPRCROVOPVPVCOWOAVAROKVRAKPO',
    'OVRPAKRPTCSORTAVPVOVOVKPKOCARWR',
  ],
  lines: twentyLines,
  unitsPerStake: 20,
  stakeStepsMinor,
  winCapStakes: 250,
  features: {
    freeSpins: {
      award: { 3: 10, 4: 12, 5: 15 },
      retrigger: { 3: 5, 4: 6, 5: 8 },
      spinCountMax: 40,
      multiplier: 1,
      strips: [
        'RPRORWCSOTPOVWVKCAOPKWPTKAVRAVRW',
        'APACOWPCVOWVROWRVTAKPWRVKOSPRWK',
        'OPAVSKWAVTOVRVCROWCKRTWKOPWPARWP',
        'WVOAPORVORKRAWCPVSWPKPWCOAWVRTK',
        'OAORACVTWVPKPORKSRTRWAVCOPVPRVOK',
      ],
    },
  },
  rtpBp: 9614,
  rtpWithinBp: 25,
})
