import type { InEachLanguage } from '@trevo/languages/languages.ts'

export type JackpotWords = {
  readonly mustHitBy: (amount: string) => string
  readonly won: (amount: string) => string
  readonly rules: (share: string, mustHitBy: string) => readonly string[]
}

export const jackpotWords: InEachLanguage<JackpotWords> = {
  PT: {
    mustHitBy: (amount) => `sai até ${amount}`,
    won: (amount) => `Você ganhou o jackpot: ${amount}! O valor já está no seu saldo.`,
    rules: (share, mustHitBy) => [
      `${share} de cada aposta deste jogo vai para este jackpot, que começa com dinheiro da casa e sai até ${mustHitBy}.`,
      'A aposta que faz o jackpot chegar ao valor sorteado leva tudo, seja qual for o resultado da rodada. O valor foi definido antes; a página de provas mostra o hash e, depois do prêmio, o sorteio.',
      'O que as apostas somam a ele volta inteiro aos jogadores e está no retorno declarado do jogo. O que a casa põe vem além disso.',
    ],
  },
  EN: {
    mustHitBy: (amount) => `won at ${amount} at the latest`,
    won: (amount) => `You won the jackpot: ${amount}! It is in your balance already.`,
    rules: (share, mustHitBy) => [
      `${share} of each stake of this game goes into this jackpot, which begins with money of the house and is won at ${mustHitBy} at the latest.`,
      'The stake that fills it to the point that was drawn wins it, whatever the result of its round. That point was fixed before; the page of proofs shows the commitment and, after the win, the draw.',
      'What stakes put into it returns to players in full and is part of the return that the game declares. What the house puts in comes on top.',
    ],
  },
}
