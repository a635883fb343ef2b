import type { SeededTopic } from './topic.ts'

export const deposit: SeededTopic = {
  id: 'deposit',
  title: { PT: 'Depósitos por Pix', EN: 'Deposits by Pix' },
  body: {
    PT: `
      ## Como depositar

      - Abra Depositar e digite um valor de R$ 10,00 a R$ 50.000,00.
      - Escaneie o QR code no app do seu banco ou use o Pix copia e cola.
      - Confirme no banco. O valor cai no saldo automaticamente, em geral em segundos.

      Antes de sacar, você precisa apostar o que depositou. A página Depositar mostra quantas
      vezes.

      O código vale por 15 minutos. Não cobramos taxa, e você pode depositar todos os dias, a
      qualquer hora.

      ## Quem pode pagar

      O Pix precisa sair de uma conta sua, com o seu CPF. Se outra pessoa pagar, devolvemos
      o valor para quem pagou; não existe depósito de terceiros.

      ## Se algo não conferir

      Pagamento depois do prazo, em dobro ou com valor diferente também é devolvido
      automaticamente para a conta de origem. Em Depositar você vê cada depósito, cada
      pagamento e o ID da transação, que o seu banco também conhece.
    `,
    EN: `
      ## How to deposit

      - Open Deposit and enter an amount from R$ 10.00 to R$ 50,000.00.
      - Scan the QR code in your bank app, or use the Pix copy and paste code.
      - Confirm at your bank. The money is added to your balance automatically, usually within
        seconds.

      You must bet your deposit before you can withdraw; the Deposit page shows how many times.

      The code is valid for 15 minutes. There is no fee, and you can deposit at any time, every
      day.

      ## Who may pay

      The Pix must come from your own account, with your CPF. If someone else pays, we return the
      money to the payer; third-party deposits are not accepted.

      ## If something does not match

      A payment that is late, made twice or for a different amount is also returned
      automatically. On the Deposit page you can see every deposit and payment and its
      transaction ID, which your bank also has.
    `,
  },
}

export const withdrawal: SeededTopic = {
  id: 'withdrawal',
  title: { PT: 'Saques', EN: 'Withdrawals' },
  body: {
    PT: `
      ## Como sacar

      - Abra Sacar. Se ainda faltar apostar parte do que você depositou, a página mostra
        primeiro quanto falta; depois disso, o saque é liberado.
      - Crie a senha de pagamento e cadastre uma chave Pix ou conta no seu próprio nome.
      - Digite o valor e confirme. Mínimo, máximo e taxa aparecem antes de você confirmar.

      Alguns saques são analisados por nossa equipe; o andamento aparece na mesma página.

      ## O que sempre vale

      Seu saldo é seu: fica no extrato, movimentação por movimentação, e não expira. Ninguém da
      equipe pede senha ou dados bancários por mensagem. Em uma pausa ou autoexclusão você
      continua podendo sacar, sem precisar apostar.

      Algum saque parado? Escreva pelo formulário de atendimento, tipo Problemas com saque.
    `,
    EN: `
      ## How to withdraw

      - Open Withdraw. If you still have to bet part of your deposits, the page shows how much
        first; you can withdraw once it is done.
      - Create a payment password and add a Pix key or an account in your own name.
      - Enter the amount and confirm. The minimum, maximum and fee are shown before you confirm.

      Some withdrawals are reviewed by our team; the same page shows their progress.

      ## What always applies

      Your balance is yours: every transaction is in your account record, and it does not expire.
      Our team never asks for a password or bank details by message. During a break or
      self-exclusion you can still withdraw, with no betting requirement.

      Is something stuck? Use the feedback form with the type Withdrawal issues.
    `,
  },
}

export const bonus: SeededTopic = {
  id: 'bonus',
  title: { PT: 'Bônus e promoções', EN: 'Bonuses and promotions' },
  body: {
    PT: `
      Antes de sacar, você precisa apostar o que depositou. A página Depositar mostra quantas
      vezes. Um bônus tem as próprias condições.

      As regras completas aparecem na página Promoções antes de você aceitar: quem pode
      participar, quanto vale, até quando, e o que precisa acontecer antes de o valor ser
      liberado. Nenhuma promoção é aplicada sem você escolher.

      ## O que conta como aposta

      Para saques, bônus, pontos, missões, rebate e níveis conta a aposta válida: a parte de uma
      aposta liquidada que realmente esteve em risco.

      - Uma aposta em aberto, ou que voltou para o saldo, não conta.
      - Apostas uma contra a outra contam só pelo que sobra em risco: vermelho e preto no mesmo
        giro, jogador e banca na mesma mão, quase todos os números, ou todos os lados de um
        mercado da mesma partida. R$ 100 no vermelho e R$ 40 no preto contam R$ 60.
      - O mesmo vale para as suas apostas em um concurso: grande e pequeno, par e ímpar ou todos os
        números de uma posição, em um bilhete ou em vários, contam só pelo que não volta para você
        de qualquer jeito.
      - Em mesas de jogadores, como hold’em e truco, conta a taxa da casa. As fichas que passam de
        um jogador para outro não contam.
      - Rodadas grátis não contam como aposta. O que elas pagam é dinheiro seu. Algumas ofertas
        pedem que você aposte esse valor uma ou mais vezes antes de sacar; a central de prêmios
        mostra isso ao lado das rodadas.

      Desconfie de ofertas por telefone, SMS ou rede social que peçam senha, código ou Pix.
      Nós nunca pedimos.
    `,
    EN: `
      You must bet your deposit before you can withdraw; the Deposit page shows how many times.
      Bonuses have their own conditions.

      You can read the full terms on the Promotions page before you accept: who can take part,
      what it is worth, how long it lasts and what is required before the amount is paid out. No
      promotion is applied unless you choose it.

      ## What counts as a bet

      Withdrawals, bonuses, points, missions, rebate and levels use the valid stake: the part of a
      settled bet that was really at risk.

      - Bets that are still open, or were returned to your balance, do not count.
      - Opposite bets only count for the part left at risk: red and black in one spin, player and
        banker in one hand, nearly all numbers, or all sides of a market in one match.
        R$ 100 on red and R$ 40 on black count as R$ 60.
      - The same applies to your bets on one lottery draw: big and small, odd and even, or all
        numbers in one position, on one ticket or several, count only for the part that does not
        come back to you in any case.
      - At tables with other players, such as hold’em and Truco, the house fee counts. Chips that
        move from one player to another do not.
      - Free rounds do not count. Their winnings are your money. Some offers ask you to bet the
        winnings once or more before you withdraw; the reward center shows this next to the
        rounds.

      Beware of offers by phone, SMS or social network that ask for a password, a code or a Pix.
      We never do that.
    `,
  },
}
