import { screen, within } from '@testing-library/react'
import type {
  ServiceDay,
  ServicePart,
  ServiceStatus,
} from '@trevo/contract/wps/status/service-status.ts'
import { expect, test, vi } from 'vitest'
import { pageText, showToMember, textOf } from '../../testing/show-to-member.tsx'
import { value } from '../../testing/stand-in-server.ts'
import { Status } from './status.tsx'

const dayOf = (index: number, state: ServiceDay['state']): ServiceDay => ({
  day: new Date(Date.UTC(2026, 10, 1 + index)).toISOString().slice(0, 10),
  workingMin: state === 'unknown' ? 0 : 1_430,
  slowMin: state === 'slow' ? 10 : 0,
  downMin: 0,
  offMin: 0,
  state,
})
const days = Array.from({ length: 30 }, (_, index) =>
  dayOf(index, index < 20 ? 'unknown' : index === 25 ? 'slow' : 'working'),
)
const part = (change: Partial<ServicePart>): ServicePart => ({
  kind: 'site',
  vendor: null,
  state: 'working',
  measuredAt: '2026-11-30T15:00:00.000Z',
  medianSec: null,
  latePercent: 0,
  waitingLate: null,
  windowMin: 15,
  lateAfterSec: 120,
  days,
  ...change,
})
const tigre = { vassalage: 'TIG', name: 'Tigre Studio', nodeId: 11 }
const status = (change: Partial<ServiceStatus> = {}): ServiceStatus => ({
  state: 'slow',
  answeredAt: '2026-11-30T15:00:30.000Z',
  opensAfterMin: 3,
  closesAfterMin: 5,
  credits: [],
  creditShareBp: 10,
  parts: [
    part({}),
    part({ kind: 'deposits', medianSec: 8, latePercent: 12, state: 'slow' }),
    part({
      kind: 'withdrawals',
      medianSec: 5_400,
      waitingLate: 2,
      latePercent: 4,
      windowMin: 60,
      lateAfterSec: 7_200,
    }),
    part({
      kind: 'vendor',
      vendor: tigre,
      state: 'unknown',
      measuredAt: null,
      latePercent: null,
      days: days.map(({ day }) => ({ ...dayOf(0, 'unknown'), day })),
    }),
  ],
  incidents: [
    {
      incidentId: '0f3cf1ba-6f0e-4bd9-8a34-1f2f3f6f0001',
      kind: 'deposits',
      vendor: null,
      state: 'slow',
      beganAt: '2026-11-30T14:50:00.000Z',
      endedAt: null,
      fault: null,
      text: null,
      credit: null,
    },
    {
      incidentId: '0f3cf1ba-6f0e-4bd9-8a34-1f2f3f6f0002',
      kind: 'vendor',
      vendor: tigre,
      state: 'down',
      beganAt: '2026-11-28T14:50:00.000Z',
      endedAt: '2026-11-28T15:30:00.000Z',
      fault: 'vendor',
      text: 'O provedor trocou um certificado.',
      credit: '2.00',
    },
  ],
  ...change,
})
const show = (shown = status(), language: 'PT' | 'EN' = 'PT') =>
  showToMember(<Status />, { '/wps/system/service-status': () => value(shown) }, { language })
const summaryOf = async () =>
  textOf((await screen.findAllByRole('heading', { level: 2 }))[0]?.closest('section'))
const cardOf = async (name: string) => {
  const card = (await screen.findByRole('heading', { level: 3, name })).closest('li')
  if (!card) throw new Error('no card')
  return card
}

test('the whole is said in plain words, and what has no data is not passed over', async () => {
  await show()
  const summary = await summaryOf()
  expect(summary).toContain('Parte do site está lenta')
  expect(summary).toContain('1 parte está sem dados agora.')
})

test('each part has its state and what was measured, in words', async () => {
  await show()
  const site = textOf(await cardOf('O site'))
  expect(site).toContain('Funcionando')
  expect(site).toContain('Pelo menos um servidor funcionou no último minuto.')
  const deposits = textOf(await cardOf('Depósitos por Pix'))
  expect(deposits).toContain('Lento')
  expect(deposits).toContain('Metade dos Pix caiu no saldo em até 8 s. 12% passaram de 2 min.')
  const withdrawals = textOf(await cardOf('Saques por Pix'))
  expect(withdrawals).toContain('Metade dos saques foi paga em até 90 min do pedido.')
  expect(withdrawals).toContain('2 saques pagos fora do prazo ou esperando além dele.')
})

