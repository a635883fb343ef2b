import { generateCatalogue } from '@trevo/testkit/catalogue/generate-titles.ts'

const relay = '/wps/relay/GCSGAME_'
const types = ['RNG', 'LIVE', 'FISH', 'PVP']
const filters = ['volatility=low', 'feature=JACKPOT', 'rtpMinBp=9700', 'sort=NAME', 'isNew=1']

const headersOf = (language: string, moduleId: string) =>
  `host: 127.0.0.1\r\nlanguage: ${language}\r\nmoduleid: ${moduleId}\r\naccept-encoding: br\r\n`

const requestOf = (path: string, language: string, moduleId = 'GAMELO3'): string =>
  `GET ${path} HTTP/1.1\r\n${headersOf(language, moduleId)}\r\n`

/** What visitors of a lobby request: lists page by page, filters, home, sheets; in two languages. */
export const browsing = (): string[] =>
  ['PT', 'EN'].flatMap((language) => [
    ...types.flatMap((gameType) =>
      Array.from({ length: 20 }, (_, index) =>
        requestOf(
          `${relay}gameList?gameType=${gameType}&pageNo=${index + 1}&pageSize=20`,
          language,
        ),
      ),
    ),
    ...types.flatMap((gameType) =>
      filters.map((filter) =>
        requestOf(`${relay}gameList?gameType=${gameType}&${filter}`, language),
      ),
    ),
    ...Array.from({ length: 20 }, (_, index) =>
      requestOf(`${relay}gameDetail?nodeId=${100_001 + index * 97}`, language),
    ),
    requestOf(`${relay}newGameVendor?platform=html5-desktop`, language),
    requestOf(`${relay}gameVendor?platform=html5-desktop`, language),
    requestOf(`${relay}getVassGameType`, language, 'COMM3'),
    requestOf('/lgw/games/game_menus', language, 'COMM3'),
  ])

/** A missing letter, as in hasty typing. */
const misspelt = (name: string): string => `${name.slice(0, 2)}${name.slice(3)}`

/** Searches without an earlier result: prefixes, whole names, misspelt names, providers. */
export const searches = (count: number): string[] => {
  const { titles, vendors } = generateCatalogue({ titleCount: 20_000 })
  return Array.from({ length: count }, (_, index) => {
    const name = titles[(index * 7_919) % titles.length]?.namePt ?? ''
    const vendor = vendors[index % vendors.length]?.name ?? ''
    const text =
      [name.slice(0, 3), name, misspelt(name), vendor, `${name} ${vendor}`][index % 5] ?? ''
    // No game's return is this low: the number makes the request new without changing its answer.
    const query = `search=${encodeURIComponent(text)}&pageSize=20&rtpMinBp=${index % 90}`
    return requestOf(`${relay}gameList?${query}`, index % 2 === 0 ? 'PT' : 'EN')
  })
}

export const emptyRequest = 'GET /empty HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n'
