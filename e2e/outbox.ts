import { expect, type Page } from '@playwright/test'

type Message = {
  readonly channel: 'sms' | 'email'
  readonly to: string
  readonly text: string
  readonly sentAt: string
}

/** A Brazilian mobile number not used yet in this run, in its national form. */
export const newMobile = (): string => `119${80_000_000 + Math.floor(Math.random() * 19_999_999)}`

/** The newest message to a recipient since an instant, once the outbox has it. */
const findMessage = async (page: Page, to: string, sinceMs: number): Promise<Message> => {
  let found: Message | undefined
  await expect(async () => {
    const answer = await page.request.get('/dev/outbox', {
      headers: { Accept: 'application/json' },
    })
    const messages = (await answer.json()) as Message[] // the page's own format
    found = messages.find((one) => one.to === to && Date.parse(one.sentAt) >= sinceMs)
    expect(found).toBeDefined()
  }).toPass({ timeout: 15_000 })
  return found as Message // the loop only ends with one
}

/** The six digits that a phone or mailbox received. */
export const readCode = async (page: Page, to: string, sinceMs: number): Promise<string> => {
  const { text } = await findMessage(page, to, sinceMs)
  return /\b\d{6}\b/.exec(text)?.[0] ?? ''
}

/** The link of a mail. */
export const findMailedLink = async (page: Page, to: string, sinceMs: number): Promise<string> => {
  const { text } = await findMessage(page, to, sinceMs)
  return /https?:\/\/\S+/.exec(text)?.[0] ?? ''
}
