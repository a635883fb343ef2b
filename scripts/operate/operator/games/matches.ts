import type { OperatorMatch } from '../../../../packages/contract/src/ops/sports.ts'
import {
  listOperatorMatches,
  resumeMarket,
  settleMarket,
  suspendMarket,
  voidMatch,
  withdrawCompetitor,
} from '../../../../packages/api-client/src/ops-endpoints.ts'
import type { Command, Given } from '../command.ts'
import { requireValue } from '../declined.ts'
import { at, rows } from '../describe.ts'

const matchOf = ({ id = '' }: Given) => ({ matchId: id })
const marketOf = ({ market, reason = '' }: Given) => ({ ...(market && { market }), reason })

const nameOf = ({ league, home, away, season }: OperatorMatch): string =>
  season ? `${league}: season ${season.number}` : `${league}: ${home} × ${away}`

const describeSeason = ({ season }: OperatorMatch): string[][] => {
  if (!season) return []
  const out = new Set(season.withdrawn.map(({ code }) => code))
  const namesOf = (isOut: boolean) =>
    season.competitors
      .filter(({ code }) => out.has(code) === isOut)
      .map(({ code, name }) => `${code} ${name}`)
      .join(', ')
  return [
    ['competitors', namesOf(false)],
    ['withdrawn', namesOf(true)],
  ]
}

const describeMatches = (matches: readonly OperatorMatch[]): string[] =>
  matches.length === 0
    ? ['There are no stakes on any match.']
    : rows([
        ['match', 'of', 'begins', 'status', 'score', 'bets', 'dearest choice', 'pays'],
        ...matches.map((one) => [
          one.matchId,
          nameOf(one),
          at(one.startsAt),
          one.status,
          one.score.join('-'),
          String(one.slipCount),
          one.choices[0] ? `${one.choices[0].market} ${one.choices[0].selection}` : '',
          one.choices[0]?.payout ?? '',
        ]),
      ])

const describeMatch = (one: OperatorMatch): string[] => [
  ...rows([
    ['match', `${one.matchId} ${nameOf(one)}`],
    ['status', `${one.status}, ${one.score.join('-')} at ${one.tick}`],
    ['suspended', one.suspendedMarkets.join(' ')],
    ...describeSeason(one),
  ]),
  '',
  ...rows([
    ['market', 'choice', 'bets', 'stakes', 'pays', 'other slips'],
    ...one.choices.map((choice) => [
      choice.market,
      choice.selection,
      String(choice.singleCount),
      choice.stake,
      choice.payout,
      String(choice.otherCount),
    ]),
  ]),
  '',
  ...rows(
    one.events.map(({ kind, at: when, operator, reason, detail }) => [
      at(when),
      kind,
      operator ?? '',
      reason ?? '',
      detail ?? '',
    ]),
  ),
]

const shown = (match: OperatorMatch) => ({ value: match, lines: describeMatch(match) })

/** What operators see of matches; one operator can stop them, results require two. */
export const matches: readonly Command[] = [
  {
    words: ['matches', 'list'],
    usage: 'matches list',
    what: 'matches with bets on them, and what each would cost at most',
    needs: [],
    run: async ({ api }) => {
      const value = await requireValue(api.call(listOperatorMatches, { query: {} }))
      return { value, lines: describeMatches(value.matches) }
    },
  },
  {
    words: ['matches', 'show'],
    usage: 'matches show ID',
    what: 'one match with every choice',
    needs: ['id'],
    run: async ({ api }, given) => {
      const value = await requireValue(api.call(listOperatorMatches, { query: matchOf(given) }))
      return { value, lines: value.matches.flatMap(describeMatch) }
    },
  },
  {
    words: ['matches', 'suspend'],
    usage: 'matches suspend ID --reason TEXT [--market KEY]',
    what: 'takes no more bets on a market, or on the match',
    needs: ['id', 'reason'],
    run: async ({ api }, given) =>
      shown(
        await requireValue(
          api.call(suspendMarket, { params: matchOf(given), body: marketOf(given) }),
        ),
      ),
  },
  {
    words: ['matches', 'resume'],
    usage: 'matches resume ID --reason TEXT [--market KEY]',
    what: 'takes bets again',
    needs: ['id', 'reason'],
    run: async ({ api }, given) =>
      shown(
        await requireValue(
          api.call(resumeMarket, { params: matchOf(given), body: marketOf(given) }),
        ),
      ),
  },
  {
    words: ['matches', 'void'],
    usage: 'matches void ID --reason TEXT',
    what: 'every bet on the match goes back; two operators say so',
    needs: ['id', 'reason'],
    run: async ({ api }, given) =>
      shown(
        await requireValue(
          api.call(voidMatch, { params: matchOf(given), body: { reason: given.reason ?? '' } }),
        ),
      ),
  },
  {
    words: ['matches', 'withdraw'],
    usage: 'matches withdraw ID --competitor CODE --reason TEXT',
    what: 'takes a competitor out of a season: bets on it go back, rule 4 for others; two say so',
    needs: ['id', 'competitor', 'reason'],
    run: async ({ api }, given) => {
      const body = { competitor: given.competitor ?? '', reason: given.reason ?? '' }
      return shown(
        await requireValue(api.call(withdrawCompetitor, { params: matchOf(given), body })),
      )
    },
  },
  {
    words: ['matches', 'settle'],
    usage: 'matches settle ID --market KEY --winners A,B --reason TEXT',
    what: 'settles a market by hand; two operators name the same choices, none gives stakes back; of places the first comes first: A,B=C',
    needs: ['id', 'market', 'reason'],
    run: async ({ api }, given) => {
      const winners = (given.winners ?? '').split(',').filter((one) => one !== '')
      const body = { market: given.market ?? '', winners, reason: given.reason ?? '' }
      return shown(await requireValue(api.call(settleMarket, { params: matchOf(given), body })))
    },
  },
]
