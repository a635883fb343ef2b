import { regular, scatter, wild } from '../define-symbol.ts'
import { stakeStepsMinor } from '../stake-steps.ts'
import type { SlotMaths } from '../types.ts'

export const ouroDoVulcao: SlotMaths = {
  gameCode: 'ouro-do-vulcao',
  version: 1,
  kind: 'ways-5x3',
  title: { pt: 'Ouro do Vulcão', en: 'Volcano Gold' },
  pitch: {
    pt: 'Cada explosão derruba novas pedras e aumenta o multiplicador.',
    en: 'Every blast brings down new stones and raises the multiplier.',
  },
  hue: 30,
  reelCount: 5,
  rowCount: 3,
  symbols: [
    wild({ code: 'W', id: 'fire', icon: 'fire', pt: 'Fogo', en: 'Fire' }),
    scatter({ code: 'S', id: 'volcano', icon: 'volcano', pt: 'Vulcão', en: 'Volcano' }),
    regular(
      { code: 'G', id: 'gem', icon: 'gem-stone', pt: 'Diamante', en: 'Diamond' },
      20,
      60,
      300,
    ),
    regular(
      { code: 'C', id: 'coin', icon: 'coin', pt: 'Moeda de ouro', en: 'Gold coin' },
      15,
      40,
      160,
    ),
    regular(
      { code: 'A', id: 'amphora', icon: 'amphora', pt: 'Ânfora', en: 'Amphora' },
      10,
      30,
      100,
    ),
    regular({ code: 'D', id: 'dagger', icon: 'dagger', pt: 'Adaga', en: 'Dagger' }, 8, 20, 80),
    regular({ code: 'P', id: 'pick', icon: 'pick', pt: 'Picareta', en: 'Pickaxe' }, 5, 14, 50),
    regular({ code: 'L', id: 'lizard', icon: 'lizard', pt: 'Lagarto', en: 'Lizard' }, 4, 10, 40),
    regular({ code: 'R', id: 'rock', icon: 'rock', pt: 'Pedra', en: 'Rock' }, 3, 8, 25),
    regular({ code: 'B', id: 'wood', icon: 'wood', pt: 'Lenha', en: 'Firewood' }, 2, 6, 20),
    regular({ code: 'H', id: 'bone', icon: 'bone', pt: 'Osso', en: 'Bone' }, 2, 5, 15),
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
  rtpBp: 9600,
  rtpWithinBp: 25,
}
