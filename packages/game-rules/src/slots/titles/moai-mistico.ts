import { regular, wild } from '../define-symbol.ts'
import { stakeStepsMinor } from '../stake-steps.ts'
import type { SlotMaths } from '../types.ts'

export const moaiMistico: SlotMaths = {
  gameCode: 'moai-mistico',
  version: 1,
  kind: 'ways-5x3',
  title: { pt: 'Moai Místico', en: 'Mystic Moai' },
  pitch: {
    pt: 'As pedras despertam e caem: a sexta queda seguida paga vinte vezes.',
    en: 'The stones wake and fall: the sixth fall in a row pays twenty times.',
  },
  hue: 195,
  reelCount: 5,
  rowCount: 3,
  symbols: [
    wild({ code: 'W', id: 'stars', icon: 'milky-way', pt: 'Via Láctea', en: 'Milky Way' }),
    regular({ code: 'M', id: 'moai', icon: 'moai', pt: 'Moai', en: 'Moai' }, 6, 18, 70),
    regular({ code: 'T', id: 'turtle', icon: 'turtle', pt: 'Tartaruga', en: 'Turtle' }, 5, 15, 50),
    regular(
      { code: 'P', id: 'palm', icon: 'palm-tree', pt: 'Palmeira', en: 'Palm tree' },
      4,
      11,
      35,
    ),
    regular({ code: 'C', id: 'coconut', icon: 'coconut', pt: 'Coco', en: 'Coconut' }, 4, 9, 24),
    regular({ code: 'S', id: 'shell', icon: 'spiral-shell', pt: 'Concha', en: 'Shell' }, 3, 7, 20),
    regular({ code: 'F', id: 'fish', icon: 'tropical-fish', pt: 'Peixe', en: 'Fish' }, 2, 5, 14),
    regular({ code: 'R', id: 'wave', icon: 'water-wave', pt: 'Onda', en: 'Wave' }, 1, 4, 10),
    regular({ code: 'L', id: 'flower', icon: 'hibiscus', pt: 'Hibisco', en: 'Hibiscus' }, 1, 3, 8),
  ],
  strips: [
    'SRCMTSFCRCRPLRPTPSCRFTLMSLFLMLF',
    'SFPRWTRLSRSFLPTPRCLMLFTRCSMFMLC',
    'RWCSPMLTCFRFCPLRSMFTSLTWCLFLPRS',
    'TCLSCTFSCPMTMRPRLPFCLWSRMRFSLRF',
    'PLRSFRPSPRLWFLCFRFTLSCMCMRTSMTC',
  ],
  lines: [],
  unitsPerStake: 20,
  stakeStepsMinor,
  winCapStakes: 500,
  features: {
    cascades: { multipliers: [1, 2, 3, 5, 10, 20], freeSpinMultipliers: [1, 2, 3, 5, 10, 20] },
  },
  rtpBp: 9600,
  rtpWithinBp: 25,
}
