import type { SeededTopic } from './topic.ts'

export const term: SeededTopic = {
  id: 'term',
  title: { PT: 'Termos de uso', EN: 'Terms of use' },
  body: {
    PT: `
      Ao criar uma conta você aceita estes termos. Se não concorda com algum deles, não crie
      a conta.

      ## 1. Quem pode usar

      Você declara que tem 18 anos ou mais, que joga em seu próprio nome e com o seu próprio
      dinheiro, e que o acesso é permitido no lugar onde está. Cada pessoa tem uma única
      conta, que não pode ser emprestada, vendida nem dividida.

      ## 2. Cadastro

      Os dados informados precisam ser verdadeiros e atuais. Podemos pedir documentos para
      confirmá-los e limitar a conta até recebê-los.

      ## 3. Depósitos e saldo

      O dinheiro só entra e só sai entre nós e contas bancárias com o seu CPF. Pagamentos de
      terceiros são devolvidos a quem pagou. O saldo não rende juros e não vence.

      ## 4. Apostas

      A aposta vale a partir do início da rodada e não pode ser desfeita. Uma rodada
      interrompida continua de onde parou; se não pôde começar, a aposta volta ao saldo.
      Erros evidentes de sistema, como um prêmio diferente do que as regras do jogo
      calculam, são corrigidos por uma movimentação visível no extrato.

      ## 5. Regras dos jogos

      Valem as regras, o retorno teórico e os limites mostrados em cada jogo. Nos jogos da
      casa você pode recalcular cada rodada encerrada; em caso de dúvida, a prova da rodada
      decide.

      ## 6. O que não é permitido

      - Usar programas ou acordos para manipular jogos, promoções ou pagamentos.
      - Abrir mais de uma conta ou usar a conta de outra pessoa.
      - Esconder a sua localização para contornar uma restrição.
      - Lavagem de dinheiro ou qualquer outro crime.

      Nesses casos podemos suspender a conta, e comunicar as autoridades quando a lei manda.
      O saldo de origem lícita continua seu.

      ## 7. Jogo responsável

      Você pode encerrar a conta a qualquer momento e começar uma pausa ou autoexclusão em
      Minha conta; ela vale na hora, e ninguém pode encurtá-la. Não anunciamos ganho
      garantido, porque ele não existe.

      ## 8. Disponibilidade

      Pode haver manutenção, avisada no site. Ela nunca muda o saldo nem o resultado de uma
      rodada já iniciada.

      ## 9. Mudanças e lei

      Mudanças destes termos aparecem aqui com a nova data e valem para o futuro. Aplica-se
      a lei brasileira, e o foro é o do seu domicílio.
    `,
    EN: `
      By creating an account you accept these terms. If you do not agree with one of them,
      do not create the account.

      ## 1. Who may use it

      You declare that you are 18 or older, that you play in your own name and with your own
      money, and that access is allowed where you are. One person has one account; it may
      not be lent, sold or shared.

      ## 2. Registration

      What you tell us has to be true and up to date. We may ask for documents to confirm
      it, and limit the account until we have them.

      ## 3. Deposits and balance

      Money comes in and goes out only between us and bank accounts with your CPF. Payments
      by third parties are returned to whoever paid. The balance bears no interest and does
      not expire.

      ## 4. Bets

      A bet counts from the beginning of the round and cannot be undone. An interrupted
      round continues where it stopped; if it could not begin, the stake returns to the
      balance. Obvious errors of the system, such as a payout other than the rules of the
      game compute, are corrected by a movement that you can see on the statement.

      ## 5. Rules of the games

      The rules, the return to player and the limits shown in each game apply. With in-house
      games you can compute each finished round again; in case of doubt the proof of the
      round decides.

      ## 6. What is not allowed

      - Using programs or agreements to manipulate games, promotions or payments.
      - Opening more than one account or using somebody else's.
      - Hiding your location to get around a restriction.
      - Money laundering or any other crime.

      In these cases we may suspend the account, and inform the authorities where the law
      says so. A balance of lawful origin stays yours.

      ## 7. Responsible play

      You can close the account at any time and start a break or self-exclusion in the
      security centre; it holds at once and nobody shortens it. We advertise no
      guaranteed winnings, because there are none.

      ## 8. Availability

      There can be maintenance, announced on the site. It never changes a balance or the
      outcome of a round that began.

      ## 9. Changes and law

      Changes of these terms appear here with their new date and count for the future.
      Brazilian law applies, and the courts of the place where you live.
    `,
  },
}

export const privacy: SeededTopic = {
  id: 'privacy',
  title: { PT: 'Privacidade', EN: 'Privacy' },
  body: {
    PT: `
      ## O que guardamos

      - O que você informa no cadastro e em Minha conta.
      - Seus acessos: hora, aparelho e endereço IP, para proteger a conta.
      - Suas movimentações de dinheiro e suas rodadas, que a lei manda guardar.
      - O que você escreve no formulário de atendimento.

      ## Para quê

      Para manter a conta, pagar e cobrar corretamente, impedir fraude e menores de idade, e
      cumprir a lei. Não vendemos dados e não os usamos para criar perfis de publicidade.

      ## Cookies e medição

      O site guarda no navegador o idioma, a sessão e, se você pedir, o usuário lembrado por
      um dia. Medição de audiência só carrega depois de você permitir, e você pode voltar
      atrás.

      ## Seus direitos

      Pela LGPD (Lei 13.709/2018) você pode pedir acesso, correção, cópia e exclusão do que
      a lei não obriga a guardar. Use o formulário de atendimento, tipo Outro assunto. Se não ficar
      satisfeito, procure a ANPD.
    `,
    EN: `
      ## What we keep

      - What you tell us when you register and in the security centre.
      - Your logins: time, device and IP address, to protect the account.
      - Your movements of money and your rounds, which the law makes us keep.
      - What you write in the feedback form.

      ## What for

      To run the account, pay and charge correctly, keep out fraud and minors, and obey the
      law. We sell no data and make no advertising profiles of it.

      ## Cookies and measurement

      The site keeps in the browser the language, the session and, if you ask for it, the
      remembered user for one day. Audience measurement is loaded only after you allow it,
      and you can take that back.

      ## Your rights

      Under the LGPD (Law 13,709/2018) you may ask for access, correction, a copy, and
      deletion of what the law does not make us keep. Use the feedback form, type Other. If
      you are not satisfied, turn to the ANPD.
    `,
  },
}
