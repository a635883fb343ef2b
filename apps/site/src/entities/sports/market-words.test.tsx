import { act, screen } from '@testing-library/react'
import type { Match } from '@trevo/contract/wps/sports/matches.ts'
import { expect, test, vi } from 'vitest'
import { useLanguage } from '../../core/language/language.tsx'
import { useText } from '../../core/language/use-text.ts'
import { showToMember, textOf } from '../../testing/show-to-member.tsx'
import { clockText } from './match-clock.ts'
import { marketName, pickName } from './market-words.ts'

type Words = {
  readonly t: ReturnType<typeof useText<'sports'>>
  readonly locale: string
}
const say = async (words: (with_: Words) => string, language: 'PT' | 'EN' = 'PT') => {
  const Said = () => (
    <p data-testid="said">{words({ t: useText('sports'), locale: useLanguage().locale })}</p>
  )
  await showToMember(<Said />, {}, { language })
  return textOf(await screen.findByTestId('said'))
}
const named = { sport: 'football', home: 'Onça', away: 'Gavião' } as const

test.each([
  ['full.result', 'football', 'Resultado final'],
  ['half.total:3', 'football', 'Total de gols, 1º tempo'],
  ['full.total:5', 'football', 'Total de gols'],
  ['full.total:5', 'esport', 'Total de mapas'],
  ['map1.total:41', 'esport', 'Total de rodadas, mapa 1'],
  ['full.winner', 'esport', 'Vencedor'],
  ['full.built', 'football', 'Aposta criada'],
  ['season.champion', 'football', 'Campeão'],
  ['nothing', 'football', 'nothing'],
] as const)('market %s of %s is called "%s"', async (key, sport, name) => {
  expect(await say(({ t }) => marketName(key, sport, t))).toBe(name)
})

test.each([
  ['full.result', '1', 'Onça'],
  ['full.result', '2', 'Gavião'],
  ['full.result', 'X', 'Empate'],
  ['full.double', '1X', 'Onça ou Empate'],
  ['full.handicap:3', '1', 'Onça +1,5'],
  ['full.handicap:3', '2', 'Gavião −1,5'],
  ['full.handicap:-2', '1', 'Onça −1'],
  ['full.handicap:-2', '2', 'Gavião +1'],
  ['full.handicap:0', '1', 'Onça 0'],
  ['full.total:5', 'over', 'Mais de 2,5'],
  ['full.total:4', 'under', 'Menos de 2'],
  ['full.both', 'yes', 'Sim'],
  ['full.both', 'no', 'Não'],
  ['full.exact', '2-1', '2–1'],
  ['full.exact', 'other', 'Outro placar'],
  [
    'full.built',
    'full.result=1,full.total:5=over',
    'Resultado final: Onça · Total de gols: Mais de 2,5',
  ],
  ['full.built', 'nonsense', ''],
  ['season.champion', 'ONC', 'ONC'],
])('in market %s the selection %s is called "%s"', async (key, selection, name) => {
  expect(await say(({ t }) => pickName(key, selection, named, t, ','))).toBe(name)
})

const timed = (change: Partial<Match>) =>
  ({
    status: 'live',
    sport: 'football',
    tick: 31,
    startsAt: '2026-03-10T12:00:00.000Z',
    ...change,
  }) as const
test.each([
  [{}, '31’'],
  [{ tick: 45 }, 'INT'],
  [{ sport: 'esport' }, 'Rodada 31'],
  [{ sport: 'esport', tick: 45 }, 'Rodada 45'],
  [{ status: 'ended' }, 'Fim'],
  [{ status: 'settled' }, 'Fim'],
  [{ status: 'void' }, 'Anulada'],
] as const)('a match with %o shows "%s"', async (change, told) => {
  expect(await say(({ t, locale }) => clockText(timed(change), t, locale))).toBe(told)
})

test('before it starts, a match shows its time, and the day if that is not today', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 2, 10, 8) })
  const at = (day: number) => new Date(2026, 2, day, 21, 5).toISOString()
  const told = (day: number) =>
    say(({ t, locale }) => clockText(timed({ status: 'scheduled', startsAt: at(day) }), t, locale))
  expect(await told(10)).toBe('21:05')
  act(() => document.body.replaceChildren())
  expect(await told(11)).toBe('11/03 21:05')
})
