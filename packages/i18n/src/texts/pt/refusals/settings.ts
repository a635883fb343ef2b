/** As `settings`. */
export const texts = {
  'brand.change_invalid': 'Este valor não é possível: {reason}.',
  'brand.nothing_changes': 'Já está assim.',
  'brand.changed': 'Alguém alterou isto nesse meio-tempo. Confira de novo.',
  'brand.rules_day': 'As regras começam em um dia futuro que ainda não tem regras.',
  'catalogue.unknown': 'Não encontramos este jogo ou fornecedor.',
  'catalogue.return_too_low':
    'A lei não permite oferecer aqui jogo com retorno abaixo de {percent}%.',
  'catalogue.listed_earlier':
    'Um jogo é novidade por {days} dias, e este entrou no catálogo antes disso.',
  'catalogue.limits_invalid': 'Estes tetos não são possíveis, ou já valem.',
  'content.unknown': 'Não encontramos este conteúdo.',
  'content.changed': 'Outra pessoa alterou este conteúdo. Abra de novo e compare.',
  'content.invalid': 'Este valor não é possível aqui: {reason}.',
  'content.picture_unknown': 'Esta imagem não está mais guardada. Envie de novo.',
  'content.picture_type': 'Este arquivo não é uma imagem PNG ou JPG.',
  'catalogue.room_invalid': 'Esta sala não é válida: {field}.',
  'catalogue.room_changed': 'Esta sala mudou nesse meio-tempo. Confira de novo.',
} as const
