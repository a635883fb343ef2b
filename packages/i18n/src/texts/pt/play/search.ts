import type { Message } from '../../../translate.ts'
import type { texts as en } from '../../en/play/search.ts'

export const texts = {
  'search.title': 'Buscar',
  'search.field': 'Buscar jogo, provedor ou página',
  'search.results': 'Resultados',
  'search.recent': 'Buscas recentes',
  'search.actions': 'Ir para',
  'search.popular': 'Em alta agora',
  'search.all': { one: 'Ver {count} jogo', other: 'Ver os {count} jogos' },
  'search.none': 'Nada encontrado para “{words}”',
  'search.noneText': 'Confira a grafia ou tente o nome do provedor. Que tal um destes?',
  'search.found': { one: '{count} resultado', other: '{count} resultados' },
  'search.failed': 'A busca não respondeu. Confira sua conexão.',
  'search.move': 'escolher',
  'search.open': 'abrir',
  'search.close': 'fechar',
  'search.theme.dark': 'Tema escuro',
  'search.theme.light': 'Tema claro',
  'search.theme.system': 'Tema do aparelho',
  'search.language': 'Mudar o idioma: {name}',
  'search.words.money': 'pix dinheiro saldo carteira',
  'search.words.account': 'conta perfil senha segurança',
  'search.words.records': 'histórico apostas extrato movimentações',
  'search.words.help': 'ajuda dúvidas atendimento suporte',
  'search.words.theme': 'tema aparência modo claro escuro',
  'search.words.language': 'idioma língua inglês português',
} as const satisfies Record<keyof typeof en, Message>
