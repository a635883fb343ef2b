import { indefiniteDaysMin } from '@trevo/contract/wps/security/exclusion.ts'
import type { SeededTopic } from './topic.ts'

export const start: SeededTopic = {
  id: 'start',
  title: { PT: 'Primeiros passos', EN: 'Getting started' },
  body: {
    PT: `
      ## Criar a conta

      - Toque em Criar conta e preencha os campos; os marcados com * são obrigatórios.
      - Escolha uma senha longa que você não use em outro lugar.
      - Aceite os termos de uso. É preciso ter 18 anos ou mais.

      Cada pessoa tem uma conta. Se um agente indicou você, o código dele já vem no link; você
      também pode digitá-lo, quando o campo aparece.

      ## Conhecer antes

      Em Conhecer sem criar conta, você vê o site sem cadastro. Para abrir jogos e usar a
      carteira, é preciso uma conta de verdade.

      ## Depois de entrar

      Em Minha área ficam seus dados, depósitos, extrato e apostas. O
      idioma muda no topo da página e vale também para as mensagens que enviamos.
    `,
    EN: `
      ## Create your account

      - Tap Sign up and fill in the fields; those marked with * are required.
      - Choose a long password that you use nowhere else.
      - Accept the terms of use. You must be 18 or older.

      Each person may have one account. If an agent invited you, their code is in the link; you
      can also enter it where the field is shown.

      ## Look around first

      With a trial account you can explore the site without registering. To open games and use
      the wallet you need a real account.

      ## Once you are in

      The personal center has your details, deposits, account record and betting record. You can
      change the language at the top of the page; it also applies to the messages we send.
    `,
  },
}

export const rounds: SeededTopic = {
  id: 'bets',
  title: { PT: 'Apostas e rodadas', EN: 'Bets and rounds' },
  body: {
    PT: `
      ## O que acontece em uma rodada

      A aposta sai do seu saldo quando a rodada começa e o prêmio entra quando ela termina.
      Uma rodada que começou vale, mesmo que a conexão caia: abra o jogo de novo para ver
      como ela terminou.

      Se a rodada não pôde começar, a aposta volta por inteiro para o saldo e aparece no extrato
      como devolvida.

      ## Onde conferir

      - A página Minhas apostas mostra cada rodada: jogo, hora, aposta, prêmio e situação.
      - O extrato mostra cada movimentação com o saldo depois dela.
      - A página de cada jogo da casa diz o retorno teórico (RTP) e a volatilidade.

      O retorno teórico é a média de muitas rodadas, não o que acontece em uma sessão.
      Resultados anteriores não influenciam a próxima rodada.
    `,
    EN: `
      ## What happens in a round

      The stake is taken from your balance when the round starts, and the payout is added when it
      ends. A round that has started counts even if the connection drops: open the game again to
      see how it ended.

      If a round could not start, the whole stake is returned to your balance and shown in your
      account record as returned.

      ## Where to check

      - The betting record shows every round: game, time, stake, payout and status.
      - The account record shows every transaction with the balance after it.
      - The page of each in-house game shows its return to player (RTP) and volatility.

      The return to player is the average over a very large number of rounds, not what happens in
      one session. Past results do not affect the next round.
    `,
  },
}

