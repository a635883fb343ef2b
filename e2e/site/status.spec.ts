import {
  showServiceStatus,
  type ServicePart,
  type ServiceStatus,
} from '@trevo/contract/wps/status/service-status.ts'
import { checkView } from '../axe.ts'
import { isHydrated } from '../steps.ts'
import { expect, test } from './site-test.ts'

const days = Array.from({ length: 30 }, (_, index) => ({
  day: new Date(Date.UTC(2026, 10, 1 + index)).toISOString().slice(0, 10),
  workingMin: index < 20 ? 0 : 1_400,
  slowMin: 0,
  downMin: index === 25 ? 40 : 0,
  offMin: 0,
  state:
    index < 20 ? ('unknown' as const) : index === 25 ? ('down' as const) : ('working' as const),
}))
const partOf = (change: Partial<ServicePart>): ServicePart => ({
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

test('from the footer a guest reads how each part works, and whose fault an incident was', async ({
  page,
  standIn,
}) => {
  standIn.answer(showServiceStatus, (): ServiceStatus => ({
    state: 'slow',
    answeredAt: '2026-11-30T15:00:30.000Z',
    opensAfterMin: 3,
    closesAfterMin: 5,
    credits: [
      {
        kind: 'deposits',
        minutes: 30,
        amount: '3.00',
        monthMax: '12.00',
        since: '2026-11-01T03:00:00.000Z',
      },
    ],
    creditShareBp: 10,
    parts: [
      partOf({}),
      partOf({ kind: 'deposits', state: 'slow', medianSec: 95, latePercent: 12 }),
      partOf({
        kind: 'vendor',
        vendor: { vassalage: 'TIG', name: 'Tigre Studio', nodeId: 11 },
        state: 'unknown',
        latePercent: null,
      }),
    ],
    incidents: [
      {
        incidentId: '0f3cf1ba-6f0e-4bd9-8a34-1f2f3f6f0001',
        kind: 'deposits',
        vendor: null,
        state: 'down',
        beganAt: '2026-11-28T14:50:00.000Z',
        endedAt: '2026-11-28T15:30:00.000Z',
        fault: 'institution',
        text: 'A instituição ficou sem energia.',
        credit: '3.00',
      },
    ],
  }))
  await page.goto('/')
  await isHydrated(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Status dos serviços' }).click()
  await expect(page).toHaveURL(/\/status$/)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { name: 'Parte do site está lenta' })).toBeVisible()
  await expect(main.getByText('12% passaram de 2 min.', { exact: false })).toBeVisible()
  await expect(main.getByRole('heading', { name: 'Tigre Studio' })).toBeVisible()
  await expect(main.getByText('Falha na instituição de pagamento.')).toBeVisible()
  await expect(main.getByText('até R$ 3,00 por falha', { exact: false })).toBeVisible()
  await expect(main.getByText('Crédito de até R$ 3,00 para quem foi atingido.')).toBeVisible()
  for (const size of ['phone', 'desktop'] as const) {
    expect(await checkView(page, { size }, 'the status page')).toEqual([])
  }
})
