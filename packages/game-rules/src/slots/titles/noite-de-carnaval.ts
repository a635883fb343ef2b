import { regular, scatter, wild } from '../define-symbol.ts'
import { twentyLines } from '../lines.ts'
import { stakeStepsMinor } from '../stake-steps.ts'
import type { SlotMaths } from '../types.ts'

export const noiteDeCarnaval: SlotMaths = {
  gameCode: 'noite-de-carnaval',
  version: 1,
  kind: 'lines-5x3',
  title: { pt: 'Noite de Carnaval', en: 'Carnival Night' },
  pitch: {
    pt: 'A festa não para: rodadas grátis chegam toda hora.',
    en: 'The party never stops: free spins come round often.',
  },
  hue: 345,
  reelCount: 5,
  rowCount: 3,
  symbols: [
    wild(
      { code: 'W', id: 'masks', icon: 'performing-arts', pt: 'Máscaras', en: 'Masks' },
      30,
      100,
      500,
    ),
    scatter(
      { code: 'S', id: 'popper', icon: 'party-popper', pt: 'Confete', en: 'Party popper' },
      20,
      60,
      400,
    ),
    regular(
      { code: 'M', id: 'dancer', icon: 'woman-dancing', pt: 'Sambista', en: 'Samba dancer' },
      25,
      75,
      400,
    ),
    regular({ code: 'R', id: 'peacock', icon: 'peacock', pt: 'Pavão', en: 'Peacock' }, 20, 60, 250),
    regular(
      { code: 'A', id: 'trumpet', icon: 'trumpet', pt: 'Trompete', en: 'Trumpet' },
      16,
      50,
      200,
    ),
    regular({ code: 'D', id: 'drum', icon: 'long-drum', pt: 'Tambor', en: 'Drum' }, 12, 36, 120),
    regular({ code: 'T', id: 'guitar', icon: 'guitar', pt: 'Violão', en: 'Guitar' }, 10, 32, 100),
    regular(
      { code: 'X', id: 'maracas', icon: 'maracas', pt: 'Chocalhos', en: 'Maracas' },
      8,
      24,
      80,
    ),
    regular(
      { code: 'G', id: 'ball', icon: 'confetti-ball', pt: 'Serpentina', en: 'Streamers' },
      6,
      18,
      60,
    ),
    regular(
      { code: 'C', id: 'ticket', icon: 'admission-tickets', pt: 'Ingresso', en: 'Ticket' },
      5,
      15,
      50,
    ),
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
  rtpBp: 9600,
  rtpWithinBp: 25,
}
