import type { ScratchTitle } from '@trevo/game-rules/scratch/types.ts'
import { wholeReaisMinor } from '@trevo/game-rules/common/whole-reais.ts'
import { defineGame } from '../define-game.ts'
import { texts } from './texts.ts'

export const maths: ScratchTitle = defineGame(texts, {
  family: 'scratch',
  gameCode: 'palavra-da-sorte',
  version: 1,
  hue: 285,
  stakeStepsMinor: wholeReaisMinor,
  rtpBp: 9735,
  rtpWithinBp: 2,
  game: {
    mechanic: 'words',
    cards: [
      ['SOL', 'MAR', 'AREIA', 'COCO', 'BRISA', 'ONDA', 'PEIXE', 'JANGADA'],
      ['SAMBA', 'FESTA', 'RODA', 'CORDA', 'PAO', 'MILHO', 'FOGUETE', 'BANDEIRA'],
      ['RIO', 'MATA', 'ONCA', 'ARARA', 'FLOR', 'CAJU', 'TUCANO', 'PALMEIRA'],
      ['LUA', 'CEU', 'NOITE', 'VIOLA', 'CANTO', 'MUSICA', 'ESTRELA', 'SERENATA'],
      ['CAFE', 'BOLO', 'DOCE', 'QUEIJO', 'FARINHA', 'CANELA', 'LIMAO', 'GOIABA'],
      ['BOLA', 'GOL', 'TIME', 'CAMPO', 'TORCIDA', 'JUIZ', 'TACA', 'CRAQUE'],
    ],
    letterCount: 14,
    pays: [0, 100, 300, 1_000, 2_500, 7_500, 30_000, 150_000, 500_000],
  },
})
