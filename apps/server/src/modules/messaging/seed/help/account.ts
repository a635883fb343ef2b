import type { SeededTopic } from './topic.ts'

export const security: SeededTopic = {
  id: 'security',
  title: { PT: 'Segurança da conta', EN: 'Account security' },
  body: {
    PT: `
      ## O que você pode fazer

      - Use uma senha longa e só daqui. Senhas comuns são recusadas.
      - Ative a verificação em duas etapas em Minha conta.
      - Veja ali os aparelhos conectados e saia de qualquer um à distância.
      - Em computadores de outras pessoas, não marque Lembrar senha.

      ## O que nós fazemos

      - Não guardamos a sua senha: só um hash dela (argon2id), que não pode ser revertido.
      - Senha, cadastro e códigos vão criptografados também dentro da conexão segura.
      - Depois de várias senhas erradas, o acesso fica bloqueado por alguns minutos.
      - Sem uso, a sessão termina em 30 minutos; no máximo em 12 horas. Trocar a senha
        encerra as outras sessões.

      Nunca pedimos senha nem código por telefone, SMS, e-mail ou rede social. Se pedirem,
      não somos nós: fale com o atendimento.
    `,
    EN: `
      ## What you can do

      - Use a long password and only here. Common passwords are refused.
      - Turn on two-step verification in the security centre.
      - See there which devices are logged in and sign out of any of them.
      - On other people's computers do not tick Remember password.

      ## What we do

      - Your password is not kept: only a computation of it (argon2id) that does not lead back.
      - Password, registration and codes travel encrypted inside the secure connection as well.
      - After several wrong passwords access is locked for some minutes.
      - Without use a session ends after 30 minutes; after 12 hours at the latest. Changing
        the password ends the other sessions.

      We never ask for a password or a code by phone, SMS, e-mail or social network. If
      somebody does, it is not us: write to customer service.
    `,
  },
}

export const contact: SeededTopic = {
  id: 'contact',
  title: { PT: 'Fale com a gente', EN: 'Contact' },
  body: {
    PT: `
      ## Formulário de atendimento

      Escolha o assunto, conte em até 200 caracteres o que aconteceu e digite o código da
      imagem. Você recebe um número de protocolo; guarde-o para perguntar depois. Não é
      preciso ter conta.

      Ajuda bastante dizer a hora, o jogo ou o número do depósito. Nunca escreva a sua senha.

      ## Outros caminhos

      Os canais de atendimento aparecem no menu e no rodapé, e continuam disponíveis quando
      o site está em manutenção. Quem quer ser agente usa o mesmo formulário, tipo Quero ser
      agente.
    `,
    EN: `
      ## Feedback form

      Choose the subject, say in up to 200 characters what happened and enter the code in
      the image. You are given a reference number; keep it to ask about it later. You need
      no account.

      It helps a lot to say the time, the game or the number of the deposit. Never write
      your password.

      ## Other ways

      The channels of customer service are in the menu and at the foot of the page, and stay
      available while the site is under maintenance. To become an agent use the same form,
      type Apply for agent.
    `,
  },
}
