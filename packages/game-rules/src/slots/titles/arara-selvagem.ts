import { regular, scatter, wild } from '../define-symbol.ts'
import { twentyLines } from '../lines.ts'
import { stakeStepsMinor } from '../stake-steps.ts'
import type { SlotMaths } from '../types.ts'

export const araraSelvagem: SlotMaths = {
  gameCode: 'arara-selvagem',
  version: 1,
  kind: 'lines-5x3',
  title: { pt: 'Arara Selvagem', en: 'Wild Macaw' },
  pitch: {
    pt: 'A floresta abre as asas: rodadas grátis em que todo prêmio dobra.',
    en: 'The forest spreads its wings: free spins where every prize doubles.',
  },
  hue: 135,
  reelCount: 5,
  rowCount: 3,
  symbols: [
    wild({ code: 'W', id: 'macaw', icon: 'parrot', pt: 'Arara', en: 'Macaw' }, 50, 250, 2000),
    scatter(
      { code: 'S', id: 'flower', icon: 'hibiscus', pt: 'Hibisco', en: 'Hibiscus' },
      40,
      200,
      1000,
    ),
    regular({ code: 'J', id: 'leopard', icon: 'leopard', pt: 'Onça', en: 'Jaguar' }, 50, 200, 1000),
    regular({ code: 'M', id: 'monkey', icon: 'monkey', pt: 'Macaco', en: 'Monkey' }, 30, 120, 500),
    regular({ code: 'P', id: 'sloth', icon: 'sloth', pt: 'Preguiça', en: 'Sloth' }, 25, 90, 300),
    regular({ code: 'F', id: 'frog', icon: 'frog', pt: 'Sapo', en: 'Frog' }, 15, 50, 200),
    regular(
      { code: 'B', id: 'butterfly', icon: 'butterfly', pt: 'Borboleta', en: 'Butterfly' },
      10,
      30,
      150,
    ),
    regular({ code: 'C', id: 'coconut', icon: 'coconut', pt: 'Coco', en: 'Coconut' }, 8, 20, 100),
    regular({ code: 'N', id: 'banana', icon: 'banana', pt: 'Banana', en: 'Banana' }, 5, 20, 100),
    regular({ code: 'L', id: 'leaf', icon: 'herb', pt: 'Folhagem', en: 'Leaves' }, 5, 15, 80),
  ],
  strips: [
    'WNFBLNFNLNPSBNCLCLMFBLCMNJLBCP',
    'CMWNLCPBWCFNSLBLFNBNLMBLJNCPLF',
    'BSWLNFLMNCNJCNCPLFWBJBLFPNBCML',
    'CMFBCFNLBCLNPWCLSCJMLNWBFNLPBN',
    'PFLNCPBMNFSBCLBJNCLBCLMNFNLWNL',
  ],
  lines: twentyLines,
  unitsPerStake: 20,
  stakeStepsMinor,
  winCapStakes: 300,
  features: {
    freeSpins: {
      award: { 3: 8, 4: 12, 5: 20 },
      retrigger: { 3: 8, 4: 12, 5: 20 },
      spinCountMax: 60,
      multiplier: 2,
    },
  },
  rtpBp: 9600,
  rtpWithinBp: 25,
}
