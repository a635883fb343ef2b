import { screen } from '@testing-library/react'
import type { PlayerRankProgress } from '@trevo/contract/wps/vip.ts'
import { expect, test } from 'vitest'
import { pageText, press, showToMember, textOf } from '../../testing/show-to-member.tsx'
import { refusal, value } from '../../testing/stand-in-server.ts'
import { RankPage } from './rank-page.tsx'

const rankPath = '/wps/relay/MCSFE_getPlayerRankProgress'
const benefitsPath = '/wps/relay/MCSFE_getLevelBenefits'

const level = (rankLevel: number, rankName: string) => ({
  rankLevel,
  rankName,
  monthlyTurnover: `${rankLevel}00.00`,
  totalTurnover: `${rankLevel}000.00`,
})
const progress: PlayerRankProgress = {
  playerRankName: 'Prata',
  playerRankLevel: 1,
  nextRankName: 'Ouro',
  periodDays: 30,
  monthlyTurnover: { actual: '50.00', expected: '200.00' },
  totalTurnover: { actual: '2000.00', expected: '2000.00' },
  levels: [level(0, 'Bronze'), level(1, 'Prata'), level(2, 'Ouro'), level(3, 'Diamante')],
}
const benefit = (rankLevel: number, upgrade: string, birthday: string) => ({
  rankLevel,
  upgrade,
  month: '1.00',
  rebate: '0.10',
  birthday,
})
const show = (
  change: Partial<PlayerRankProgress> = {},
  levels: readonly object[] = [],
  modules: Record<string, boolean> = { VIP: true, REWCEN3: true },
) =>
  showToMember(
    <RankPage />,
    {
      [rankPath]: () => value({ ...progress, ...change }),
      [benefitsPath]: () => value({ levels }),
    },
    { modules },
  )
const rung = async (name: string) => {
  const names = await screen.findAllByText(name, { selector: 'li b' })
  return names[0]?.closest('li')
}

test('MEMBER-6: the level, what is played in the period and in total, and what the next one asks', async () => {
  await show()
  expect(await screen.findByRole('heading', { name: 'Prata' })).toBeTruthy()
  expect(screen.getByText('Próximo nível: Ouro')).toBeTruthy()
  const text = pageText()
  expect(text).toContain('Apostado nos últimos 30 diasR$ 50,00 de R$ 200,00')
  expect(text).toMatch(/Apostado no total\s*Completo/)
  expect(text).not.toContain('R$ 2.000,00 de')
})

test('on the highest level there is no next one, and no bar', async () => {
  await show({
    nextRankName: null,
    monthlyTurnover: { actual: '50.00', expected: null },
    totalTurnover: { actual: '9.00', expected: null },
  })
  expect(await screen.findByText('Você está no nível mais alto.')).toBeTruthy()
  expect(pageText()).toContain('Apostado no totalR$ 9,00')
  expect(pageText()).not.toContain('de R$')
})

test('the ladder marks where the member is, what is passed, and what each level asks', async () => {
  await show()
  const here = await rung('Prata')
  expect(here?.getAttribute('aria-current')).toBe('step')
  expect(textOf(here)).toContain('Você está aqui')
  expect(textOf(here)).toContain('R$ 100,00 em 30 dias e R$ 1.000,00 no total')
  expect(textOf(here)).not.toContain('Completo')
  const passed = await rung('Bronze')
  expect(passed?.getAttribute('aria-current')).toBeNull()
  expect(textOf(passed)).toBe('BronzeNível inicialCompleto')
  expect(passed?.querySelector('[data-reached]')).not.toBeNull()
  expect(here?.querySelector('[data-reached]')).not.toBeNull()
  const next = await rung('Ouro')
  expect(textOf(next)).toBe('2OuroR$ 200,00 em 30 dias e R$ 2.000,00 no total')
  expect(next?.querySelector('[data-reached]')).toBeNull()
})

test('what a level pays is said only where it pays, and the birthday gift with its rule', async () => {
  await show({}, [
    benefit(0, '0.00', '0.00'),
    benefit(1, '5.00', '0.00'),
    benefit(2, '0.00', '9.00'),
  ])
  expect(await screen.findByText(/O presente de aniversário é o do nível/)).toBeTruthy()
  expect(textOf(await rung('Prata'))).toContain(
    'R$ 5,00 uma vez, R$ 1,00 em cada mês com apostas, rebate +0,10%',
  )
  expect(textOf(await rung('Prata'))).not.toContain('no aniversário')
  expect(textOf(await rung('Ouro'))).toContain('R$ 9,00 no aniversário, uma vez por ano')
  expect(textOf(await rung('Ouro'))).not.toContain('uma vez, R$')
  expect(textOf(await rung('Bronze'))).not.toContain('R$')
  expect(textOf(await rung('Diamante'))).not.toContain('uma vez')
})

test('without a birthday gift on any level its rule is not shown', async () => {
  await show({}, [benefit(1, '5.00', '0.00')])
  await screen.findByText(/uma vez, R\$/)
  expect(screen.queryByText(/O presente de aniversário/)).toBeNull()
})

test('where rewards are off, the benefits of the levels are not asked for', async () => {
  const server = await show({}, [], { VIP: true, REWCEN3: false })
  await screen.findByRole('heading', { name: 'Prata' })
  expect(server.to(benefitsPath)).toHaveLength(0)
})

test.each([
  ['the brand has no levels', { playerRankName: null, levels: [] }, { VIP: true }],
  ['the module is off', {}, { VIP: false, REWCEN3: true }],
])('a link to the account, and no ladder, where %s', async (_, change, modules) => {
  const server = await show(change, [], modules)
  expect(await screen.findByRole('heading', { name: 'Não há níveis VIP aqui' })).toBeTruthy()
  expect(screen.queryByText('Todos os níveis')).toBeNull()
  expect(server.to(rankPath)).toHaveLength(modules.VIP ? 1 : 0)
  expect(server.to(benefitsPath)).toHaveLength(0)
})

test('a failure can be tried again', async () => {
  let isDown = true
  await showToMember(<RankPage />, {
    [rankPath]: () => (isDown ? refusal('unknown.system.err', { status: 500 }) : value(progress)),
  })
  expect(await screen.findByText('Não conseguimos carregar seu nível')).toBeTruthy()
  isDown = false
  await press('Tentar de novo')
  expect(await screen.findByRole('heading', { name: 'Prata' })).toBeTruthy()
})
