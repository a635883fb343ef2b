/** Refusals of identity cases. */
export const texts = {
  'kyc.required':
    'Confirme sua identidade antes de apostar. A página Identidade da sua conta mostra o que falta.',
  'kyc.unknown': 'Este caso não existe.',
  'kyc.decided': 'Nada pode ser alterado neste caso agora.',
  'kyc.under_way': 'Esta pessoa tem outro caso ainda sem decisão.',
  'kyc.incomplete': 'Ainda falta alguma coisa. Complete as etapas abertas.',
  'kyc.form_invalid': 'Confira o campo {field}.',
  'kyc.underage': 'Você precisa ter pelo menos 18 anos.',
  'kyc.data_differs': 'Isto difere do que consta na sua conta. Confira ou fale com o atendimento.',
  'kyc.picture_unreadable': 'Não conseguimos ler esta imagem. Envie uma foto em jpg, png ou webp.',
  'kyc.pictures_full': 'Foram enviadas fotos demais. Fale com o atendimento.',
  'kyc.handover_unknown': 'Este link já foi usado ou venceu. Abra um novo.',
  'kyc.lookup_unavailable': 'Não conseguimos consultar o CEP agora. Digite o endereço.',
  'kyc.cause_required': 'Escolha em que a recusa se baseia.',
  'kyc.document_expired': 'Este documento não vale mais.',
  'session.idle': 'Nada aconteceu aqui por um tempo. Confirme com sua senha para continuar.',
  'location.hidden':
    'Parece que você usa VPN, proxy ou Tor. Desligue para apostar; o saque funciona como sempre.',
  'location.elsewhere': 'A lei só permite apostar dentro do Brasil. O saque funciona como sempre.',
  'location.travel':
    'Seu local mudou mais rápido do que se viaja. Saia e entre de novo ou fale com o atendimento.',
  'location.unavailable': 'Não conseguimos verificar seu local agora. Tente de novo em instantes.',
} as const
