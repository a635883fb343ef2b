import type { InEachLanguage } from '@trevo/languages/languages.ts'

const pt = {
  mustHitBy: (amount: string) => `sai até ${amount}`,
  won: (amount: string) => `Você ganhou o jackpot: ${amount}! O valor já está no seu saldo.`,
  rules: (share: string, mustHitBy: string) => [
    `${share} de cada aposta deste jogo vai para este jackpot, que começa com dinheiro da casa e sai até ${mustHitBy}.`,
    'A aposta que faz o jackpot chegar ao valor sorteado leva tudo, seja qual for o resultado da rodada. O valor foi definido antes; a página de verificação das contas mostra o hash e, depois do prêmio, o sorteio.',
    'As contribuições das apostas voltam integralmente aos jogadores e fazem parte do RTP publicado. O dinheiro da casa é um acréscimo.',
  ],
}

const en: typeof pt = {
  mustHitBy: (amount) => `must hit by ${amount}`,
  won: (amount) => `You won the jackpot: ${amount}! It is already in your balance.`,
  rules: (share, mustHitBy) => [
    `${share} of each stake in this game goes into this jackpot. It starts with house money and must hit by ${mustHitBy}.`,
    'The stake that takes it to a secret amount wins it, regardless of the result of the round. That amount is fixed in advance; the ledger checks page shows the commitment and, after the win, the draw.',
    'Contributions from stakes are returned to players in full and are part of the published RTP. House money comes on top.',
  ],
}

export const jackpotWords: InEachLanguage<typeof pt> = { PT: pt, EN: en }
export type JackpotWords = typeof pt