test('what took less than a second is within one, not within none', async () => {
  await show(status({ parts: [part({ kind: 'deposits', medianSec: 0 })] }))
  expect(textOf(await cardOf('Depósitos por Pix'))).toContain('caiu no saldo em até 1 s.')
})

test('a vendor has its name, never its code, and is without data rather than working', async () => {
  await show()
  const vendor = textOf(await cardOf('Tigre Studio'))
  expect(vendor).toContain('Sem dados')
  expect(vendor).toContain('Ainda não foi medido.')
  expect(vendor).toContain('Nenhum dia medido')
  expect(pageText()).not.toContain('TIG')
})

test('the bar of 30 days is read out with the days that were not measured', async () => {
  await show()
  const bar = within(await cardOf('O site')).getByRole('img')
  expect(bar.getAttribute('aria-label')).toBe(
    'O site, últimos 30 dias: 9 sem falha, 1 com falha, 20 sem dados',
  )
  expect(bar.children).toHaveLength(30)
  expect(bar.querySelectorAll('[data-state="unknown"]')).toHaveLength(20)
  expect(textOf(await cardOf('O site'))).toContain('9 de 10 dias medidos sem falha')
})

test('incidents have begin and end, whose fault it was, and the words of the brand', async () => {
  await show()
  const open = textOf(await cardOf('Depósitos por Pix: lentidão'))
  expect(open).toContain('em andamento')
  const over = textOf(await cardOf('Tigre Studio: fora do ar'))
  expect(over).toMatch(/De .* a .*, 40 min/)
  expect(over).toContain('Falha no provedor. O provedor trocou um certificado.')
})

test('in English, without incidents', async () => {
  await show(status({ state: 'working', incidents: [] }), 'EN')
  expect(await summaryOf()).toContain('Everything we measure is working')
  expect(screen.getByText('No incident in the last 30 days.')).toBeTruthy()
})

test('without any measurement the page does not say that all is well', async () => {
  await show(status({ state: 'unknown', parts: [], incidents: [] }))
  const summary = await summaryOf()
  expect(summary).toContain('Não temos medições recentes')
  expect(summary).not.toContain('Tudo o que medimos')
})

test('if the server cannot be reached, the page says whose fault it is', async () => {
  await showToMember(<Status />)
  expect(await screen.findByText('Não conseguimos falar com os nossos servidores')).toBeTruthy()
  expect(screen.getByText(/A falha é nossa, não da sua internet/)).toBeTruthy()
})

test('without internet it does not blame the site', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await showToMember(<Status />)
  expect(await screen.findByText(/Seu aparelho está sem internet agora/)).toBeTruthy()
  vi.restoreAllMocks()
})

const rules = [
  {
    kind: 'withdrawals' as const,
    minutes: 90,
    amount: '5.00',
    monthMax: '20.00',
    since: '2026-11-01T03:00:00.000Z',
  },
]

test('who is hit by a fault reads what it gives, for what, and how it is bounded', async () => {
  await show(status({ credits: rules }))
  const heading = await screen.findByRole('heading', {
    name: 'Quando falhamos, você recebe um crédito',
  })
  const section = textOf(heading.closest('section'))
  expect(section).toContain('seu saque passou do prazo prometido durante a falha')
  expect(section).toContain(
    'Falha de 90 min ou mais: até R$ 5,00 por falha e até R$ 20,00 por mês.',
  )
  expect(section).toContain('0,10% do que você já apostou')
})

test('an incident that gives a credit says how much, and without a rule nothing is promised', async () => {
  await show(status(), 'EN')
  const list = await screen.findAllByRole('listitem')
  const hit = list.map(textOf).filter((text) => text.includes('for each affected member'))
  expect(hit).toHaveLength(1)
  expect(hit[0]).toContain('Credit of up to R$2.00 for each affected member.')
  expect(screen.queryByRole('heading', { name: 'When we fail, you get a credit' })).toBeNull()
})
