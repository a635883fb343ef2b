import { describe, expect, test } from 'vitest'
import { listViewOf } from './list-view.ts'

describe('what a game list requests', () => {
  const view = (path: string, query = '') => listViewOf(path, new URLSearchParams(query))

  test.each([
    ['/rng', '', { gameType: 'RNG' }, 'nav.RNG'],
    ['/rng', 'gameClassify=CRASH', { gameClassify: 'CRASH' }, 'nav.CRASH'],
    ['/hot', 'type=NEW', { isNew: '1' }, 'side.new'],
    ['/hot', '', { isHot: '1' }, 'home.hot'],
    ['/hot', 'type=ALL', {}, 'games.all'],
    ['/hot', 'search=tigre', { search: 'tigre' }, 'games.all'],
    ['/rng', 'type=HOT', { gameType: 'RNG', isHot: '1' }, 'nav.RNG'],
    [
      '/rng',
      'volatility=high,odd&rtp=9600&sort=RTP',
      { gameType: 'RNG', volatility: 'high', rtpMinBp: '9600', sort: 'RTP' },
      'nav.RNG',
    ],
    [
      '/rng',
      'feature=FREE_SPINS,JACKPOT&vassalage=JL,PG',
      { gameType: 'RNG', feature: 'FREE_SPINS,JACKPOT', vassalage: 'JL,PG' },
      'nav.RNG',
    ],
    ['/rng', 'rtp=1&sort=no&feature=no&volatility=', { gameType: 'RNG' }, 'nav.RNG'],
    ['/BGS', 'vassalage=BGS', { gameType: 'BGS', vassalage: 'BGS' }, 'nav.BGS'],
  ])('%s?%s', (path, query, filter, title) => {
    const { filter: asked, title: shown } = view(path, query)
    expect({ asked, shown }).toEqual({ asked: filter, shown: title })
  })
})
