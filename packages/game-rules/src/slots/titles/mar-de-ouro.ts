import { regular, scatter, wild } from '../define-symbol.ts'
import { twentyLines } from '../lines.ts'
import { stakeStepsMinor } from '../stake-steps.ts'
import type { SlotMaths } from '../types.ts'

export const marDeOuro: SlotMaths = {
  gameCode: 'mar-de-ouro',
  version: 1,
  kind: 'lines-5x3',
  title: { pt: 'Mar de Ouro', en: 'Sea of Gold' },
  pitch: {
    pt: 'Na rota do tesouro, as rodadas grátis vêm cheias de bandeiras coringas.',
    en: 'On the treasure route the free spins come full of wild flags.',
  },
  hue: 225,
  reelCount: 5,
  rowCount: 3,
  symbols: [
    wild(
      { code: 'W', id: 'flag', icon: 'pirate-flag', pt: 'Bandeira pirata', en: 'Pirate flag' },
      50,
      200,
      1000,
    ),
    scatter(
      { code: 'S', id: 'compass', icon: 'compass', pt: 'Bússola', en: 'Compass' },
      40,
      200,
      1000,
    ),
    regular(
      { code: 'T', id: 'ship', icon: 'sailboat', pt: 'Veleiro', en: 'Sailing ship' },
      40,
      150,
      1000,
    ),
    regular(
      { code: 'C', id: 'octopus', icon: 'octopus', pt: 'Polvo', en: 'Octopus' },
      30,
      100,
      500,
    ),
    regular({ code: 'A', id: 'shark', icon: 'shark', pt: 'Tubarão', en: 'Shark' }, 20, 75, 300),
    regular({ code: 'K', id: 'anchor', icon: 'anchor', pt: 'Âncora', en: 'Anchor' }, 15, 60, 200),
    regular(
      { code: 'P', id: 'turtle', icon: 'turtle', pt: 'Tartaruga', en: 'Turtle' },
      12,
      40,
      150,
    ),
    regular({ code: 'R', id: 'fish', icon: 'tropical-fish', pt: 'Peixe', en: 'Fish' }, 10, 30, 100),
    regular({ code: 'V', id: 'crab', icon: 'crab', pt: 'Caranguejo', en: 'Crab' }, 8, 25, 80),
    regular({ code: 'O', id: 'shell', icon: 'spiral-shell', pt: 'Concha', en: 'Shell' }, 6, 20, 60),
  ],
  strips: [
    'OSAROKTPVCVKOKORORPVAWRARPVTPCV',
    'RVPKCOARPSVORKTOKWORVPAVORCAVPO',
    'VTAWVPVCRTKVRVAPSRKOPWPOROKCARO',
    'TKRSPRCROVOPVPVCOWOAVAROKVRAKPO',
    'OVRPAKRPTCSORTAVPVOVOVKPKOCARWR',
  ],
  lines: twentyLines,
  unitsPerStake: 20,
  stakeStepsMinor,
  winCapStakes: 250,
  features: {
    freeSpins: {
      award: { 3: 10, 4: 12, 5: 15 },
      retrigger: { 3: 5, 4: 6, 5: 8 },
      spinCountMax: 40,
      multiplier: 1,
      strips: [
        'RPRORWCSOTPOVWVKCAOPKWPTKAVRAVRW',
        'APACOWPCVOWVROWRVTAKPWRVKOSPRWK',
        'OPAVSKWAVTOVRVCROWCKRTWKOPWPARWP',
        'WVOAPORVORKRAWCPVSWPKPWCOAWVRTK',
        'OAORACVTWVPKPORKSRTRWAVCOPVPRVOK',
      ],
    },
  },
  rtpBp: 9600,
  rtpWithinBp: 25,
}
