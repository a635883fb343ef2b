/** Recusas da conversa com o atendimento. */
export const texts = {
  'chat.model_unknown': 'Este assunto não é mais atendido aqui. Escolha outro.',
  'chat.unknown': 'Não encontramos esta conversa. Comece outra.',
  'chat.ended': 'Esta conversa foi encerrada. Comece outra.',
  'chat.full': 'Esta conversa já está muito longa. Comece outra.',
  'chat.busy': 'Há muitas pessoas na fila agora. Tente de novo em alguns minutos.',
  'chat.too_many_open':
    'Há várias conversas abertas na sua rede. Encerre uma delas, entre na sua conta ou tente mais tarde.',
  'chat.guest_pictures_full':
    'No momento não é possível enviar mais imagens sem uma conta. Entre na sua ou descreva o que a imagem mostra.',
  'chat.pictures_too_many': 'Esta conversa já tem dez imagens. Descreva por escrito o que falta.',
  'chat.picture_type': 'Escolha uma imagem png ou jpg.',
  'chat.picture_too_large': 'Uma imagem pode ter no máximo 5 MB. Escolha uma menor.',
  'chat.picture_unknown': 'Esta imagem não existe mais.',
  'chat.no_address': 'Confirme antes o seu e-mail em Minha conta.',
  'chat.mailed': 'Acabamos de enviar. Veja a sua caixa de entrada ou peça de novo em dez minutos.',
  'desk.operator_unknown':
    'Nenhum operador desta marca com esse nome pode responder no atendimento.',
  'desk.notes_full': 'Já há notas demais aqui.',
  'desk.macro_unknown': 'Esta resposta pronta não existe mais.',
  'desk.macro_variable': '{variable} não pode ser preenchida. Use outra variável.',
  'desk.macros_full': 'Esta marca já tem 200 respostas prontas. Exclua uma antes.',
  'desk.ticket_unknown': 'Não há chamado com este número.',
  'desk.subjects_invalid': 'Estes assuntos não são válidos: {reason}.',
  'desk.subjects_changed': 'Os assuntos mudaram nesse meio-tempo. Confira de novo.',
} as const
