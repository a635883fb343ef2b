import type { Message } from '../../../translate.ts'
import type { texts as en } from '../../en/every-page/games.ts'

export const texts = {
  'games.new': 'Novo',
  'games.addFavourite': 'Favoritar {name}',
  'games.removeFavourite': 'Remover {name} dos favoritos',
  'games.about': 'Sobre {name}',
  'games.maintenance': 'Em manutenção',
  'games.all': 'Todos os jogos',
  'games.more': 'Carregar mais',
  'games.none': 'Ainda não há jogos aqui',
  'games.noneText': 'Novos jogos chegam em breve. Enquanto isso, veja o que está em alta.',
  'games.noneLeft': 'Nenhum jogo com estes filtros',
  'games.noneLeftText': 'Remova um deles para ver mais.',
  'games.noneFound': 'Nada encontrado para “{search}”',
  'games.noneFoundText': 'Confira a grafia ou procure pelo nome do provedor.',
  'games.seeHot': 'Ver jogos em alta',
  'games.clearSearch': 'Limpar a busca',
  'games.results': 'Resultados para “{search}”',
  'games.failed': 'Os jogos não carregaram',
} as const satisfies Record<keyof typeof en, Message>