export const fairness: SeededTopic = {
  id: 'fairness',
  title: { PT: 'Verificar uma rodada', EN: 'Verifying a round' },
  body: {
    PT: `
      Nos jogos da casa, você não precisa confiar: pode verificar.

      ## Como funciona

      - Antes de você apostar, publicamos o SHA-256 de uma semente secreta. Com isso, ela
        não pode mais ser trocada.
      - Só depois de receber o hash, o seu aparelho escolhe a sua semente (ou você mesmo).
        Assim, nem nós nem você escolhemos conhecendo a semente do outro. O resultado vem das
        duas juntas e de um contador de rodadas sem saltos.
      - Quando você pede a troca de sementes, a secreta é revelada e pode ser comparada com o hash.

      ## Como verificar

      Abra Minhas apostas, escolha a rodada e toque em Ver a rodada e sua prova. O seu próprio
      navegador recalcula a rodada com as mesmas regras do jogo e compara com o que foi
      pago. O contador sem saltos mostra que nenhuma rodada foi descartada.

      Jogos de outros provedores seguem as regras e as certificações deles; a prova no
      navegador existe só para os jogos da casa.
    `,
    EN: `
      You do not have to trust our in-house games: you can verify them.

      ## How it works

      - Before you bet, we publish the SHA-256 hash of a secret seed. From then on the seed cannot
        be changed.
      - Only after it has received the hash, your device chooses your seed (or you choose it
        yourself). So neither side can choose knowing the other's. The outcome comes from both
        seeds and a round counter without gaps.
      - When you change seeds, the secret seed is revealed and can be compared with the hash.

      ## How to verify

      Open the betting record, choose the round and tap the proof. Your own browser recalculates
      the round with the same game rules and compares the result with what was paid. The counter
      without gaps shows that no round was left out.

      Games from other providers follow their own rules and certificates; proofs in the browser
      are only available for in-house games.
    `,
  },
}

export const limits: SeededTopic = {
  id: 'limits',
  title: { PT: 'Limites e jogo responsável', EN: 'Limits and responsible gaming' },
  body: {
    PT: `
      Apostar é um entretenimento que custa dinheiro: nunca é renda nem saída para dívidas. É
      proibido para menores de 18 anos.

      ## O que o site já faz

      - Todo jogo mostra há quanto tempo você está nele.
      - A página Minhas apostas mostra o resultado líquido de hoje, de 7 e de 30 dias.
      - Você pode encerrar a sua conta em Minha conta, quando quiser.
      - Em Pausa e exclusão, em Minha conta, você pode parar. A pausa dura 24 horas, 7, 30 ou 90
        dias ou 6 meses e termina sozinha. A autoexclusão dura de 30 dias a 1 ano ou fica sem prazo,
        vale em todos os sites da empresa e encerra a conta no fim. As duas valem na hora, e ninguém
        pode encurtar: nem você, nem o atendimento.
      - Sem prazo são no mínimo ${indefiniteDaysMin} dias. Depois, ela só termina se você pedir ao
        atendimento e dois operadores decidirem aceitar.
      - Durante a pausa não há jogos, depósitos nem ofertas. Você ainda pode entrar e sacar.

      ## Sinais de alerta

      - Apostar para recuperar o que perdeu.
      - Esconder de outras pessoas quanto joga.
      - Apostar com dinheiro emprestado ou reservado para contas e aluguel.

      ## Onde buscar ajuda

      CVV, apoio emocional gratuito, 24 horas: telefone 188 ou cvv.org.br. Jogadores
      Anônimos: jogadoresanonimos.com.br. Nos CAPS, do SUS, o atendimento também é gratuito.
    `,
    EN: `
      Betting is entertainment that costs money. It is never an income or a way out of debt. It
      is prohibited for anyone under 18.

      ## What the site does

      - Every game shows how long you have been playing.
      - The betting record shows your net result for today, 7 days and 30 days.
      - You can close your account in the security center at any time.
      - Under Pause and exclusion, in your account, you can stop. A pause lasts
        24 hours, 7, 30 or 90 days or 6 months and ends on its own. Self-exclusion lasts from 30 days
        to 1 year, or indefinitely, holds for all of the company’s sites and closes the account at
        its end. Both start immediately and cannot be shortened by you or by customer service.
      - Indefinitely means at least ${indefiniteDaysMin} days. After that it ends only if you ask
        customer service and two operators agree.
      - During a pause there are no games, deposits or offers. You can still log in and
        withdraw.

      ## Warning signs

      - Betting to win back what you lost.
      - Hiding from others how much you play.
      - Betting with borrowed money or money for bills or rent.

      ## Where to get help

      CVV, free emotional support around the clock in Brazil: call 188 or visit cvv.org.br.
      Gamblers Anonymous Brazil: jogadoresanonimos.com.br. The public CAPS centers also help free
      of charge.
    `,
  },
}
