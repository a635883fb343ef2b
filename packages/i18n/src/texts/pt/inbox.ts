import type { Message } from '../../translate.ts'
import type { InboxKey } from '../en/inbox.ts'

export const texts = {
  'deposit_credited.subject': 'Depósito de {amount} no seu saldo',
  'deposit_credited.content': 'Seu Pix de {amount} caiu em {at} e já está no seu saldo.',
  'deposit_late.subject': 'Seu depósito de {amount} chegou',
  'deposit_late.content':
    'O banco demorou para confirmar o Pix que você pagou em {paidAt}. O valor de {amount} entrou no seu saldo em {at}.',
  'deposit_failed.subject': 'O Pix de {amount} não foi gerado',
  'deposit_failed.content':
    'Não conseguimos gerar o código Pix. Nada foi cobrado; tente de novo em alguns minutos.',
  'deposit_held.subject': 'Seu Pix de {amount} está em análise',
  'deposit_held.content':
    'Recebemos o Pix, mas o banco ainda não informou quem pagou. Assim que informar, o valor entra no seu saldo ou volta para a conta de origem.',
  'deposit_sent_back.subject': 'Seu Pix de {amount} será devolvido à conta de origem',
  'deposit_sent_back.content': 'Não foi possível creditar o valor no seu saldo. {reason}',
  'deposit_unclaimed.subject': 'Não conseguimos devolver seu Pix de {amount}',
  'deposit_unclaimed.content':
    'O banco de origem não aceita mais a devolução. O valor está guardado em seu nome: fale com o atendimento.',
  'deposit_reversed.subject': 'O banco estornou {amount} de um depósito seu',
  'deposit_reversed.content':
    'O banco de origem do seu Pix contestou o pagamento e estornou {amount} (devolução MED). {fromBalance} foram descontados do seu saldo.',
  'deposit_reversed.owed':
    'Ainda falta o valor de {owed}, que será descontado dos seus próximos depósitos e ganhos.',
  'deposit_reward_reversed.subject': 'O bônus de {amount} foi estornado com o depósito',
  'deposit_reward_reversed.content':
    'O depósito foi estornado pelo banco, e com ele os {amount} que você ganhou em uma promoção. {fromBalance} foram descontados do seu saldo.',
  'deposit_reward_reversed.owed':
    'Ainda falta o valor de {owed}, que será descontado dos seus próximos depósitos e ganhos.',
  'withdrawal_paid.subject': 'Saque de {amount} pago',
  'withdrawal_paid.content': 'Enviamos {amount} para {payee} em {at}.',
  'withdrawal_rejected.subject': 'Saque de {amount} recusado',
  'withdrawal_rejected.content': 'O valor voltou para o seu saldo.',
  'withdrawal_rejected.remark': 'Motivo: {remark}',
  'withdrawal_failed.subject': 'Saque de {amount} não realizado',
  'withdrawal_failed.content': 'O valor voltou para o seu saldo. {failure}',
  'withdrawal_returned.subject': 'Saque de {amount} devolvido',
  'withdrawal_returned.content':
    'O banco de destino devolveu o pagamento. O valor está de volta no seu saldo, com a taxa, se houve.',
  'withdrawal_question.subject': 'Temos uma pergunta sobre o seu saque de {amount}',
  'withdrawal_question.content':
    '{text} Abra o saque para responder; ele segue assim que você responder.',
  'contract_offered.subject': 'Nova proposta de contrato',
  'contract_offered.content':
    '{giver} ofereceu um contrato a você. Veja as condições e responda na central do agente.',
  'statement_disputed.subject': 'Demonstrativo contestado',
  'statement_disputed.content':
    '{from} contestou um demonstrativo. Leia o motivo e responda na central do agente.',
  'dispute_answered.subject': 'Resposta à sua contestação',
  'dispute_answered.content': '{from} respondeu. Leia a resposta na central do agente.',
  'agent_message.subject': 'Mensagem do seu agente',
  'agent_message.content': '{text}',
  'team_message.subject': 'Mensagem de {from}, da sua equipe',
  'team_message.content': '{text}',
  'account_impeded.subject': 'Sua conta está impedida de apostar',
  'account_impeded.content':
    'O registro central de pessoas impedidas de apostar tem o seu CPF. Você pode sacar o saldo até {at}; depois, o que sobrar vai para a sua conta bancária e a conta é encerrada. Veja o motivo em Minha conta.',
  'play_noticed.subject': 'Como você tem jogado',
  'play_noticed.content':
    'Algumas coisas no seu jeito de jogar mudaram nos últimos tempos. “Como eu jogo” mostra quais, com limites que você pode definir e pessoas com quem conversar. Nada muda na sua conta.',
  'play_talk.subject': 'Queremos conversar com você',
  'play_talk.content':
    'Seu jeito de jogar mudou bastante nas últimas semanas. Abrimos uma conversa no atendimento e propomos um limite menor, que você aceita com um toque em “Como eu jogo”. Enquanto isso não se acalmar, não enviamos ofertas; o que você já ganhou continua seu.',
  'play_talk.opening':
    'Olá! Percebemos que seu jeito de jogar mudou nas últimas semanas e queremos saber como você está. Escreva quando quiser; quem responde é uma pessoa da nossa equipe. Se preferir conversar com gente de fora, “Como eu jogo” tem contatos gratuitos.',
  'play_reviewed.subject': 'Uma pessoa vai olhar como você joga',
  'play_reviewed.content':
    'Estamos preocupados com o seu jeito de jogar. Uma pessoa da nossa equipe analisa em até {hours} horas e pode falar com você. Seu saldo e suas apostas abertas continuam seus. Em “Como eu jogo” você pode baixar um limite, fazer uma pausa e encontrar ajuda gratuita.',
  'feedback_answered.subject': 'Resposta à sua mensagem {reference}',
  'feedback_answered.content': 'Nossa resposta: {text}',
  'lottery_won.subject': 'Você ganhou {amount} em {lottery}',
  'lottery_won.content':
    'Seu bilhete do concurso {numero} de {lottery} ganhou {amount}. O prêmio já está no seu saldo, sem precisar resgatar.',
} as const satisfies Record<InboxKey, Message>
