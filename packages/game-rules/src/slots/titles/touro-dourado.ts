import { regular, scatter, wild } from '../define-symbol.ts'
import { stakeStepsMinor } from '../stake-steps.ts'
import type { SlotMaths } from '../types.ts'

export const touroDourado: SlotMaths = {
  gameCode: 'touro-dourado',
  version: 1,
  kind: 'ways-5x3',
  title: { pt: 'Touro Dourado', en: 'Golden Bull' },
  pitch: {
    pt: 'Rodeio bravo: nas rodadas grátis o multiplicador começa em oito e chega a 64.',
    en: 'Wild rodeo: in free spins the multiplier starts at eight and reaches 64.',
  },
  hue: 90,
  reelCount: 5,
  rowCount: 3,
  symbols: [
    wild({ code: 'W', id: 'sun', icon: 'sun', pt: 'Sol', en: 'Sun' }),
    scatter({ code: 'S', id: 'trophy', icon: 'trophy', pt: 'Troféu', en: 'Trophy' }),
    regular({ code: 'O', id: 'bull', icon: 'ox', pt: 'Touro', en: 'Bull' }, 40, 200, 2500),
    regular({ code: 'G', id: 'eagle', icon: 'eagle', pt: 'Águia', en: 'Eagle' }, 20, 70, 400),
    regular({ code: 'H', id: 'horse', icon: 'horse-face', pt: 'Cavalo', en: 'Horse' }, 15, 40, 180),
    regular(
      { code: 'C', id: 'cowboy', icon: 'cowboy-hat-face', pt: 'Peão', en: 'Cowboy' },
      8,
      28,
      90,
    ),
    regular({ code: 'K', id: 'guitar', icon: 'banjo', pt: 'Viola', en: 'Banjo' }, 5, 18, 60),
    regular({ code: 'B', id: 'boot', icon: 'hiking-boot', pt: 'Bota', en: 'Boot' }, 3, 10, 40),
    regular({ code: 'T', id: 'wheel', icon: 'wheel', pt: 'Roda', en: 'Wheel' }, 2, 7, 24),
    regular({ code: 'P', id: 'cactus', icon: 'cactus', pt: 'Cacto', en: 'Cactus' }, 2, 5, 16),
    regular({ code: 'F', id: 'corn', icon: 'ear-of-corn', pt: 'Milho', en: 'Corn' }, 1, 3, 13),
    regular({ code: 'A', id: 'coffee', icon: 'hot-beverage', pt: 'Café', en: 'Coffee' }, 1, 3, 8),
  ],
  strips: [
    'FBPABCPKHCKGOHFTBFAKSATGFHAPTC',
    'HKTCAFGFPFAOBPSAHGTKBCPCFWTABHK',
    'OSFAKWTHAFTHFAPGCBKTPGBFACOCPBK',
    'WFPTGABCPABOKAHCTFSFPHBAKCGKFTH',
    'BAHFKFTATCGHFBGTABOHAPOCPKPCKF',
  ],
  lines: [],
  unitsPerStake: 20,
  stakeStepsMinor,
  winCapStakes: 8000,
  features: {
    cascades: { multipliers: [1, 2, 4, 8], freeSpinMultipliers: [8, 16, 32, 64] },
    freeSpins: {
      award: { 3: 10, 4: 15 },
      retrigger: { 3: 5, 4: 10 },
      spinCountMax: 50,
      multiplier: 1,
    },
  },
  rtpBp: 9600,
  rtpWithinBp: 25,
}
