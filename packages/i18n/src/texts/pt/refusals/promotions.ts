import type { promotionRefusals } from '@trevo/contract/refusals/promotions.ts'

/** Recusas de promoções e de bônus. */
export const texts = {
  'promotion.unknown': 'Esta promoção não existe.',
  'promotion.closed': 'Esta promoção não está aberta agora.',
  'promotion.not_met': 'As condições ainda não foram cumpridas. Veja o que falta.',
  'promotion.taken': 'Você já recebeu esta promoção.',
  'promotion.used_up': 'Esta promoção já se esgotou.',
  'promotion.code_invalid': 'Este código não existe. Confira e tente de novo.',
  'promotion.member_excluded': 'Promoções não estão disponíveis para esta conta.',
  'promotion.bet_needed':
    'A lei só permite entregar isto depois de uma aposta liquidada com dinheiro real. Fica guardado para você.',
  'promotion.play_first': 'Faltam R$ {stakes} em apostas contabilizadas para resgatar.',
  'promotion.over_bound':
    'Com esta, as promoções em andamento devolveriam juntas {sum}% das apostas contabilizadas. O limite é {bound}%. Encerre outra promoção ou reduza uma taxa.',
  'promotion.draft_unknown': 'Este rascunho não existe mais.',
  'promotion.draft_changed':
    'Outra pessoa salvou este rascunho enquanto você escrevia. Seu texto continua aqui; compare e salve de novo.',
  'promotion.draft_faulty': 'O rascunho ainda não pode ser publicado. Veja a verificação.',
  'promotion.not_simulated': 'Simule o custo de um mês desta versão antes de publicar.',
  'segment.unknown': 'Este segmento não existe.',
  'segment.empty': 'Este segmento não tem clientes.',
  'segment.too_large': 'Este segmento tem mais de {max} clientes. Escolha um menor.',
  'segment.gift_invalid': 'Estas rodadas grátis não são válidas: {reason}.',
  'segment.changed': 'Outra pessoa mudou este segmento. Abra de novo e repita a mudança.',
  'segment.name_taken': 'Já existe um segmento com este nome.',
  'promotion.entry_unknown': 'Este pedido não existe.',
  'promotion.entry_decided': 'Isto já foi decidido.',
  'promotion.picture_type': 'Escolha uma imagem png ou jpg.',
  'promotion.picture_too_large': 'Uma imagem pode ter no máximo 5 MB. Escolha uma menor.',
  'promotion.picture_unknown': 'Falta uma imagem. Escolha de novo.',
  'promotion.pictures_too_many': 'Você enviou muitas imagens hoje. Tente de novo amanhã.',
  'bonus.unknown': 'Não encontramos este bônus.',
  'bonus.ended': 'Este bônus já terminou.',
  'withdrawal.bonus_active':
    'Você tem {amount} em bônus ainda não liberado. Ao sacar, você abre mão dele: confirme que quer isso.',
} as const satisfies Record<keyof typeof promotionRefusals, string>
