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

      Só recebemos de contas bancárias com o seu CPF e só pagamos para elas. Pagamentos de
      terceiros são devolvidos a quem pagou. O saldo não rende juros e não expira.

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

      Nesses casos podemos suspender a conta, e comunicar as autoridades quando a lei exige.
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
      By creating an account you accept these terms. If you do not agree with any of them, do
      not create an account.

      ## 1. Who may use the site

      You declare that you are 18 or older, that you play in your own name and with your own
      money, and that access is permitted where you are. Each person may have one account. It
      may not be lent, sold or shared.

      ## 2. Registration

      The information you provide must be true and up to date. We may ask for documents to
      confirm it, and limit the account until we receive them.

      ## 3. Deposits and balance

      Money is only transferred between us and bank accounts registered to your CPF. Payments by
      third parties are returned to the payer. Your balance bears no interest and does not
      expire.

      ## 4. Bets

      A bet is valid once the round has started and cannot be undone. An interrupted round
      continues where it stopped; if it could not start, the stake is returned to your balance.
      Obvious system errors, such as a payout that differs from the game rules, are corrected by
      a transaction shown in your account record.

      ## 5. Game rules

      The rules, return to player and limits shown in each game apply. You can recalculate every
      finished round of our in-house games; in case of doubt, the proof of the round decides.

      ## 6. What is not allowed

      - Using software or collusion to manipulate games, promotions or payments.
      - Opening more than one account or using someone else's.
      - Hiding your location to bypass a restriction.
      - Money laundering or any other crime.

      In these cases we may suspend the account and inform the authorities where the law
      requires it. Any lawfully obtained balance remains yours.

      ## 7. Responsible gaming

      You can close your account at any time, or start a break or self-exclusion in the security
      center; it takes effect immediately and nobody can shorten it. We never advertise
      guaranteed winnings, because they do not exist.

      ## 8. Availability

      Maintenance may be necessary and is announced on the site. It never changes a balance or
      the outcome of a round that has started.

      ## 9. Changes and governing law

      Changes to these terms are published here with their new date and apply from then on.
      Brazilian law applies, and disputes are heard by the courts where you live.
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
      - Suas movimentações de dinheiro e suas rodadas, que a lei exige guardar.
      - O que você escreve no formulário de atendimento.

      ## Para quê

      Para manter a conta, pagar e cobrar corretamente, impedir fraude e menores de idade, e
      cumprir a lei. Não vendemos dados e não os usamos para criar perfis de publicidade.

      ## Cookies e medição

      O site guarda no navegador o idioma, a sessão e, se você pedir, o usuário lembrado por
      um dia. A medição de audiência só carrega com a sua permissão, que você pode retirar
      quando quiser.

      ## Seus direitos

      Pela LGPD (Lei 13.709/2018) você pode pedir acesso, correção, cópia e exclusão do que
      a lei não obriga a guardar. Use o formulário de atendimento, tipo Outro assunto. Se não ficar
      satisfeito, procure a ANPD.
    `,
    EN: `
      ## What we store

      - The information you provide when you register and in the security center.
      - Your logins: time, device and IP address, to protect your account.
      - Your transactions and rounds, which we are required by law to keep.
      - What you write in the feedback form.

      ## What we use it for

      To run your account, pay and charge correctly, prevent fraud and underage play, and comply
      with the law. We do not sell your data or use it for advertising profiles.

      ## Cookies and analytics

      Your browser stores the language, the session and, if you choose it, your username for one
      day. Analytics is only loaded after you agree, and you can withdraw your consent at any
      time.

      ## Your rights

      Under the LGPD (Law 13,709/2018) you may request access to your data, correction, a copy,
      and deletion of anything we are not required by law to keep. Use the feedback form with
      the type Other. If you are not satisfied, you can contact the ANPD.
    `,
  },
}
