import { regular, wild } from '../define-symbol.ts'
import { fiveLines } from '../lines.ts'
import { stakeStepsMinor } from '../stake-steps.ts'
import type { SlotMaths } from '../types.ts'

export const frutasDaSerra: SlotMaths = {
  gameCode: 'frutas-da-serra',
  version: 1,
  kind: 'lines-3x3',
  title: { pt: 'Frutas da Serra', en: 'Mountain Fruits' },
  pitch: {
    pt: 'Direto do pomar: a cesta cheia gira a roda de até cinco vezes.',
    en: 'Straight from the orchard: a full basket spins a wheel of up to five times.',
  },
  hue: 110,
  reelCount: 3,
  rowCount: 3,
  symbols: [
    wild({ code: 'W', id: 'honey', icon: 'honey-pot', pt: 'Mel', en: 'Honey' }, 50),
    regular(
      { code: 'S', id: 'strawberry', icon: 'strawberry', pt: 'Morango', en: 'Strawberry' },
      45,
    ),
    regular({ code: 'M', id: 'apple', icon: 'red-apple', pt: 'Maçã', en: 'Apple' }, 24),
    regular({ code: 'P', id: 'peach', icon: 'peach', pt: 'Pêssego', en: 'Peach' }, 15),
    regular({ code: 'L', id: 'lemon', icon: 'lemon', pt: 'Limão', en: 'Lemon' }, 9),
    regular({ code: 'C', id: 'cherries', icon: 'cherries', pt: 'Cerejas', en: 'Cherries' }, 6),
    regular(
      { code: 'B', id: 'blueberries', icon: 'blueberries', pt: 'Mirtilos', en: 'Blueberries' },
      4,
    ),
  ],
  strips: [
    'MMCMBBCBPLLSBBBPLLLWWWBBBCCCPPCCCL',
    'LLLCCCSSMBBBLLMPCCMBBWWWBCPPPBBBC',
    'LLLMCBCCCMMPSBLCCCWWWBBBLLPPBBB',
  ],
  lines: fiveLines,
  unitsPerStake: 5,
  stakeStepsMinor,
  winCapStakes: 250,
  features: {
    fullGrid: [
      { multiplier: 2, weight: 5 },
      { multiplier: 3, weight: 3 },
      { multiplier: 5, weight: 2 },
    ],
  },
  rtpBp: 9600,
  rtpWithinBp: 25,
}
