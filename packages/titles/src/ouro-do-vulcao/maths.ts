import { regular, scatter, wild } from '@trevo/game-rules/slots/define-symbol.ts'
import { stakeStepsMinor } from '@trevo/game-rules/slots/stake-steps.ts'
import { defineTitle } from '../define-title.ts'
import { texts } from './texts.ts'

export const maths = defineTitle(texts, {
  gameCode: 'ouro-do-vulcao',
  version: 1,
  kind: 'ways-5x3',
  hue: 30,
  reelCount: 5,
  rowCount: 3,
  symbols: [
    wild({ code: 'W', id: 'fire', icon: 'fire' }),
    scatter({ code: 'S', id: 'volcano', icon: 'volcano' }),
    regular({ code: 'G', id: 'gem', icon: 'gem-stone' }, 20, 60, 300),
    regular({ code: 'C', id: 'coin', icon: 'coin' }, 15, 40, 160),
    regular({ code: 'A', id: 'amphora', icon: 'amphora' }, 10, 30, 100),
    regular({ code: 'D', id: 'dagger', icon: 'dagger' }, 8, 20, 80),
    regular({ code: 'P', id: 'pick', icon: 'pick' }, 5, 14, 50),
    regular({ code: 'L', id: 'lizard', icon: 'lizard' }, 4, 10, 40),
    regular({ code: 'R', id: 'rock', icon: 'rock' }, 3, 8, 25),
    regular({ code: 'B', id: 'wood', icon: 'wood' }, 2, 6, 20),
    regular({ code: 'H', id: 'bone', icon: 'bone' }, 2, 5, 15),
  ],
  strips: [
    'RDRPBHLALABRDBPRCLPGHLDBCHAPSGH',
    'DGRHDHPALSRHWACLCPDHPBLBRGLABRB',
    'BGPLPHWRBCDLRHDSCARABPRHBDLAGHP',
    'PLADHDSHLBLRBCBRDAHPWGRPHGBPALC',
    'LHRLADLPGRCBRGHDLBDWASHBPCRHPAP',
  ],
  lines: [],
  unitsPerStake: 20,
  stakeStepsMinor,
  winCapStakes: 700,
  features: {
    cascades: { multipliers: [1, 2, 3, 5], freeSpinMultipliers: [3, 6, 9, 15] },
    freeSpins: {
      award: { 3: 10, 4: 12, 5: 15 },
      retrigger: { 3: 5, 4: 5, 5: 5 },
      spinCountMax: 50,
      multiplier: 1,
    },
  },
  rtpBp: 9609,
  rtpWithinBp: 25,
})
