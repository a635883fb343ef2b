import type { StickyLinesTitle } from '@trevo/game-rules/sticky-lines/types.ts'
import { regular, scatter, wild } from '@trevo/game-rules/slots/define-symbol.ts'
import { twentyLines } from '@trevo/game-rules/slots/lines.ts'
import { stakeStepsMinor } from '@trevo/game-rules/slots/stake-steps.ts'
import { defineReels } from '../define-reels.ts'
import { texts } from './texts.ts'

export const maths: StickyLinesTitle = defineReels(texts, {
  family: 'sticky-lines',
  gameCode: 'circo-da-lua',
  version: 1,
  hue: 325,
  symbols: [
    wild({ code: 'W', id: 'clown', icon: 'clown-face' }),
    scatter({ code: 'S', id: 'tent', icon: 'circus-tent' }),
    regular({ code: 'C', id: 'elephant', icon: 'elephant' }, 32, 120, 620),
    regular({ code: 'G', id: 'horse', icon: 'carousel-horse' }, 19, 75, 310),
    regular({ code: 'H', id: 'masks', icon: 'performing-arts' }, 15, 60, 230),
    regular({ code: 'M', id: 'wand', icon: 'magic-wand' }, 10, 32, 120),
    regular({ code: 'T', id: 'balloon', icon: 'balloon' }, 7, 24, 95),
    regular({ code: 'D', id: 'popcorn', icon: 'popcorn' }, 7, 19, 75),
    regular({ code: 'A', id: 'ticket', icon: 'admission-tickets' }, 5, 15, 60),
    regular({ code: 'V', id: 'kite', icon: 'yo-yo' }, 6, 12, 48),
  ],
  unitsPerStake: 20,
  stakeStepsMinor,
  winCapStakes: 4000,
  strips: [
    'HAGVTMVDHCAMADMTGTCDHVSGVDMVATA',
    'VDWTAHTGAVMATGDVDVAVMHCTGDMHACSM',
    'TCVMGTADSDGMVDVHMAMCVTSAVDAHTGHA',
    'TMVMDTDGVAMWGVDSHAVADHAGCMTVTAHC',
    'MVDATMHMVADVGMGTHVACADGTHSVACTD',
  ],
  lines: twentyLines,
  expandingReels: [1, 3],
  freeSpins: {
    strips: [
      'CVTACMHAHTMGVDTGAVHDGADMDTVMSAV',
      'AGDWDTVCTVTHAVHADGMSMDTWVHACVMAGM',
      'MAVTAHMTHDCSVCDTGATVAGMVMGSADWHVD',
      'WGVCDAGWDHDMAVTHVATGCTVDMTMVASHMA',
      'AHDWTHVATGDVGTAVTCSDMCHAMAMVDMVG',
    ],
    award: { 3: 8, 4: 10, 5: 12 },
    retrigger: {},
    spinCountMax: 20,
    boughtScatters: 3,
  },
  buy: { feature: 'free-spins', priceStakes: 19 },
  rtpBp: 9564,
  rtpWithinBp: 60,
})
