import { regular, scatter, wild } from '../define-symbol.ts'
import { twentyLines } from '../lines.ts'
import { stakeStepsMinor } from '../stake-steps.ts'
import type { SlotMaths } from '../types.ts'

export const coroaReal: SlotMaths = {
  gameCode: 'coroa-real',
  version: 1,
  kind: 'lines-5x3',
  title: { pt: 'Coroa Real', en: 'Royal Crown' },
  pitch: {
    pt: 'Três castelos abrem o salão: rodadas grátis que pagam o triplo.',
    en: 'Three castles open the hall: free spins that pay three times over.',
  },
  hue: 310,
  reelCount: 5,
  rowCount: 3,
  symbols: [
    wild({ code: 'W', id: 'crown', icon: 'crown', pt: 'Coroa', en: 'Crown' }),
    scatter(
      { code: 'S', id: 'castle', icon: 'castle', pt: 'Castelo', en: 'Castle' },
      40,
      200,
      2000,
    ),
    regular({ code: 'K', id: 'lion', icon: 'lion', pt: 'Leão', en: 'Lion' }, 75, 400, 2500),
    regular(
      { code: 'Q', id: 'princess', icon: 'princess', pt: 'Princesa', en: 'Princess' },
      50,
      200,
      1000,
    ),
    regular({ code: 'C', id: 'horse', icon: 'horse', pt: 'Cavalo', en: 'Horse' }, 35, 125, 500),
    regular({ code: 'H', id: 'shield', icon: 'shield', pt: 'Escudo', en: 'Shield' }, 20, 80, 400),
    regular(
      { code: 'D', id: 'swords', icon: 'crossed-swords', pt: 'Espadas', en: 'Swords' },
      15,
      60,
      250,
    ),
    regular({ code: 'G', id: 'goblet', icon: 'wine-glass', pt: 'Taça', en: 'Goblet' }, 10, 35, 150),
    regular({ code: 'R', id: 'ring', icon: 'ring', pt: 'Anel', en: 'Ring' }, 8, 25, 125),
    regular({ code: 'B', id: 'key', icon: 'old-key', pt: 'Chave', en: 'Key' }, 8, 20, 100),
  ],
  strips: [
    'BKHGBHKGRQRHBDBRBGDBCSGCGDRQDCR',
    'GRDHQBCGDSRBGHKBHWBGRDCRBGQCRDB',
    'SGRGQHKCGBHBWGDRBDCRBWGBRBDQRDH',
    'GRHKCBHCSRBQDBQDBDGRDRGBGHGBWCR',
    'GCKRDSCDHBHDRGQBQBRDHRKBGBGBGRC',
  ],
  lines: twentyLines,
  unitsPerStake: 20,
  stakeStepsMinor,
  winCapStakes: 5000,
  features: {
    freeSpins: {
      award: { 3: 10, 4: 15, 5: 20 },
      retrigger: { 3: 10, 4: 15, 5: 20 },
      spinCountMax: 60,
      multiplier: 3,
    },
  },
  rtpBp: 9600,
  rtpWithinBp: 25,
}
