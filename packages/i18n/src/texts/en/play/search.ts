import type { Message } from '../../../translate.ts'

/** The search and command palette. */
export const texts = {
  'search.title': 'Search',
  'search.field': 'Search for a game, provider or page',
  'search.results': 'Results',
  'search.recent': 'Recent searches',
  'search.actions': 'Go to',
  'search.popular': 'Hot right now',
  'search.all': { one: 'See {count} game', other: 'See all {count} games' },
  'search.none': 'Nothing found for “{words}”',
  'search.noneText': 'Check the spelling or try the provider’s name. Or try one of these:',
  'search.found': { one: '{count} result', other: '{count} results' },
  'search.failed': 'Search is not responding. Check your connection.',
  'search.move': 'choose',
  'search.open': 'open',
  'search.close': 'close',
  'search.theme.dark': 'Dark theme',
  'search.theme.light': 'Light theme',
  'search.theme.system': 'Device theme',
  'search.language': 'Change language: {name}',
  'search.words.money': 'pix money balance wallet',
  'search.words.account': 'account profile password security',
  'search.words.records': 'history bets statement movements',
  'search.words.help': 'help questions support service',
  'search.words.theme': 'theme appearance dark light mode',
  'search.words.language': 'language english portuguese',
} as const satisfies Readonly<Record<string, Message>>
