import type { LanguageCode } from '@trevo/languages/languages.ts'
import type { Hands } from './perform-task.ts'
import { loadWords } from './load-words.ts'
import type { roleOperator, startBackoffice } from './start-backoffice.ts'

type Office = Awaited<ReturnType<typeof startBackoffice>>

/** The languages that every task is performed in. */
export const taskLanguages = ['PT', 'EN'] as const satisfies readonly LanguageCode[]

/** A page of an operator who is signed in, and what tasks do on it. */
export const openDesk = async (office: Office, who?: ReturnType<typeof roleOperator>) => {
  const { opsUrl } = office.server
  const page = await office.browser.newPage({ viewport: { width: 1440, height: 900 } })
  page.setDefaultTimeout(45_000)
  const wrong: string[] = []
  page.on('pageerror', (error) => wrong.push(String(error)))
  await page.goto(opsUrl)
  await office.signIn(page, who)

  /** The side menu; the tab bar of phones has some of its links. */
  const menuLink = (to: string) => page.locator('nav').first().locator(`a[href="${to}"]`)
  await menuLink('/').waitFor()
  const dialog = () => page.locator('[role=dialog]')

  /** The start page in a language; answers its words. */
  const begin = async (language: LanguageCode) => {
    await page.evaluate(
      (code) => localStorage.setItem('trevo-ops', JSON.stringify({ language: code })),
      language,
    )
    await page.goto(opsUrl)
    await menuLink('/').waitFor()
    return loadWords(language)
  }

  /** To a record or page that the search box finds, by keyboard. */
  const find = async ({ press, paste }: Hands, text: string, entry: string): Promise<void> => {
    await press('Control+k')
    await page.waitForSelector('[role=dialog] input:focus')
    await paste(text)
    await chooseEntry(press, entry)
  }

  /** To a page by the first letters of its name, by keyboard. */
  const openPage = async ({ press, type }: Hands, name: string): Promise<void> => {
    await press('Control+k')
    await page.waitForSelector('[role=dialog] input:focus')
    await type(name.slice(0, 4))
    await chooseEntry(press, name)
  }

  const focused = '[role=menuitem][data-focused]'
  /** Moves down to the entry of the open menu and chooses it. */
  const chooseEntry = async (press: Hands['press'], entry: string): Promise<void> => {
    await page.locator('[role=menuitem]', { hasText: entry }).first().waitFor()
    for (let steps = 0; steps < 12; steps += 1) {
      const here = page.locator(focused)
      if ((await here.count()) > 0 && (await here.innerText()).includes(entry)) break
      await press('ArrowDown')
    }
    await press('Enter')
  }

  /** Confirms the open dialog from the keyboard; resolves when it is closed. */
  const confirm = async ({ press }: Hands): Promise<void> => {
    await press('Control+Enter')
    try {
      await dialog().waitFor({ state: 'detached' })
    } catch (error) {
      throw new Error(`The dialog stays: ${await dialog().innerText()}`, { cause: error })
    }
  }

  /** By the colleague of the demo: a second yes or no to what waits. */
  const colleague = async () => {
    const { rows } = await office.server.pool.query<{ id: bigint }>(
      `select id from identity.operator where username = 'operadora.demo'`,
    )
    return { operatorId: BigInt(rows[0]?.id ?? 0), username: 'operadora.demo', brandId: 1 }
  }

  /** What waits of a kind, newest first; who asked withdraws it, so that it can be asked again. */
  const takeWaiting = async (kind: string) => {
    const { rows } = await office.server.pool.query<{ id: string; input: unknown; by: bigint }>(
      `select id, input, asked_by as by from staff.change_request
       where kind = $1 and state = 'waiting' order by asked_at desc`,
      [kind],
    )
    const { approvals } = office.server.server.modules.staff
    for (const { id, by } of rows) {
      const requester = { operatorId: BigInt(by), username: 'requester', brandId: 1 }
      await approvals.withdrawChange({ requestId: id, by: requester })
    }
    return rows.map(({ input }) => input)
  }

  return {
    page,
    wrong,
    menuLink,
    dialog,
    begin,
    find,
    openPage,
    chooseEntry,
    confirm,
    colleague,
    takeWaiting,
  }
}
