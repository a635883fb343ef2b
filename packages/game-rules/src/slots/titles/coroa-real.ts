import { multiplyingWild, regular, scatter } from '../define-symbol.ts'
import { twentyLines } from '../lines.ts'
import { stakeStepsMinor } from '../stake-steps.ts'
import type { SlotMaths } from '../types.ts'

export const coroaReal: SlotMaths = {
  gameCode: 'coroa-real',
  version: 1,
  kind: 'lines-5x3',
  title: { pt: 'Coroa Real', en: 'Royal Crown' },
  pitch: {
    pt: 'Cada coroa dobra a linha; três castelos abrem rodadas grátis que pagam o triplo.',
    en: 'Every crown doubles its line; three castles open free spins that pay triple.',
  },
  hue: 310,
  reelCount: 5,
  rowCount: 3,
  symbols: [
    multiplyingWild(2, { code: 'W', id: 'crown', icon: 'crown', pt: 'Coroa', en: 'Crown' }),
    scatter(
      { code: 'S', id: 'castle', icon: 'castle', pt: 'Castelo', en: 'Castle' },
      40,
      200,
      2000,
    ),
    regular({ code: 'K', id: 'lion', icon: 'lion', pt: 'Leão', en: 'Lion' }, 80, 400, 4000),
    regular(
      { code: 'Q', id: 'princess', icon: 'princess', pt: 'Princesa', en: 'Princess' },
      40,
      200,
      1000,
    ),
    regular({ code: 'C', id: 'horse', icon: 'horse', pt: 'Cavalo', en: 'Horse' }, 20, 80, 400),
    regular({ code: 'H', id: 'shield', icon: 'shield', pt: 'Escudo', en: 'Shield' }, 12, 45, 200),
    regular(
      { code: 'D', id: 'swords', icon: 'crossed-swords', pt: 'Espadas', en: 'Swords' },
      8,
      30,
      120,
    ),
    regular({ code: 'G', id: 'goblet', icon: 'wine-glass', pt: 'Taça', en: 'Goblet' }, 4, 12, 50),
    regular({ code: 'R', id: 'ring', icon: 'ring', pt: 'Anel', en: 'Ring' }, 3, 10, 40),
    regular({ code: 'B', id: 'key', icon: 'old-key', pt: 'Chave', en: 'Key' }, 3, 8, 25),
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
  winCapStakes: 4000,
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
