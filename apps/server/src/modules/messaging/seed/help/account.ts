import type { SeededTopic } from './topic.ts'

export const security: SeededTopic = {
  id: 'security',
  title: { PT: 'Segurança da conta', EN: 'Account security' },
  body: {
    PT: `
      ## O que você pode fazer

      - Use uma senha longa que você não use em nenhum outro lugar. Senhas comuns são recusadas.
      - Ative a verificação em duas etapas em Minha conta.
      - Veja ali os aparelhos conectados e desconecte os que você não reconhece.
      - Em computadores de outras pessoas, não marque Lembrar senha.

      ## O que nós fazemos

      - Não guardamos a sua senha: só um hash dela (argon2id), que não pode ser revertido.
      - Senha, cadastro e códigos também são criptografados dentro da conexão segura.
      - Depois de várias senhas erradas, o acesso fica bloqueado por alguns minutos.
      - A sessão termina depois de 30 minutos sem uso e dura no máximo 12 horas. Trocar a senha
        encerra as outras sessões.

      Nunca pedimos senha nem código por telefone, SMS, e-mail ou rede social. Se pedirem,
      não somos nós: fale com o atendimento.
    `,
    EN: `
      ## What you can do

      - Use a long password that you use nowhere else. Common passwords are rejected.
      - Turn on two-step verification in the security center.
      - Check which devices are logged in there, and sign out of any you do not know.
      - On shared computers, leave Remember password unticked.

      ## What we do

      - We never store your password, only a one-way hash of it (argon2id).
      - Passwords, registration details and codes are also encrypted inside the secure
        connection.
      - After several wrong passwords, login is locked for a few minutes.
      - Sessions end after 30 minutes of inactivity and after 12 hours at the latest. Changing
        your password ends all other sessions.

      We never ask for a password or code by phone, SMS, email or social network. If someone
      does, it is not us: contact customer service.
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
      imagem. Você recebe um número de protocolo; guarde-o para acompanhar. Não é
      preciso ter conta.

      Ajuda bastante dizer a hora, o jogo ou o número do depósito. Nunca escreva a sua senha.

      ## Outros canais

      Os canais de atendimento aparecem no menu e no rodapé, e continuam disponíveis quando
      o site está em manutenção. Quem quer ser agente usa o mesmo formulário, tipo Quero ser
      agente.
    `,
    EN: `
      ## Feedback form

      Choose a question type, describe what happened in up to 200 characters and enter the code
      in the image. You receive a reference number; keep it for follow-up questions. You do not
      need an account.

      It helps to include the time, the game or the deposit number. Never include your password.

      ## Other channels

      You can find our customer service channels in the menu and at the bottom of the page. They
      stay available while the site is under maintenance. To become an agent, use the same form
      with the type Apply for agent.
    `,
  },
}
