import { isNotFound, partAt } from './routes.tsx'

/** Query parameters that some page is rendered from, except those of pages behind the login. */
const names = new Set([
  'draws',
  'feature',
  'from',
  'game',
  'gameClassify',
  'gameCode',
  'lang',
  'league',
  'lottoGameCode',
  'lottoView',
  'match',
  'nodeId',
  'page',
  'part',
  'place',
  'roomId',
  'rtp',
  'search',
  'show',
  'sort',
  'tab',
  'type',
  'vassalage',
  'view',
  'volatility',
])

const nameOf = (part: string): string => new URLSearchParams(part).keys().next().value ?? ''

/**
 * The address that a page is rendered at on the server: without unused parameters, such as tokens and
 * advertising marks, and identical for all addresses that show no page. The rest is unchanged.
 *
 * @param url path with query
 */
export const pageAddress = (url: string): string => {
  const at = url.indexOf('?')
  const path = at < 0 ? url : url.slice(0, at)
  if (isNotFound(partAt(path))) return '/404'
  const query = at < 0 ? [] : url.slice(at + 1).split('&')
  const kept = query.filter((part) => names.has(nameOf(part)))
  return kept.length === 0 ? path : `${path}?${kept.join('&')}`
}
