import { expect, test, type Page } from '@playwright/test'
import { openSession } from './people.ts'
import { demo, isHydrated, type Person, speak, storeToken } from './steps.ts'
import { onDatabase, runJob } from './system.ts'

// One story, step by step: the giver in Portuguese on a desktop, the receiver in English on a phone.
test.describe.configure({ mode: 'serial' })
test.use({ actionTimeout: 20_000 })

const north: Person = { username: 'agente.norte', password: demo.agent.password }
const phone = { width: 390, height: 844 }
const roundId = 'journey-dispute-1'
const reason = 'One round is missing.'
const answer = 'Conferi rodada por rodada: nenhuma falta.'

let [topToken, northToken] = ['', '']

const idOf = (name: string) =>
  `(select member_id from members.member where account_key like '%@${name}')`
const lastMonth = `date_trunc('month', now() at time zone 'America/Sao_Paulo')
  at time zone 'America/Sao_Paulo' - interval '10 days'`

const cleaning = [
  'truncate agents.contract cascade; truncate agents.run cascade',
  `delete from agents.team_hour t using agents.round r
   where r.round_id = '${roundId}' and t.hour = r.first_at and t.changed_seq = 0`,
  `delete from agents.round where round_id = '${roundId}'`,
]
const clean = () => onDatabase(...cleaning)

/**
 * A monthly dividend signed long ago, and a round of last month: bento staked 100.00 and won 60.00.
 * Together with the clean-up, because a run in between would have calculated the month without it.
 */
const prepare = () =>
  onDatabase(
    ...cleaning,
    `insert into agents.round select member_id, 'journey', '${roundId}', 1001, 'RNG', 1000000, 600000,
       hour, hour, path, 0
     from agents.node, (select date_trunc('hour', ${lastMonth}) as hour) at
     where member_id = ${idOf('bento.demo')}`,
    `insert into agents.team_hour select ${idOf(north.username)}, first_at, product, 0, 0, 0, 0,
       bet_minor, win_minor, 0, 0, 0 from agents.round where round_id = '${roundId}'`,
    `with signed as (
       insert into agents.contract (contract_id, brand_id, contract_type, product, giver_id,
         receiver_id, period, rate_bp, needs_approval, status, created_at, processed_at, signed_at)
       select gen_random_uuid(), brand_id, 'DIVIDEND', 'CONS', ${idOf(demo.agent.username)}, member_id,
         'M', 1000, true, 'A', at, at, at
       from agents.node, (select now() - interval '100 days' as at) then_
       where member_id = ${idOf(north.username)} returning contract_id)
     insert into agents.contract_tier select contract_id, 0, 0, 0, 0, 1000 from signed`,
  )

const visit = async (page: Page) => {
  await page.goto('/agentHome?page=agentDividendRecordCopy2')
  await isHydrated(page)
}

const beNorth = async (page: Page, baseURL: string | undefined) => {
  await page.setViewportSize(phone)
  await speak(page, 'EN', baseURL)
  await storeToken(page, northToken)
}

/** The giver's list of what the agents below are owed. */
const seeDisbursements = async (page: Page) => {
  await storeToken(page, topToken)
  await visit(page)
  await page.getByRole('tab', { name: 'Pagamentos aos meus agentes' }).click()
  return page.getByRole('article').filter({ hasText: north.username })
}

test.beforeAll(async () => {
  test.slow()
  topToken = await openSession(demo.agent)
  northToken = await openSession(north)
  await prepare()
})
test.afterAll(clean)

test('AGENT-5: on a phone the receiver disputes the month, which is recalculated at once', async ({
  page,
  baseURL,
}) => {
  await beNorth(page, baseURL)
  const statement = page.getByRole('article').filter({ hasText: 'Waiting for approval' })
  await runJob('agents_run_contracts')
  await expect(async () => {
    await visit(page)
    await expect(statement).toBeVisible({ timeout: 2_000 })
  }).toPass({ timeout: 60_000, intervals: [1_000] })
  // A tenth of the net loss, which counts up to 4 % of the 100.00 staked.
  await expect(statement).toContainText(/0\.40/)
  await statement.getByRole('button', { name: 'Dispute' }).click()
  await statement.getByLabel('What is wrong?').fill(reason)
  await statement.getByRole('button', { name: 'Send dispute' }).click()
  const dispute = statement.getByRole('region', { name: 'Dispute' })
  await expect(dispute).toContainText(reason)
  await expect(dispute).toContainText('matches the statement')
  await expect(statement.getByRole('button', { name: 'Dispute' })).toBeHidden()
})

test('AGENT-5, ROLE-9: on a desktop the giver answers, and disburses once', async ({ page }) => {
  const statement = await seeDisbursements(page)
  await expect(statement).toContainText(reason)
  await statement.getByLabel('Sua resposta').fill(answer)
  await statement.getByRole('button', { name: 'Responder' }).click()
  await expect(statement).toContainText(answer)
  await statement.getByRole('button', { name: 'Pagar', exact: true }).click()
  await expect(statement.getByText('Pago', { exact: true }).first()).toBeVisible()
  await expect(statement.getByRole('button', { name: 'Pagar', exact: true })).toBeHidden()
})

test('AGENT-5: the receiver reads the answer, and opens the round behind the month', async ({
  page,
  baseURL,
}) => {
  await beNorth(page, baseURL)
  await visit(page)
  const statement = page.getByRole('article').filter({ hasText: answer })
  await expect(statement.getByText('Paid', { exact: true }).first()).toBeVisible()
  await statement.getByRole('link', { name: 'See rounds in this period' }).click()
  await expect(page).toHaveURL(/page=personalHistoryCopy/)
  await expect(page.getByTitle(roundId)).toBeVisible()
})
