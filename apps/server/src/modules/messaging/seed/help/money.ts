import type { SeededTopic } from './topic.ts'

export const deposit: SeededTopic = {
  id: 'deposit',
  title: { PT: 'Depósitos por Pix', EN: 'Deposits by Pix' },
  body: {
    PT: `
      ## Como depositar

      - Abra Depositar e digite um valor de R$ 10,00 a R$ 50.000,00.
      - Escaneie o QR code no app do seu banco ou use o Pix copia e cola.
      - Confirme no banco. O saldo aparece sozinho na tela, em geral em segundos.

      O código vale por 15 minutos. Não cobramos taxa, e os depósitos funcionam todos os
      dias, a qualquer hora.

      ## Quem pode pagar

      O Pix precisa sair de uma conta sua, com o seu CPF. Se outra pessoa pagar, devolvemos
      o valor para quem pagou; não existe depósito de terceiros.

      ## Se algo não bater

      Pagamento depois do prazo, em dobro ou com valor diferente também é devolvido
      automaticamente para a conta de origem. Em Depositar você vê cada depósito, cada
      pagamento e o ID da transação, que o seu banco também conhece.
    `,
    EN: `
      ## How to deposit

      - Open Deposit and enter an amount from R$ 10.00 to R$ 50,000.00.
      - Scan the QR code in your bank's app or use the Pix copy-and-paste code.
      - Confirm at the bank. The balance appears by itself, usually within seconds.

      The code is good for 15 minutes. We charge no fee, and deposits work every day at any hour.

      ## Who may pay

      The Pix has to come from an account of your own, with your CPF. If somebody else pays,
      we send the money back to whoever paid; there are no deposits by third parties.

      ## If something does not match

      A payment that is late, comes twice or has another amount is also sent back to where
      it came from, automatically. Under Deposit you see each deposit, each payment and its
      transaction ID, which your bank knows too.
    `,
  },
}

export const withdrawal: SeededTopic = {
  id: 'withdrawal',
  title: { PT: 'Saques', EN: 'Withdrawals' },
  body: {
    PT: `
      ## Ainda não abertos

      Os saques ainda não estão abertos neste site; a página Sacar diz quando abrirem. Ninguém
      da equipe pede dados bancários por mensagem. Deposite apenas o que você quer gastar com
      diversão.

      ## O que já vale

      Seu saldo é seu. Ele fica registrado no extrato, movimento por movimento, e não vence.
      Quando os saques abrirem, eles serão feitos só por Pix e só para uma conta com o seu
      próprio CPF, e esta página dirá valores, prazos e limites.

      Precisa tratar do seu saldo antes disso? Escreva pelo formulário de atendimento, tipo
      Problemas com saque.
    `,
    EN: `
      ## Not open yet

      Withdrawals are not open on this site yet; the page Withdraw says when they are. Nobody of
      our team asks for bank details by message. Deposit only what you want to spend on
      entertainment.

      ## What already holds

      Your balance is yours. It stands on your statement, movement by movement, and does not
      expire. When withdrawals open, they will be made by Pix only and only to an account
      with your own CPF, and this page will state amounts, times and limits.

      Do you need to settle something about your balance before that? Write to us with the
      feedback form, type Withdrawal issues.
    `,
  },
}

export const bonus: SeededTopic = {
  id: 'bonus',
  title: { PT: 'Bônus e promoções', EN: 'Bonuses and promotions' },
  body: {
    PT: `
      Não há bônus no ar agora. Todo o saldo que você vê é dinheiro seu, sem rollover e sem
      condição escondida.

      Quando houver uma promoção, as regras completas aparecem na página Promoções antes de
      você aceitar: quem pode participar, quanto vale, até quando, e o que precisa acontecer
      antes de o valor ser liberado. Nenhuma promoção é aplicada sem você escolher.

      Desconfie de ofertas por telefone, SMS ou rede social que peçam senha, código ou Pix.
      Nós nunca pedimos.
    `,
    EN: `
      There is no bonus at the moment. All the balance you see is your own money, without
      rollover and without a hidden condition.

      When there is a promotion, its full rules are on the Promotions page before you
      accept: who may take part, what it is worth, until when, and what has to happen before
      the amount is released. No promotion is applied unless you choose it.

      Be wary of offers by phone, SMS or social network that ask for a password, a code or a
      Pix. We never do.
    `,
  },
}
