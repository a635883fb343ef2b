/** As `withdrawal`. */
export const texts = {
  'payee.invalid': 'Confira o campo {field}: algo não está certo.',
  'payee.key_unknown': 'Esta chave Pix não existe. Confira e tente de novo.',
  'payee.not_own':
    'Esta chave ou conta não é do CPF do seu cadastro, e só pagamos para contas suas. Se for sua, confira o CPF em Minha conta; se ele estiver errado, fale com o atendimento.',
  'payee.cpf_required': 'Cadastre antes seu CPF em Minha conta.',
  'payee.already_added': 'Você já cadastrou esta chave ou conta.',
  'payee.unknown': 'Não encontramos esta chave Pix ou conta.',
  'withdraw.bank.card.max': 'Você já tem {max}. Remova uma para incluir outra.',
  'withdrawal.amount_out_of_range': 'Digite um valor entre {min} e {max}.',
  'withdrawal.not_allowed': 'No momento, saques não estão disponíveis na sua conta.',
  'withdrawal.turnover_left': 'Você ainda precisa apostar {left} antes de sacar.',
  'withdrawal.deposit_taken_back':
    'Um banco estornou um depósito desta conta. Não é possível sacar até isso ser resolvido; ainda faltam {owed}.',
  'withdrawal.member_blocked':
    'Um operador bloqueou os saques deste membro. Libere antes, ou recuse.',
  'withdrawal.unknown': 'Não encontramos este saque.',
  'withdrawal.too_late': 'Este saque já está a caminho e não pode mais ser cancelado.',
  'withdrawal.question_open': 'Já há uma pergunta ao membro aguardando resposta.',
  'withdrawal.question_answered': 'Esta pergunta não espera mais resposta.',
  'withdrawal.picture_required': 'Inclua uma imagem do documento.',
  'withdrawal.picture_unreadable': 'Não conseguimos ler esta imagem. Envie um JPEG, PNG ou WebP.',
  'withdrawal.institution_unavailable': 'O banco não respondeu. Tente de novo em instantes.',
  'reconciliation.day_out_of_range': 'Escolha um dia dos últimos cinco anos que já começou.',
  'reconciliation.unknown': 'Não encontramos esta conciliação.',
  'reconciliation.finding_unknown': 'Esta diferença não está entre as deste dia.',
  'reconciliation.day_closed': 'Este dia está fechado.',
  'reconciliation.day_not_ready':
    'Diferenças ainda em aberto: {count}. Anote cada uma antes de fechar o dia.',
  'reconciliation.run_newer': 'Há uma comparação mais nova deste dia. Veja-a antes de fechar.',
  'cashier_settings.unknown': 'Esta marca não tem configurações de caixa.',
  'cashier_settings.unchanged': 'Nada difere das configurações atuais.',
  'cashier_settings.changed':
    'Outra pessoa alterou enquanto isso: {fields}. Compare e peça de novo.',
  'cashier_settings.invalid': 'Confira {field}: os limites se contradizem.',
  'peer_payment.unknown': 'Não encontramos este pagamento.',
  'peer_payment.answered': 'Este pagamento já foi respondido.',
  'peer_payment.proof_unreadable': 'Não conseguimos ler esta imagem. Envie um JPEG, PNG ou WebP.',
} as const
