import { multiplyingWild, regular, scatter } from '@trevo/game-rules/slots/define-symbol.ts'
import { twentyLines } from '@trevo/game-rules/slots/lines.ts'
import { stakeStepsMinor } from '@trevo/game-rules/slots/stake-steps.ts'
import { defineTitle } from '../define-title.ts'
import { texts } from './texts.ts'

export const maths = defineTitle(texts, {
  gameCode: 'coroa-real',
  version: 1,
  kind: 'lines-5x3',
  hue: 310,
  reelCount: 5,
  rowCount: 3,
  symbols: [
    multiplyingWild(2, { code: 'W', id: 'crown', icon: 'crown' }),
    scatter({ code: 'S', id: 'castle', icon: 'castle' }, 40, 200, 2000),
    regular({ code: 'K', id: 'lion', icon: 'lion' }, 80, 400, 4000),
    regular({ code: 'Q', id: 'princess', icon: 'princess' }, 40, 200, 1000),
    regular({ code: 'C', id: 'horse', icon: 'horse' }, 20, 80, 400),
    regular({ code: 'H', id: 'shield', icon: 'shield' }, 12, 45, 200),
    regular({ code: 'D', id: 'swords', icon: 'crossed-swords' }, 8, 30, 120),
    regular({ code: 'G', id: 'goblet', icon: 'wine-glass' }, 4, 12, 50),
    regular({ code: 'R', id: 'ring', icon: 'ring' }, 3, 10, 40),
    regular({ code: 'B', id: 'key', icon: 'old-key' }, 3, 8, 25),
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
  rtpBp: 9613,
  rtpWithinBp: 25,
})
