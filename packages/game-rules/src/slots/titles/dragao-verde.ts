import { regular, scatter, wild } from '../define-symbol.ts'
import { stakeStepsMinor } from '../stake-steps.ts'
import type { SlotMaths } from '../types.ts'

export const dragaoVerde: SlotMaths = {
  gameCode: 'dragao-verde',
  version: 1,
  kind: 'ways-5x3',
  title: { pt: 'Dragão Verde', en: 'Green Dragon' },
  pitch: {
    pt: 'Oito degraus de jade: cada queda sobe um, até dez vezes o prêmio.',
    en: 'Eight steps of jade: every fall climbs one, up to ten times the prize.',
  },
  hue: 165,
  reelCount: 5,
  rowCount: 3,
  symbols: [
    wild({ code: 'W', id: 'dragon', icon: 'dragon-face', pt: 'Dragão', en: 'Dragon' }),
    scatter({
      code: 'S',
      id: 'pearl',
      icon: 'crystal-ball',
      pt: 'Pérola do dragão',
      en: 'Dragon pearl',
    }),
    regular(
      { code: 'P', id: 'temple', icon: 'shinto-shrine', pt: 'Portal', en: 'Gate' },
      8,
      25,
      120,
    ),
    regular({ code: 'J', id: 'vase', icon: 'amphora', pt: 'Vaso', en: 'Vase' }, 6, 18, 70),
    regular({ code: 'F', id: 'fan', icon: 'folding-hand-fan', pt: 'Leque', en: 'Fan' }, 4, 12, 45),
    regular(
      { code: 'L', id: 'lantern', icon: 'red-paper-lantern', pt: 'Lanterna', en: 'Lantern' },
      3,
      8,
      30,
    ),
    regular({ code: 'E', id: 'teapot', icon: 'teapot', pt: 'Bule', en: 'Teapot' }, 2, 6, 24),
    regular(
      { code: 'T', id: 'bamboo', icon: 'tanabata-tree', pt: 'Bambu', en: 'Bamboo' },
      2,
      5,
      15,
    ),
    regular(
      { code: 'B', id: 'dumpling', icon: 'dumpling', pt: 'Pastel', en: 'Dumpling' },
      1,
      4,
      12,
    ),
    regular(
      {
        code: 'M',
        id: 'blossom',
        icon: 'cherry-blossom',
        pt: 'Flor de cerejeira',
        en: 'Cherry blossom',
      },
      1,
      3,
      10,
    ),
  ],
  strips: [
    'JTPMPEBTMFSLJEBMTLEMFBTFBTBMEL',
    'EMLWTEBTSLMBMBEBFLTFTMJPJFMEPB',
    'BLEBTJLTMBTEFPMTFLFEBWMPMSJTEM',
    'FEBSLTMTBJPEWBJTLFEMTBELFPMTMB',
    'JTMLETLTSTFMTPBMFEPLMEBWBEBJFB',
  ],
  lines: [],
  unitsPerStake: 20,
  stakeStepsMinor,
  winCapStakes: 400,
  features: {
    cascades: {
      multipliers: [1, 2, 3, 4, 5, 6, 8, 10],
      freeSpinMultipliers: [2, 4, 6, 8, 10, 12, 16, 20],
    },
    freeSpins: {
      award: { 3: 8, 4: 10, 5: 12 },
      retrigger: { 3: 4, 4: 5, 5: 6 },
      spinCountMax: 40,
      multiplier: 1,
    },
  },
  rtpBp: 9600,
  rtpWithinBp: 25,
}
