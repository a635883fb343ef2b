import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { cpfOf } from '../../people/start-kyc-world.ts'
import { startChecksSandbox } from '../../people/start-checks-sandbox.ts'
import { openDesk, taskLanguages } from '../open-desk.ts'
import { performTask } from '../perform-task.ts'
import { findBarriers } from '../screens/check-screen.ts'
import { roleOperator, startBackoffice } from '../start-backoffice.ts'

const sandbox = await startChecksSandbox('Trevo Jogos Ltda:11222333000181')
const office = await startBackoffice({ environment: sandbox.sigapEnvironment })
afterAll(async () => {
  await office.close()
  await sandbox.stop()
})
const { pool, server } = office.server
const { limits, members, sigap, staff } = server.modules
const desk = await openDesk(office, roleOperator('conformidade.demo'))
const { page, menuLink, dialog } = desk

const idOf = async (username: string): Promise<bigint> => {
  const member = await members.findMemberByUsername(1, username)
  if (!member) throw new Error(`no member ${username}`)
  return member.memberId
}

const setCpf = (memberId: bigint, cpf: string) =>
  pool.query(
    `update members.member set tax_id = $2, born_on = coalesce(born_on, '1990-05-17') where member_id = $1`,
    [memberId, cpf],
  )

const lower = (value: string) =>
  limits.lowerMemberLimit({
    brandId: 1,
    username: 'ana.demo',
    operator: 'suporte.demo',
    reason: 'A pedido do membro',
    kind: 'deposit',
    period: 'week',
    value,
  })

const countIn = async (state: string): Promise<number> => {
  const { rows } = await pool.query<{ count: number }>(
    'select count(*)::integer as count from sigap.file where state = $1',
    [state],
  )
  return rows[0]?.count ?? 0
}

/** Files on their way are asked about until the receiver has decided on all of them. */
const awaitDecisions = () =>
  vi.waitFor(
    async () => {
      await sigap.sendFiles()
      const onTheWay = await Promise.all(['queued', 'sent', 'structure_ok'].map(countIn))
      expect(onTheWay).toEqual([0, 0, 0])
    },
    { timeout: 60_000, interval: 250 },
  )

/** Two members who pay in and stake. */
const play = async (): Promise<void> => {
  for (const username of ['ana.demo', 'bento.demo']) {
    const memberId = await idOf(username)
    await office.server.deposit(memberId, username, '300.00')
    await office.server.stake({
      memberId,
      amount: '20.00',
      nodeId: 1001,
      txnId: `stake ${username}`,
      roundId: `round ${username}`,
    })
  }
}

/** The files of what was played: its day is put back, because files are made of days that are over. */
const makeFiles = async (): Promise<void> => {
  await sigap.makeFiles()
  for (const table of ['wallet_day', 'play_day']) {
    await pool.query(`update sigap.${table} set day = day - 2`)
  }
  await sigap.makeFiles()
  await awaitDecisions()
}

beforeAll(async () => {
  // Under Brazil's rules nobody stakes before limits are set.
  await play()
  await office.server.change("update settings.brand set jurisdiction = 'br' where id = 1")
  await office.server.change(
    `insert into settings.rule (jurisdiction, key, effective_at, value, article, confidence)
     select 'br', 'sigapDueHour', now() - interval '40 days', '6', 'Manual do SIGAP, versão 3', 'M'`,
  )
  await lower('900.00')
  await lower('400.00')
  await setCpf(await idOf('bento.demo'), cpfOf(900_000_001))
  await setCpf(await idOf('ana.demo'), '12345678900')
  await makeFiles()
}, 180_000)

test.each(taskLanguages)(
  'task 39 in %s: every change of a rule of Brazil, and the history of a member’s limits',
  async (language) => {
    const t = await desk.begin(language)
    await performTask(page, 39, async (hands) => {
      const { click, read } = hands
      await click(menuLink('/rules'))
      await click(page.getByRole('button', { name: t('rules.tab.changes') }))
      const change = page.locator('main tbody tr', { hasText: t('rules.rule.sigapDueHour') })
      expect(await read(change.first())).toContain('Manual do SIGAP, versão 3')
      await desk.find(hands, 'ana.demo', 'ana.demo')
      await page.locator('main h1', { hasText: 'ana.demo' }).waitFor()
      await click(page.getByRole('button', { name: t('members.tab.limits') }))
      const history = page.locator('section', { hasText: t('members.limits.history') }).last()
      expect(await read(history.locator('tbody tr').first())).toContain('400')
      expect(await read(history.locator('tbody tr').nth(1))).toContain('900')
    })
    expect(await findBarriers(page)).toEqual([])
    expect(desk.wrong).toEqual([])
  },
)

test.each([
  ['PT', 'bettors'],
  ['EN', 'wallets'],
] as const)(
  'task 40 in %s: files of SIGAP, why one was rejected, and its correction',
  async (language, kind) => {
    const t = await desk.begin(language)
    const ana = await idOf('ana.demo')
    await performTask(page, 40, async (hands) => {
      const { click, choose, press, type, think, read } = hands
      await click(menuLink('/sigap'))
      const rejected = t('sigap.rejectedCount', { count: await countIn('rejected') })
      await read(page.locator('main').getByText(rejected))
      await choose(page.locator('[role=search] select[name=state]'), 'rejected')
      await page.waitForURL(/state=rejected/)
      await click(page.locator('tr[data-opens]', { hasText: t(`sigap.kind.${kind}`) }).first())
      const problem = page.locator('aside section', { hasText: t('sigap.problems') }).last()
      expect(await read(problem)).toContain('CPF')
      // The member's own data are put right by those who may; the file is made again from them.
      await setCpf(ana, cpfOf(900_000_002))
      think()
      await press('c')
      await dialog().locator('textarea:focus').waitFor()
      await type('CPF corrigido no cadastro')
      await desk.confirm(hands)
      // The second person's own decision from the inbox is not of this task.
      const [waiting] = [...(await staff.approvals.listWaiting(1, 'correctSigapFile')).values()]
      const requestId = waiting?.requestId ?? ''
      await staff.approvals.approveChange({ requestId, by: await desk.colleague() })
      await read(page.locator('aside', { hasText: t('sigap.state.corrected') }))
    })
    await awaitDecisions()
    const { rows } = await pool.query(
      `select version, state from sigap.file
       where kind = $1 and version = 2 or kind = $1 and state = 'corrected' order by version`,
      [kind],
    )
    expect(rows).toEqual([
      { version: 1, state: 'corrected' },
      { version: 2, state: 'accepted' },
    ])
    expect(await findBarriers(page)).toEqual([])
    await setCpf(ana, '12345678900')
  },
)
