import { regular, wild } from '../define-symbol.ts'
import { fiveLines } from '../lines.ts'
import { stakeStepsMinor } from '../stake-steps.ts'
import type { SlotMaths } from '../types.ts'

export const coelhoDaLua: SlotMaths = {
  gameCode: 'coelho-da-lua',
  version: 1,
  kind: 'lines-3x3',
  title: { pt: 'Coelho da Lua', en: 'Moon Rabbit' },
  pitch: {
    pt: 'Um quarto rolo gira a cada rodada e multiplica tudo por até dez.',
    en: 'A fourth reel turns with every spin and multiplies it all by up to ten.',
  },
  hue: 280,
  reelCount: 3,
  rowCount: 3,
  symbols: [
    wild({ code: 'W', id: 'rabbit', icon: 'rabbit-face', pt: 'Coelho', en: 'Rabbit' }, 60),
    regular({ code: 'J', id: 'moon', icon: 'full-moon', pt: 'Lua cheia', en: 'Full moon' }, 40),
    regular(
      { code: 'M', id: 'moon-cake', icon: 'moon-cake', pt: 'Bolo da lua', en: 'Moon cake' },
      14,
    ),
    regular({ code: 'B', id: 'lotus', icon: 'lotus', pt: 'Lótus', en: 'Lotus' }, 7),
    regular({ code: 'F', id: 'fan', icon: 'folding-hand-fan', pt: 'Leque', en: 'Fan' }, 5),
    regular({ code: 'P', id: 'carrot', icon: 'carrot', pt: 'Cenoura', en: 'Carrot' }, 3),
    regular({ code: 'C', id: 'cup', icon: 'teacup-without-handle', pt: 'Xícara', en: 'Cup' }, 2),
  ],
  strips: ['CCCFPWWMMBBPCCFPPBMCFFJ', 'BFBJJPMMBBWWCCCPCCPPPCFF', 'CCCPBBCFFFWWBJPPFMCPM'],
  lines: fiveLines,
  unitsPerStake: 5,
  stakeStepsMinor,
  winCapStakes: 250,
  features: {
    multiplierReel: [
      { multiplier: 1, weight: 61 },
      { multiplier: 2, weight: 21 },
      { multiplier: 3, weight: 10 },
      { multiplier: 5, weight: 6 },
      { multiplier: 10, weight: 2 },
    ],
  },
  rtpBp: 9600,
  rtpWithinBp: 25,
}
